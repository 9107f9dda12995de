import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { button, choiceOnDevice, link } from '../pages/account.ts'
import { startWithoutAccount } from '../pages/deviceOwner.ts'
import { message, settings } from '../pages/menu.ts'
import {
  exportLink,
  fact,
  navigation,
  openSettings,
  saveButton,
  sectionName,
  switchOf,
  tellService,
} from '../pages/settings.ts'
import { chooseLanguage, languageField, LONG, PHONE } from '../pages/shell.ts'
import { savedBy } from '../pages/transfer.ts'
import { test } from '../pages/watch.ts'

const data = await loadText('en', 'data')

test.use({ viewport: PHONE })

test(
  '[SET-12, SET-8, D26] nothing is agreed to by a switch alone, and Restart now loads the app',
  LONG,
  async ({ page }) => {
    await tellService(page, { report_endpoint: 'https://reports.example.org/' })
    await startWithoutAccount(page)
    await openSettings(page, 'privacy')
    const usage = switchOf(page, 'Anonymous usage reporting')
    const crash = switchOf(page, 'Crash reporting')
    await expect(usage).not.toBeChecked()
    await expect(crash).not.toBeChecked()
    await crash.focus()
    await page.keyboard.press('Space')
    await page.reload()
    await expect(crash).not.toBeChecked()
    expect(await choiceOnDevice(page, 'privacy')).toBe(null)

    await crash.focus()
    await page.keyboard.press('Space')
    await saveButton(page).press('Enter')
    await expect(message(page)).toHaveText(settings('privacySaved'))
    await expect(sectionName(page, 'privacy')).toBeFocused()
    await expect(button(page, 'Restart now')).toHaveCount(0)
    await expect
      .poll(() => choiceOnDevice(page, 'privacy'))
      .toMatchObject({ value: { reportUsage: false, reportCrash: true, privacyAnswered: true } })

    await crash.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(settings('privacyChanged'))).toBeVisible()
    await expect
      .poll(() => choiceOnDevice(page, 'privacy'))
      .toMatchObject({ value: { reportUsage: false, reportCrash: false, privacyAnswered: true } })
    const loaded = page.waitForEvent('load')
    await button(page, 'Restart now').click()
    await loaded
    await expect(sectionName(page, 'privacy')).toBeVisible()
    await expect(crash).not.toBeChecked()
    await expect(button(page, 'Restart now')).toHaveCount(0)
  },
)

test('[SET-12] where the operator takes no reports that is said', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  await openSettings(page, 'privacy')
  await expect(page.getByText(settings('privacyNoEndpoint'))).toBeVisible()
})

test('[SET-13, D50] a prompt that is switched off stays so', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  await openSettings(page, 'notifications')
  const prompt = switchOf(page, settings('promptDarkTheme'))
  await expect(prompt).toBeChecked()
  await prompt.focus()
  await page.keyboard.press('Space')
  await expect(prompt).not.toBeChecked()
  await page.reload()
  await expect(prompt).not.toBeChecked()
  await expect(switchOf(page, settings('promptSignUp'))).toBeChecked()
  await expect(switchOf(page, settings('promptRate'))).toHaveCount(0)
})

test(
  '[SET-16, D50] the device tells what it keeps, and when it was last saved as a file',
  LONG,
  async ({ page }) => {
    await startWithoutAccount(page)
    await openSettings(page, 'device')
    await expect(fact(page, settings('storageUsed'))).toHaveText(/^About \d+(\.\d)? (kB|MB)$/)
    await expect(fact(page, settings('lastBackup'))).toHaveText(settings('noBackup'))
    await expect(fact(page, settings('lastSync'))).toHaveText(settings('onlyOnDevice'))
    await exportLink(page).click()
    await savedBy(page, data('exportMake'))
    await openSettings(page, 'device')
    await expect(fact(page, settings('lastBackup'))).toHaveText(/\d:\d\d/)
  },
)

test(
  '[SET-17, SET-6] a language is chosen in the settings, and `default` says which it is',
  LONG,
  async ({ page }) => {
    await startWithoutAccount(page)
    await openSettings(page, 'language')
    await expect(languageField(page).getByRole('option').first()).toContainText('English')
    await chooseLanguage(page, 'ko')
    const korean = await loadText('ko', 'settings')
    await expect(page.getByRole('heading', { level: 2, name: korean('language') })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: korean('language') })).toBeVisible()
  },
)

test('[SET-10] Reminders leads to their list', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  await openSettings(page)
  await page.getByRole('main').getByRole('link', { name: 'Reminders' }).click()
  await expect(page).toHaveURL(/\/notifications$/)
})

test('[SET-21] a mail app that does not open is told of', LONG, async ({ page }) => {
  await tellService(page, { links: { contact: 'mailto:help@example.org' } })
  await startWithoutAccount(page)
  await openSettings(page, 'general')
  await link(page, navigation('contactUs')).click()
  const mail = page.getByRole('main').locator('a[href="mailto:help@example.org"]')
  await expect(mail).toBeVisible()
  // No mail app takes the press here, and none is looked for.
  await page.evaluate(`addEventListener('click', (event) => event.preventDefault(), true)`)
  await mail.click()
  await expect(page.getByText('Unable to open mail app', { exact: true })).toBeVisible()
})
