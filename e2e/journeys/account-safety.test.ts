import { expect, type Page } from '@playwright/test'
import { callApi } from '../harness/apiCall.ts'
import { loginBody, newDeviceId } from '../harness/person.ts'
import {
  account,
  button,
  expectHome,
  labelledField,
  mainLink,
  reloadUntilLockedOut,
  logIn,
  PASSWORD,
  readDeviceToken,
  unlock,
} from '../pages/account/account.ts'
import { mailedLink } from '../pages/account/mailedLink.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { recentRecords } from '../pages/app/home.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { anotherDevice } from '../pages/sync/anotherDevice.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

test.use({ viewport: PHONE })

const NEW_PASSWORD = 'nine lanterns over the weir'
const addressOf = (username: string): string => `${username}@example.org`

async function openTask(page: Page, name: string): Promise<void> {
  await page.goto('/profile?section=account')
  await button(page, name).click()
}

test(
  '[D17, ACC-24] a forgotten password is set again by the mailed link, and every device asks for it',
  LONG,
  async ({ page, context, watch }) => {
    watch.expectError(/401/)
    const { username } = await signInNewPerson(page, startedServer())
    const other = await anotherDevice(context, PHONE)
    await other.goto('/forgot-password')
    await labelledField(other, account('email')).fill(addressOf(username))
    await button(other, account('linkSend')).click()
    await expect(other.getByText(account('passwordResetRequested'))).toBeVisible()

    await other.goto(await mailedLink(startedServer(), addressOf(username), 'reset-password'))
    await expect(other.getByText(addressOf(username))).toBeVisible()
    await labelledField(other, account('newPassword')).fill(NEW_PASSWORD)
    await other
      .getByRole('main')
      .getByRole('button', { name: account('resetPassword') })
      .click()
    await mainLink(other, account('logIn')).click()
    await logIn(other, username, NEW_PASSWORD)
    await expectHome(other)

    await reloadUntilLockedOut(page)
    await page.goto('/results/records')
    await unlock(page, NEW_PASSWORD)
    await expect(page).toHaveURL(/\/results\/records$/)
    await other.context().close()
  },
)

test('[D22, ACC-24] a new address counts once its own mail was opened', LONG, async ({ page }) => {
  const { username } = await signInNewPerson(page, startedServer())
  const email = `new-${addressOf(username)}`
  await openTask(page, account('changeEmail'))
  await labelledField(page, account('taskNewEmail')).fill(email)
  await labelledField(page, account('currentPassword')).fill(PASSWORD)
  await button(page, account('linkSend')).click()
  await expect(page.getByText(account('taskEmailSent', { email }))).toBeVisible()
  expect(await signsIn(email)).toBe(132)

  await page.goto(await mailedLink(startedServer(), email, 'change-email'))
  await page
    .getByRole('main')
    .getByRole('button', { name: account('verifyEmail') })
    .click()
  await expect.poll(() => signsIn(email)).toBe(0)
  expect(await signsIn(addressOf(username))).toBe(132)
})

/** The result code of a sign-in elsewhere with the password of the test people. */
async function signsIn(name: string): Promise<number> {
  const body = await loginBody({ username: name, email: '' }, newDeviceId())
  return (await callApi(startedServer(), 'core/login-user', body)).code
}

test(
  '[D17] signed out everywhere from one device, the other keeps its diary behind a sign-in',
  LONG,
  async ({ page, context, watch }) => {
    watch.expectError(/401/)
    const { username } = await signInNewPerson(page, startedServer())
    const other = await anotherDevice(context, PHONE)
    await other.goto('/login')
    await logIn(other, username)
    await expectHome(other)
    await recordPainFromHome(other, 6)

    await openTask(page, account('taskActivity'))
    await expect(page.getByText(account('taskThisDevice'), { exact: true })).toHaveCount(1)
    const sure = page.getByRole('alertdialog').getByRole('button', { name: account('taskEverywhere') })
    // Content that unfolds above the button moves it away from the pointer.
    await expect(async () => {
      await button(page, account('taskEverywhere')).click()
      await expect(sure).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await sure.click()
    await expect.poll(() => readDeviceToken(page)).toBe(null)

    await reloadUntilLockedOut(other)
    await other.goto('/home')
    await expect(other.getByText(account('diaryIsSafe'))).toBeVisible()
    await unlock(other)
    await expectHome(other)
    await expect(recentRecords(other).getByRole('link')).toHaveCount(1)
    await other.context().close()
  },
)

test(
  '[D24, ACC-18] an account is deleted by typing the word, and the link in the mail restores all of it',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const { username } = await signInNewPerson(page, startedServer())
    await recordPainFromHome(page, 4)
    await page.goto('/profile/delete-account')
    const submit = page.getByRole('main').getByRole('button', { name: account('deleteAccount'), exact: true })
    await expect(submit).toBeDisabled()
    await labelledField(page, account('typeDelete')).fill('delete')
    await expect(submit).toBeDisabled()
    await labelledField(page, account('typeDelete')).fill('DELETE')
    await submit.click()
    await expect(page.getByText(account('beingDeleted')).first()).toBeVisible()
    await page.goto('/login')
    await logIn(page, username)
    await expect(page.getByRole('alert').first()).toBeVisible()

    await page.goto(await mailedLink(startedServer(), addressOf(username), 'cancel-deletion'))
    await button(page, account('cancelDeletion')).click()
    await mainLink(page, account('logIn')).click()
    await logIn(page, username)
    await expectHome(page)
    await expect(recentRecords(page).getByRole('link')).toHaveCount(1)
  },
)
