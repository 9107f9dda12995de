import { expect } from '@playwright/test'
import { createInvitationCode, newInstitution, registrationCode } from '../harness/institution.ts'
import {
  account,
  button,
  commonText,
  labelledField,
  mainLink,
  logIn,
  newActivatedPerson,
} from '../pages/account/account.ts'
import { pageHeading } from '../pages/account/activation.ts'
import {
  logInByInstitutionLink,
  endMembership,
  FULL_NAME,
  institutions,
  invitationPath,
  joinInstitution,
  sectionWithHeading,
} from '../pages/account/institution.ts'
import { LONG } from '../pages/app/shell.ts'
import { openQuestionnaireList } from '../pages/guide/questionnaires.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

test(
  '[D48, CONS-7, CONS-9, INST-21] invited by a code: log in, consent, see what the institution sees, withdraw',
  LONG,
  async ({ page }) => {
    const [{ slug, name }, { username }] = await Promise.all([
      newInstitution(startedServer()),
      newActivatedPerson(startedServer()),
    ])
    const code = await createInvitationCode(startedServer(), { slug, name }, `${username}@example.org`)
    await page.goto(invitationPath(slug, code))
    await expect(page.getByRole('region', { name })).toContainText('p***@example.org')
    await logInByInstitutionLink(page, invitationPath(slug, code), username)
    await joinInstitution(page, name)

    const seen = sectionWithHeading(page, institutions('seesTitle', { name }))
    await expect(seen).toContainText(institutions('seesNoDiary'))
    await expect(seen).toContainText(FULL_NAME)
    await endMembership(page, 'withdraw', name)
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
      newInstitution(startedServer(), { needs_registration_code: true }),
      newActivatedPerson(startedServer()),
    ])
    const code = await registrationCode(startedServer(), clinic)
    await page.goto('/login')
    await logIn(page, username)
    await expect(page).toHaveURL(/\/home$/)
    await openQuestionnaireList(page)
    await mainLink(page, institutions('haveCode')).click()
    const typed = labelledField(page, institutions('code'))
    // One character is wrong: the code stays in the field, and only that character is changed.
    const last = code.at(-1) === '2' ? '3' : '2'
    await typed.fill(code.slice(0, -1).toLowerCase() + last)
    await typed.press('Enter')
    await expect(typed).toHaveAccessibleDescription(/We don’t recognize this code/)
    await expect(typed).toBeFocused()
    await expect(typed).toHaveValue(code.slice(0, -1) + last)
    await typed.fill(code)
    await waitPastPress(page)
    await button(page, commonText('continue')).click()
    await expect(pageHeading(page, institutions('joinTitle', { name: clinic.name }))).toBeVisible()
    await expect(
      labelledField(page, account('registrationCode')),
      'it is known by which code they came',
    ).toHaveCount(0)
    await joinInstitution(page, clinic.name)
  },
)
