import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { button, choiceOnDevice, mainLink } from '../pages/account/account.ts'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import { toastMessage, menuSettingsText } from '../pages/app/menu.ts'
import {
  settingsExportLink,
  deviceFact,
  navigationText,
  openSettings,
  saveSettingsButton,
  settingsSectionHeading,
  settingsSwitch,
  changeServiceStatus,
} from '../pages/app/settings.ts'
import { chooseLanguage, languageField, LONG, PHONE } from '../pages/app/shell.ts'
import { readSavedFile } from '../pages/sync/transfer.ts'
import { test } from '../pages/sync/watch.ts'

const data = await loadText('en', 'data')

test.use({ viewport: PHONE })

test(
  '[SET-12, SET-8, D26] nothing is agreed to by a switch alone, and Restart now loads the app',
  LONG,
  async ({ page }) => {
    await changeServiceStatus(page, { report_endpoint: 'https://reports.example.org/' })
    await skipIntroWithoutAccount(page)
    await openSettings(page, 'privacy')
    const usage = settingsSwitch(page, 'Anonymous usage reporting')
    const crash = settingsSwitch(page, 'Crash reporting')
    await expect(usage).not.toBeChecked()
    await expect(crash).not.toBeChecked()
    await crash.focus()
    await page.keyboard.press('Space')
    await page.reload()
    await expect(crash).not.toBeChecked()
    expect(await choiceOnDevice(page, 'privacy')).toBe(null)

    await crash.focus()
    await page.keyboard.press('Space')
    await saveSettingsButton(page).press('Enter')
    await expect(toastMessage(page)).toHaveText(menuSettingsText('privacySaved'))
    await expect(settingsSectionHeading(page, 'privacy')).toBeFocused()
    await expect(button(page, 'Restart now')).toHaveCount(0)
    await expect
      .poll(() => choiceOnDevice(page, 'privacy'))
      .toMatchObject({ value: { reportUsage: false, reportCrash: true, privacyAnswered: true } })

    await crash.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(menuSettingsText('privacyChanged'))).toBeVisible()
    await expect
      .poll(() => choiceOnDevice(page, 'privacy'))
      .toMatchObject({ value: { reportUsage: false, reportCrash: false, privacyAnswered: true } })
    const loaded = page.waitForEvent('load')
    await button(page, 'Restart now').click()
    await loaded
    await expect(settingsSectionHeading(page, 'privacy')).toBeVisible()
    await expect(crash).not.toBeChecked()
    await expect(button(page, 'Restart now')).toHaveCount(0)
  },
)

test('[SET-12] if the operator takes no reports the section says so', LONG, async ({ page }) => {
  await skipIntroWithoutAccount(page)
  await openSettings(page, 'privacy')
  await expect(page.getByText(menuSettingsText('privacyNoEndpoint'))).toBeVisible()
})

test('[SET-13, D50] a prompt that is switched off stays so', LONG, async ({ page }) => {
  await skipIntroWithoutAccount(page)
  await openSettings(page, 'notifications')
  const prompt = settingsSwitch(page, menuSettingsText('promptDarkTheme'))
  await expect(prompt).toBeChecked()
  await prompt.focus()
  await page.keyboard.press('Space')
  await expect(prompt).not.toBeChecked()
  await page.reload()
  await expect(prompt).not.toBeChecked()
  await expect(settingsSwitch(page, menuSettingsText('promptSignUp'))).toBeChecked()
  await expect(settingsSwitch(page, menuSettingsText('promptRate'))).toHaveCount(0)
})

test(
  '[SET-16, D50] the device section shows what is stored, and when it was last exported',
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
    await openSettings(page, 'device')
    await expect(deviceFact(page, menuSettingsText('storageUsed'))).toHaveText(/^About \d+(\.\d)? (kB|MB)$/)
    await expect(deviceFact(page, menuSettingsText('lastBackup'))).toHaveText(menuSettingsText('noBackup'))
    await expect(deviceFact(page, menuSettingsText('lastSync'))).toHaveText(menuSettingsText('onlyOnDevice'))
    await settingsExportLink(page).click()
    await readSavedFile(page, data('exportMake'))
    await openSettings(page, 'device')
    await expect(deviceFact(page, menuSettingsText('lastBackup'))).toHaveText(/\d:\d\d/)
  },
)

test(
  '[SET-17, SET-6] a language is chosen in the settings, and `default` says which it is',
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
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
  await skipIntroWithoutAccount(page)
  await openSettings(page)
  await page.getByRole('main').getByRole('link', { name: 'Reminders' }).click()
  await expect(page).toHaveURL(/\/notifications$/)
})

test('[SET-21] a mail app that does not open is reported', LONG, async ({ page }) => {
  await changeServiceStatus(page, { links: { contact: 'mailto:help@example.org' } })
  await skipIntroWithoutAccount(page)
  await openSettings(page, 'general')
  await mainLink(page, navigationText('contactUs')).click()
  const mail = page.getByRole('main').locator('a[href="mailto:help@example.org"]')
  await expect(mail).toBeVisible()
  // Prevents the browser from looking for a mail app.
  await page.evaluate(`addEventListener('click', (event) => event.preventDefault(), true)`)
  await mail.click()
  await expect(page.getByText('Unable to open mail app', { exact: true })).toBeVisible()
})
