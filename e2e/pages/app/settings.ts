import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { commonText } from '../account/account.ts'

export const navigationText = await loadText('en', 'navigation')

/** Titles and addresses exactly as in the specification, and our own sections of a record. */
export const SECTIONS = {
  general: 'General',
  record_sections: 'Sections I use',
  notifications: 'In-app Notifications',
  email: 'Email',
  hints: 'Hints and Tips',
  privacy: 'Privacy',
  device: 'Device',
  language: 'Language',
  theme: 'App Theme',
} as const

export type SettingsSection = keyof typeof SECTIONS

export async function openSettings(page: Page, section?: SettingsSection): Promise<void> {
  await page.goto(section === undefined ? '/settings' : `/settings?section=${section}`)
  if (section === undefined) await expect(page.locator('.settings')).toBeVisible()
  else await expect(settingsSectionHeading(page, section)).toBeVisible()
}

export const settingsSectionHeading = (page: Page, section: SettingsSection): Locator =>
  page.getByRole('main').getByRole('heading', { level: 2, name: SECTIONS[section], exact: true })

/** On a phone a row in a card, otherwise a link beside the open section. */
export const sectionLink = (page: Page, section: SettingsSection): Locator =>
  page.locator(`.settings a[data-section='${section}']`)

/** The names of all listed sections, in order. */
export const sectionTitles = (page: Page): Promise<string[]> =>
  page.locator('.settings > .list-card .list-row-title, .settings .section-name').allInnerTexts()

export const backLink = (page: Page): Locator => page.getByRole('link', { name: 'Back to Settings' })

export const settingsSwitch = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('switch', { name, exact: true })

export const segment = (page: Page, group: string, name: string): Locator =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true })

export const saveSettingsButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: commonText('save'), exact: true })

/** One value in the section Device. */
export const deviceFact = (page: Page, name: string): Locator =>
  page.locator('.settings-facts dt', { hasText: name }).locator('+ dd')

export const settingsExportLink = (page: Page): Locator =>
  page.getByRole('main').locator('a[href="/your-data?section=export"]')

/** Changes the operator's configuration: service-status answers with these facts from now on. */
export const changeServiceStatus = (page: Page, facts: Record<string, unknown>): Promise<unknown> =>
  page.route('**/core/service-status', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...facts } })
  })
