import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { callApi } from '../harness/apiCall.ts'
import { mailsTo, newAccountNames } from '../harness/person.ts'
import {
  account,
  button,
  commonText,
  shownDatabaseName,
  endEverySession,
  expectHome,
  labelledField,
  reloadUntilLockedOut,
  logIn,
  registerWithoutActivation,
  recordPainWithoutAccount,
  newActivatedPerson,
  readDeviceToken,
  unlock,
} from '../pages/account/account.ts'
import { pageHeading } from '../pages/account/activation.ts'
import { registerAndSignIn, signInNewPerson } from '../pages/account/signIn.ts'
import { changeOwner } from '../pages/account/terms.ts'
import { findAxeFaults } from '../pages/app/axe.ts'
import { passTheIntro, startButton } from '../pages/app/onboarding.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const sync = await loadText('en', 'sync')

test.use({ viewport: PHONE })

async function expectReachable(page: Page): Promise<void> {
  expect(await findAxeFaults(page)).toEqual([])
}

test(
  '[D10, D21] a person who has not opened the mail asks for a new link with the password just typed',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/403/)
    const names = newAccountNames()
    await registerWithoutActivation(startedServer(), names)
    await page.goto('/login')
    await logIn(page, names.username)
    await expect(page.getByText(account('activationRequired'))).toBeVisible()
    await button(page, account('requestNewLink')).click()
    await expect(page.getByText(account('checkMail'))).toBeVisible()
    await expect.poll(async () => (await mailsTo(startedServer(), names.email)).length).toBe(2)
  },
)

async function mailedCode(email: string): Promise<string> {
  const codeIn = ({ text }: { text: string }) => /\b\d{6}\b|\b\d{3} \d{3}\b/.exec(text)?.[0]
  const codes = async () =>
    (await mailsTo(startedServer(), email)).map(codeIn).filter((code) => code !== undefined)
  await expect.poll(async () => (await codes()).length).toBe(2)
  return (await codes())[0] ?? ''
}

test(
  '[D19, ACC-19] the code out of the mail is the second half of a sign-in, and a new one can be had',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await newActivatedPerson(startedServer())
    await callApi({ ...startedServer(), session }, 'core/set-mfa', { on: true })
    await page.goto('/login')
    await logIn(page, session.username)
    await expect(pageHeading(page, account('sessionCodeTitle'))).toBeVisible()
    await expect(labelledField(page, account('sessionCode'))).toBeFocused()
    await expectReachable(page)
    await button(page, account('sessionCodeAgain')).click()
    await expect(page.getByText(account('sessionCodeSent'))).toBeVisible()
    const code = await mailedCode(`${session.username}@example.org`)
    await labelledField(page, account('sessionCode')).fill(`${code.slice(0, 3)} ${code.slice(-3)}`)
    await button(page, commonText('continue')).click()
    await expectHome(page)
  },
)

test(
  '[ACC-22, D24] an account deleted elsewhere: the diary is kept here, and is added to the next account',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await signInNewPerson(page, startedServer())
    await recordPainFromHome(page, 7)
    await expect(page.getByText(/Synced/)).toBeVisible()
    const database = await shownDatabaseName(page)
    await callApi({ ...startedServer(), session }, 'core/delete-user', undefined)
    await reloadUntilLockedOut(page)
    await page.goto('/token-outdated')
    await expect(pageHeading(page, account('sessionAccountDeleted'))).toBeVisible()
    await expectReachable(page)

    const file = page.waitForEvent('download')
    await button(page, sync('export')).click()
    expect((await file).suggestedFilename()).toMatch(/^reprieve-.*\.json$/)
    await button(page, account('sessionKeepDiary')).click()
    await expectHome(page)
    expect(await shownDatabaseName(page)).toBe(database)

    await registerAndSignIn(page, startedServer())
    await expect(page.getByText(/Synced/)).toBeVisible()
    await page.goto('/results/records')
    await expect(page.getByRole('main').getByText('7').first()).toBeVisible()
  },
)

test(
  '[ACC-22, D24] an account deleted elsewhere: the diary is deleted after two confirmations',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await signInNewPerson(page, startedServer())
    await callApi({ ...startedServer(), session }, 'core/delete-user', undefined)
    await reloadUntilLockedOut(page)
    await page.goto('/token-outdated')
    await expect(pageHeading(page, account('sessionAccountDeleted'))).toBeVisible()
    await button(page, sync('deleteDiary')).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: sync('deleteDiary') })
      .click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(labelledField(page, account('signInName'))).toBeVisible()
  },
)

test(
  '[SES-8, D24] an offline device that only knew of an ended session learns that its account was deleted',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await signInNewPerson(page, startedServer())
    await recordPainFromHome(page, 7)
    await expect(page.getByText(/Synced/)).toBeVisible()
    const formerToken = await readDeviceToken(page)
    // The person has left the page when the answer arrives.
    await page.goto('/urgent-help')
    await changeOwner(page, { token: null, endedBy: 'expired', formerToken })
    await callApi({ ...startedServer(), session }, 'core/delete-user', undefined)

    await page.goto('/home')
    await expect(page).toHaveURL(/\/token-outdated$/)
    await expect(pageHeading(page, account('sessionAccountDeleted'))).toBeVisible()
    await expect(page.getByText(account('sessionWriteMeanwhile'))).toBeVisible()
    await expectReachable(page)
    await button(page, account('sessionKeepDiary')).click()
    await expectHome(page)
  },
)

test('[SES-8, ACC-12] a locked device whose account is there stays locked', LONG, async ({ page, watch }) => {
  watch.expectError(/401/)
  const session = await signInNewPerson(page, startedServer())
  await endEverySession(startedServer(), session)
  await reloadUntilLockedOut(page)
  const asked = page.waitForResponse('**/core/login-user')
  await page.goto('/home')
  await asked
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(account('diaryIsSafe'))).toBeVisible()
  await page.reload()
  await unlock(page)
  await expectHome(page)
})

test(
  '[ACC-22, D24] beside a diary without an account it is taken along as a file, and the other one opens',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await newActivatedPerson(startedServer())
    await recordPainWithoutAccount(page)
    const other = await shownDatabaseName(page)
    await page.goto('/login')
    await logIn(page, session.username)
    await button(page, account('keepApart')).click()
    await expectHome(page)
    await callApi({ ...startedServer(), session }, 'core/delete-user', undefined)
    await reloadUntilLockedOut(page)
    await page.goto('/token-outdated')
    await expect(page.getByText(account('sessionHasOther'))).toBeVisible()
    await expect(button(page, account('sessionKeepDiary'))).toBeHidden()
    await expectReachable(page)
    const file = page.waitForEvent('download')
    await button(page, sync('export')).click()
    await file
    await button(page, sync('deleteDiary')).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: sync('deleteDiary') })
      .click()
    await expect(page).toHaveURL(/\/login$/)
    await page.goto('/')
    await startButton(page).click()
    await passTheIntro(page)
    expect(await shownDatabaseName(page)).toBe(other)
  },
)
