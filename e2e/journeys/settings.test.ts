import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { button, choiceOnDevice, mainLink } from '../pages/account/account.ts'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import { profileToast } from '../pages/account/profile.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { findAxeAndWidthFaults } from '../pages/app/axe.ts'
import { toastMessage, menuSettingsText } from '../pages/app/menu.ts'
import {
  backLink,
  openSettings,
  sectionLink,
  settingsSectionHeading,
  SECTIONS,
  sectionTitles,
  segment,
  settingsSwitch,
  type SettingsSection,
} from '../pages/app/settings.ts'
import { chooseLanguage, DESKTOP, LONG, PHONE, sidewaysScroll, smallTargets } from '../pages/app/shell.ts'
import { pressTabTo } from '../pages/results/resultsKeys.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const LISTED = [
  'General',
  'Sections I use',
  'In-app Notifications',
  'Email',
  'Hints and Tips',
  'Privacy',
  'Device',
  'Language',
  'Reminders',
  'App Theme',
]
const NAMES = Object.keys(SECTIONS) as SettingsSection[]

const LOAD = '**/core/get-user-email-subscriptions'
const SAVE = '**/core/update-email-subscriptions'

test.use({ viewport: PHONE })

/** By the keyboard alone: opens it, reloads, and goes back to the row that opened it. */
async function visitByKeys(page: Page, section: SettingsSection): Promise<void> {
  await pressTabTo(page, sectionLink(page, section))
  await page.keyboard.press('Enter')
  await expect(settingsSectionHeading(page, section)).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/settings\\?section=${section}$`))
  await page.reload()
  await expect(settingsSectionHeading(page, section)).toBeVisible()
  await pressTabTo(page, backLink(page))
  await page.keyboard.press('Enter')
  await expect(sectionLink(page, section)).toBeFocused()
}

async function faultsOn(page: Page): Promise<unknown[]> {
  return [...(await findAxeAndWidthFaults(page)), ...(await smallTargets(page))]
}

/** SECTIONS does not include the app lock. */
const withoutLock = (titles: readonly string[]): string[] => titles.filter((title) => title !== 'App lock')

test(
  '[SET-10, SET-11] the sections are listed, reached by keys, and stay open after a reload',
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
    await openSettings(page)
    expect(withoutLock(await sectionTitles(page))).toEqual(LISTED)
    await expect(page.locator('.settings')).toContainText(/Version \d+\.\d+\.\d+/)
    await visitByKeys(page, 'privacy')
    await visitByKeys(page, 'theme')
  },
)

test(
  '[SET-22, SET-23, SET-24] failing and saved e-mail subscriptions use the words of the specification',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/ERR_FAILED/)
    await signInNewPerson(page, startedServer())
    await page.route(LOAD, (route) => route.abort())
    await openSettings(page, 'email')
    await expect(page.getByText('Failed to load user subscriptions', { exact: true })).toBeVisible()
    await expect(mainLink(page, 'Contact support')).toHaveAttribute('href', '/contact-us')
    await page.unroute(LOAD)
    await button(page, 'Retry').click()
    for (const [name, isOn] of [
      ['Reminders and updates', false],
      ['Newsletters', false],
      ['Special offers', false],
    ] as const)
      await expect(settingsSwitch(page, name)).toBeChecked({ checked: isOn })
    await expect(page.getByText(/up to 24 hours/)).toHaveCount(0)

    await page.route(SAVE, (route) => route.abort())
    await settingsSwitch(page, 'Newsletters').focus()
    await page.keyboard.press('Space')
    await expect(toastMessage(page)).toHaveText('Failed to save subscription settings')
    await expect(settingsSwitch(page, 'Newsletters')).not.toBeChecked()
    await expect(page.getByText(/up to 24 hours/)).toHaveCount(0)
    await page.unroute(SAVE)
    await page.keyboard.press('Space')
    await expect(profileToast(page, 'Your subscription preferences saved')).toBeVisible()
    await expect(page.getByText('E-mail preferences may take up to 24 hours to apply')).toBeVisible()
    await expect(settingsSwitch(page, 'Newsletters')).toBeFocused()
  },
)

test(
  '[SET-18, SET-19, D18] text size and contrast apply from the first frame on, also if the browser lost its copy',
  LONG,
  async ({ page }) => {
    const root = page.locator('html')
    await skipIntroWithoutAccount(page)
    await openSettings(page, 'theme')
    await segment(page, menuSettingsText('textSize'), '100%').focus()
    await page.keyboard.press('ArrowRight')
    await expect(root).toHaveCSS('font-size', '18.4px')
    await segment(page, menuSettingsText('contrast'), menuSettingsText('themeSystem')).focus()
    await page.keyboard.press('ArrowRight')
    await expect(root).toHaveAttribute('data-contrast', 'more')
    await expect
      .poll(() => choiceOnDevice(page, 'look'))
      .toMatchObject({ value: { size: 115, contrast: 'more' } })

    await page.evaluate('localStorage.clear()')
    await page.reload()
    await expect(root).toHaveAttribute('data-contrast', 'more')
    await expect(segment(page, menuSettingsText('textSize'), '115%')).toBeChecked()
    await page.addInitScript(`
    window.sizesSeen = new Set()
    const look = () => {
      if (document.body) window.sizesSeen.add(getComputedStyle(document.documentElement).fontSize)
      requestAnimationFrame(look)
    }
    look()
  `)
    await page.reload()
    await expect(segment(page, menuSettingsText('textSize'), '115%')).toBeChecked()
    expect(await page.evaluate('[...window.sizesSeen]')).toEqual(['18.4px'])
  },
)

test(
  '[SET-10] in the wide layout the open section is marked, and another one replaces it',
  LONG,
  async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await skipIntroWithoutAccount(page)
    await openSettings(page)
    expect(withoutLock(await sectionTitles(page))).toEqual(LISTED)
    await expect(settingsSectionHeading(page, 'general')).toBeVisible()
    await expect(sectionLink(page, 'general')).toHaveAttribute('aria-current', 'page')
    for (const section of NAMES) {
      await pressTabTo(page, sectionLink(page, section), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(settingsSectionHeading(page, section)).toBeFocused()
      await expect(page.locator('.settings [aria-current]')).toHaveText(SECTIONS[section])
      expect(await faultsOn(page), section).toEqual([])
    }
  },
)

for (const language of ['de', 'ru'] as const) {
  test(
    `[REL 6, SET-18] at 320 pixels and twice as large every section fits in ${language}`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await skipIntroWithoutAccount(page)
      await openSettings(page, 'language')
      await chooseLanguage(page, language)
      const text = await loadText(language, 'settings')
      await openSettingsIn(page, 'theme')
      await page.locator('.segment', { hasText: '200' }).click()
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      expect(await sidewaysScroll(page)).toBe(0)
      for (const section of NAMES) {
        await openSettingsIn(page, section)
        expect(await sidewaysScroll(page), `${section} in ${text('general')}`).toBe(0)
        expect(await smallTargets(page)).toEqual([])
      }
      await page.goto('/settings')
      await expect(page.locator('.settings .list-row').first()).toBeVisible()
      expect(await sidewaysScroll(page)).toBe(0)
    },
  )
}

/** Whatever the language of its name. */
async function openSettingsIn(page: Page, section: SettingsSection): Promise<void> {
  await page.goto(`/settings?section=${section}`)
  await expect(page.locator('.settings-section > :nth-child(2)')).toBeVisible()
}
