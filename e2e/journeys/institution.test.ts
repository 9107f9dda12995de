import { expect } from '@playwright/test'
import { invite, newInstitution, registrationCode } from '../harness/institution.ts'
import { account, button, common, field, link, logIn, somebody } from '../pages/account.ts'
import { heading } from '../pages/activation.ts'
import {
  comeByLink,
  end,
  FULL_NAME,
  institutions,
  invitationPath,
  joinInstitution,
  partOf,
} from '../pages/institution.ts'
import { started } from '../pages/place.ts'
import { openList } from '../pages/questionnaires.ts'
import { waitForPress } from '../pages/steadyPress.ts'
import { test } from '../pages/watch.ts'
import { LONG } from '../pages/shell.ts'

test(
  '[D48, CONS-7, CONS-9, INST-21] invited by a code: log in, consent, see what is seen, withdraw',
  LONG,
  async ({ page }) => {
    const [{ slug, name }, { username }] = await Promise.all([newInstitution(started()), somebody(started())])
    const code = await invite(started(), { slug, name }, `${username}@example.org`)
    await page.goto(invitationPath(slug, code))
    await expect(page.getByRole('region', { name })).toContainText('p***@example.org')
    await comeByLink(page, invitationPath(slug, code), username)
    await joinInstitution(page, name)

    const seen = partOf(page, institutions('seesTitle', { name }))
    await expect(seen).toContainText(institutions('seesNoDiary'))
    await expect(seen).toContainText(FULL_NAME)
    await end(page, 'withdraw', name)
    await expect(page.getByRole('status').filter({ hasText: institutions('withdrawn') })).toBeVisible()
    await expect(page).toHaveURL(/\/institutions$/)
    await expect(page.getByText(institutions('noneTitle'))).toBeVisible()
  },
)

test(
  '[INST-26, INST-24] a code on paper: found from the questionnaires, mistyped, corrected, consented',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/404/)
    const [clinic, { username }] = await Promise.all([
      newInstitution(started(), { needs_registration_code: true }),
      somebody(started()),
    ])
    const code = await registrationCode(started(), clinic)
    await page.goto('/login')
    await logIn(page, username)
    await expect(page).toHaveURL(/\/home$/)
    await openList(page)
    await link(page, institutions('haveCode')).click()
    const typed = field(page, institutions('code'))
    // One letter is wrong: it stands there again, and only that is changed.
    const last = code.at(-1) === '2' ? '3' : '2'
    await typed.fill(code.slice(0, -1).toLowerCase() + last)
    await typed.press('Enter')
    await expect(typed).toHaveAccessibleDescription(/We don’t recognize this code/)
    await expect(typed).toBeFocused()
    await expect(typed).toHaveValue(code.slice(0, -1) + last)
    await typed.fill(code)
    await waitForPress(page)
    await button(page, common('continue')).click()
    await expect(heading(page, institutions('joinTitle', { name: clinic.name }))).toBeVisible()
    await expect(field(page, account('registrationCode')), 'it is known by which code they came').toHaveCount(
      0,
    )
    await joinInstitution(page, clinic.name)
  },
)
