import { expect, type Browser, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { account, button, commonText, mainLink, logIn, expectHome } from '../pages/account/account.ts'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import {
  chooseSegment,
  country,
  profileField,
  openAboutMe,
  profile,
  saveProfile,
  saveProfileButton,
  profileToast,
  uploadAvatar,
} from '../pages/account/profile.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { menuNavigationText } from '../pages/app/menu.ts'
import { DESKTOP, LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const settings = await loadText('en', 'settings')
const sync = await loadText('en', 'sync')

test.use({ viewport: PHONE })

test(
  '[PROF-1, PROF-3, PROF-9] the profile is filled in without an account and offline, and leaving it asks first',
  LONG,
  async ({ page, context, watch }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    await skipIntroWithoutAccount(page)
    await openAboutMe(page)
    await context.setOffline(true)
    await profileField(page, account('fullName')).fill('Helen Winter')
    await profileField(page, account('height')).fill('170')
    await chooseSegment(page, account('unitFeetInches'))
    await expect(profileField(page, profile('inches'))).toHaveValue('7')
    await chooseSegment(page, account('unitStone'))
    await profileField(page, account('weight')).fill('9000')
    await country(page).selectOption('AT')
    await saveProfileButton(page).click()
    await expect(page.getByText(profile('weightOutOfRange'))).toBeVisible()
    await expect(profileField(page, account('weight'))).toBeFocused()

    await page.getByRole('link', { name: menuNavigationText('home'), exact: true }).click()
    const question = page.getByRole('alertdialog', { name: profile('leaveQuestion') })
    await question.getByRole('button', { name: commonText('cancel') }).click()
    await profileField(page, account('weight')).fill('9.85')
    await outlastPress(page)
    await saveProfile(page)
    await expect(saveProfileButton(page)).toBeDisabled()

    await context.setOffline(false)
    await page.goto('/profile?section=about_me')
    await expect(profileField(page, account('weight'))).toHaveValue('9.85')
    await chooseSegment(page, account('unitKilograms'))
    await expect(profileField(page, account('weight'))).toHaveValue('62.6')
    expect(await sidewaysScroll(page)).toBe(0)
  },
)

/** A form ignores presses for a moment, because of shaking hands. */
const outlastPress = (page: Page): Promise<void> => page.waitForTimeout(1_300)

/** The same person on another device. */
async function secondDevice(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  await page.goto('/login')
  await logIn(page, username)
  await expectHome(page)
  return page
}

test(
  '[SYNC 1.4, D24, ACC-18, ACC-22] two devices fill in different parts, and one deletes the account',
  LONG,
  async ({ page, browser, watch }) => {
    watch.expectError(/401/)
    const { username } = await signInNewPerson(page, startedServer())
    await openAboutMe(page)
    await profileField(page, account('fullName')).fill('Helen')
    await saveProfile(page)
    const other = await secondDevice(browser, username)
    await other.goto('/profile')
    await expect(profileField(other, account('fullName'))).toHaveValue('Helen')
    await country(other).selectOption('AT')
    await saveProfile(other)
    await profileField(page, account('fullName')).fill('Helen W.')
    await saveProfile(page)
    await expect(async () => {
      await page.goto('/profile?section=about_me')
      await expect(country(page)).toHaveValue('AT', { timeout: 15_000 })
      await other.goto('/profile?section=about_me')
      await expect(profileField(other, account('fullName'))).toHaveValue('Helen W.', { timeout: 15_000 })
    }).toPass()

    await page.goto('/profile?section=device')
    await mainLink(page, account('deleteAccount')).click()
    const download = page.waitForEvent('download')
    await button(page, sync('export')).click()
    expect((await download).suggestedFilename()).toMatch(/^reprieve-.*\.json$/)
    await page.getByLabel(account('typeDelete')).fill('delete')
    await expect(button(page, account('deleteAccount'))).toBeDisabled()
    await expect(page.getByText(profile('deleteNeedsWord'))).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/delete-account$/)
    await page.getByLabel(account('typeDelete')).fill('DELETE')
    await expect(button(page, account('deleteAccount'))).toBeEnabled()
    await expect(page.getByText(profile('deleteNeedsWord'))).toBeHidden()
    await outlastPress(page)
    await page.keyboard.press('Enter')
    await expect(profileToast(page, account('beingDeleted'))).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    const left = await page.evaluate('indexedDB.databases().then((all) => all.map(({ name }) => name))')
    expect(left).toEqual(['reprieve-device'])

    await other.goto('/profile')
    await expect(other.getByText(account('sessionAccountDeleted'))).toBeVisible()
    await other.context().close()
  },
)

test('[REL 1d] a picture that is too large is reported before it is sent', LONG, async ({ page }) => {
  await signInNewPerson(page, startedServer())
  await page.goto('/profile')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await uploadAvatar(page, { name: 'large.png', bytes: Buffer.alloc(2 * 1024 * 1024 + 1) })
  await expect(profileToast(page, account('avatarTooLarge'))).toBeVisible()
  expect(sent.filter((url) => url.includes('upload-avatar'))).toEqual([])
})

test('[D22, SET-25] each kind of mail has its own switch', LONG, async ({ page }) => {
  await signInNewPerson(page, startedServer())
  await page.goto('/subscriptions-preferences')
  const reminders = page.getByRole('switch', { name: settings('subscriptionReminders') })
  await expect(reminders).not.toBeChecked()
  await reminders.focus()
  await page.keyboard.press('Space')
  await expect(profileToast(page, settings('subscriptionsSaved'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: settings('subscriptionNewsletters') })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: settings('subscriptionReminders') })).toBeChecked()
  await page.getByRole('switch', { name: settings('subscriptionReminders') }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(settings('subscriptionsDelay'))).toBeVisible()
})
