import { expect, type Page } from '@playwright/test'
import {
  account,
  button,
  shownDatabaseName,
  expectHome,
  logIn,
  onboarding,
  recordPainWithoutAccount,
  newActivatedPerson,
} from '../pages/account/account.ts'
import { registerAndSignIn } from '../pages/account/signIn.ts'
import { LONG } from '../pages/app/shell.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const question = (page: Page) => page.getByRole('alertdialog')

test(
  '[ACC-10, D18] records written without an account are in an account created here, without a question',
  LONG,
  async ({ page }) => {
    await recordPainWithoutAccount(page)
    const before = await shownDatabaseName(page)
    await registerAndSignIn(page, startedServer())
    await expect(question(page)).toBeHidden()
    expect(await shownDatabaseName(page)).toBe(before)
  },
)

test(
  '[ACC-11, D18] an account from elsewhere asks first, and adds the diary of this device',
  LONG,
  async ({ page }) => {
    const { username } = await newActivatedPerson(startedServer())
    await recordPainWithoutAccount(page)
    const before = await shownDatabaseName(page)
    await page.goto('/login')
    await logIn(page, username)
    await expect(question(page)).toContainText(account('addDiaryTitle', { count: 1 }))
    await expect(question(page)).toContainText(onboarding('startWithoutAccount'))
    await expect(button(page, account('addDiary'))).toBeFocused()
    await button(page, account('addDiary')).click()
    await expectHome(page)
    expect(await shownDatabaseName(page)).toBe(before)
  },
)

for (const way of ['by its button', 'by Escape'] as const) {
  test(`[ACC-11, D18] kept separate ${way}, the account opens its own diary`, LONG, async ({ page }) => {
    const { username } = await newActivatedPerson(startedServer())
    await recordPainWithoutAccount(page)
    const before = await shownDatabaseName(page)
    await page.goto('/login')
    await logIn(page, username)
    await expect(question(page)).toBeVisible()
    if (way === 'by Escape') await page.keyboard.press('Escape')
    else await button(page, account('keepApart')).click()
    await expectHome(page)
    expect(await shownDatabaseName(page)).not.toBe(before)
    expect(await shownDatabaseName(page, 'anonymous')).toBe(before)
  })
}
