import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { ask } from '../harness/apiCall.ts'
import { mailsTo, newNames } from '../harness/person.ts'
import {
  account,
  button,
  common,
  databaseShown,
  endEverySession,
  expectHome,
  field,
  lockedOut,
  logIn,
  notActivated,
  recordPainWithoutAccount,
  somebody,
  tokenOf,
  unlock,
} from '../pages/account.ts'
import { faultsOf } from '../pages/axe.ts'
import { heading } from '../pages/activation.ts'
import { passTheIntro, startButton } from '../pages/onboarding.ts'
import { started } from '../pages/place.ts'
import { recordPainOf } from '../pages/record.ts'
import { LONG, PHONE } from '../pages/shell.ts'
import { registerAndSignIn, somebodySignsIn } from '../pages/signedIn.ts'
import { changeOwner } from '../pages/terms.ts'
import { test } from '../pages/watch.ts'

const sync = await loadText('en', 'sync')

test.use({ viewport: PHONE })

async function expectReachable(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
}

test(
  '[D10, D21] who has not opened the mail asks for a new link with what was just typed',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/403/)
    const names = newNames()
    await notActivated(started(), names)
    await page.goto('/login')
    await logIn(page, names.username)
    await expect(page.getByText(account('activationRequired'))).toBeVisible()
    await button(page, account('requestNewLink')).click()
    await expect(page.getByText(account('checkMail'))).toBeVisible()
    await expect.poll(async () => (await mailsTo(started(), names.email)).length).toBe(2)
  },
)

async function mailedCode(email: string): Promise<string> {
  const codeIn = ({ text }: { text: string }) => /\b\d{6}\b|\b\d{3} \d{3}\b/.exec(text)?.[0]
  const codes = async () => (await mailsTo(started(), email)).map(codeIn).filter((code) => code !== undefined)
  await expect.poll(async () => (await codes()).length).toBe(2)
  return (await codes())[0] ?? ''
}

test(
  '[D19, ACC-19] the code out of the mail is the second half of a sign-in, and a new one can be had',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await somebody(started())
    await ask({ ...started(), session }, 'core/set-mfa', { on: true })
    await page.goto('/login')
    await logIn(page, session.username)
    await expect(heading(page, account('sessionCodeTitle'))).toBeVisible()
    await expect(field(page, account('sessionCode'))).toBeFocused()
    await expectReachable(page)
    await button(page, account('sessionCodeAgain')).click()
    await expect(page.getByText(account('sessionCodeSent'))).toBeVisible()
    const code = await mailedCode(`${session.username}@example.org`)
    await field(page, account('sessionCode')).fill(`${code.slice(0, 3)} ${code.slice(-3)}`)
    await button(page, common('continue')).click()
    await expectHome(page)
  },
)

test(
  '[ACC-22, D24] an account deleted elsewhere: the diary is kept here, and goes along to the next account',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await somebodySignsIn(page, started())
    await recordPainOf(page, 7)
    await expect(page.getByText(/Synced/)).toBeVisible()
    const database = await databaseShown(page)
    await ask({ ...started(), session }, 'core/delete-user', undefined)
    await lockedOut(page)
    await page.goto('/token-outdated')
    await expect(heading(page, account('sessionAccountDeleted'))).toBeVisible()
    await expectReachable(page)

    const file = page.waitForEvent('download')
    await button(page, sync('export')).click()
    expect((await file).suggestedFilename()).toMatch(/^reprieve-.*\.json$/)
    await button(page, account('sessionKeepDiary')).click()
    await expectHome(page)
    expect(await databaseShown(page)).toBe(database)

    await registerAndSignIn(page, started())
    await expect(page.getByText(/Synced/)).toBeVisible()
    await page.goto('/results/records')
    await expect(page.getByRole('main').getByText('7').first()).toBeVisible()
  },
)

test(
  '[ACC-22, D24] an account deleted elsewhere: the diary goes when that is said twice',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await somebodySignsIn(page, started())
    await ask({ ...started(), session }, 'core/delete-user', undefined)
    await lockedOut(page)
    await page.goto('/token-outdated')
    await expect(heading(page, account('sessionAccountDeleted'))).toBeVisible()
    await button(page, sync('deleteDiary')).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: sync('deleteDiary') })
      .click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(field(page, account('signInName'))).toBeVisible()
  },
)

test(
  '[SES-8, D24] a device that was away and only heard of an end learns that its account was deleted',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await somebodySignsIn(page, started())
    await recordPainOf(page, 7)
    await expect(page.getByText(/Synced/)).toBeVisible()
    const formerToken = await tokenOf(page)
    // Nobody is at the page any more when it is told.
    await page.goto('/urgent-help')
    await changeOwner(page, { token: null, endedBy: 'expired', formerToken })
    await ask({ ...started(), session }, 'core/delete-user', undefined)

    await page.goto('/home')
    await expect(page).toHaveURL(/\/token-outdated$/)
    await expect(heading(page, account('sessionAccountDeleted'))).toBeVisible()
    await expect(page.getByText(account('sessionWriteMeanwhile'))).toBeVisible()
    await expectReachable(page)
    await button(page, account('sessionKeepDiary')).click()
    await expectHome(page)
  },
)

test('[SES-8, ACC-12] a locked device whose account is there stays locked', LONG, async ({ page, watch }) => {
  watch.expectError(/401/)
  const session = await somebodySignsIn(page, started())
  await endEverySession(started(), session)
  await lockedOut(page)
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
    const session = await somebody(started())
    await recordPainWithoutAccount(page)
    const other = await databaseShown(page)
    await page.goto('/login')
    await logIn(page, session.username)
    await button(page, account('keepApart')).click()
    await expectHome(page)
    await ask({ ...started(), session }, 'core/delete-user', undefined)
    await lockedOut(page)
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
    expect(await databaseShown(page)).toBe(other)
  },
)
