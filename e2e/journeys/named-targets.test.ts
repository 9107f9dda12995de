import { expect } from '@playwright/test'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import { menuButton } from '../pages/app/menu.ts'
import { shellText, LONG } from '../pages/app/shell.ts'
import { test } from '../pages/sync/watch.ts'

/** The thirteen names with their parameters, and where they lead. */
const TARGETS = [
  ['common/createRecord', '?id=-3', '/records/create?id=-3'],
  ['common/createReflection', '?date=2026-01-01', '/reflections/create?date=2026-01-01'],
  ['common/settings', '', '/settings'],
  ['common/editMedicationsList', '', '/medications/list'],
  ['common/editPainConditionsList', '', '/conditions/list'],
  ['common/myProfile', '', '/profile?section=about_me'],
  ['common/createReport', '?section=range', '/reports/create?section=range'],
  ['common/searchMedication', '', '/medications/search'],
  ['common/editFactorMedicationsList', '', '/medications/factors'],
  ['common/editList', '?field=symptom', '/fields/editlist/symptom'],
  ['common/notifications', '', '/notifications'],
  ['auth/register', '?institution=7', '/register?institution=7'],
  ['home', '', '/home'],
] as const

test(
  '[ROUTE-4] the thirteen names are addresses too, and keep their parameters after a reload',
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
    for (const [name, query, path] of TARGETS) {
      await page.goto(`/${name}${query}`)
      await expect(page).toHaveURL(path)
      await page.reload()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('main')).not.toContainText(shellText('notFoundText'))
    }
  },
)

test(
  '[ROUTE-4] opened by name inside the app they lead to the same screens, and Back leads back',
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
    await page.goto('/test')
    for (const [name, , path] of TARGETS) {
      await menuButton(page, name).click()
      await expect(page).toHaveURL(new RegExp(`${path.split('?')[0]}(\\?|$)`))
      await page.goBack()
      await expect(page).toHaveURL('/test')
    }
  },
)

test(
  '[ROUTE-4, ROUTE-8] a visitor is asked to log in, and the place they wanted is remembered',
  LONG,
  async ({ page }) => {
    await page.goto('/common/settings')
    await expect(page).toHaveURL(/\/login\?redirect=%2Fsettings/)
  },
)
