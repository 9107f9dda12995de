import { expect } from '@playwright/test'
import { invite, newInstitution } from '../harness/institution.ts'
import { somebody } from '../pages/account.ts'
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
import { test } from '../pages/watch.ts'

test('[D48, CONS-7, CONS-9, INST-21] invited by a code: log in, consent, see what is seen, withdraw', async ({
  page,
}) => {
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
})
