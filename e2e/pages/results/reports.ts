import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { button } from '../account/account.ts'

export const reports = await loadText('en', 'reports')

/** The wording of the specification: if the test read it from locales, it would accept any change there. */
export const REPORT_WORDS = {
  generating: 'Generating report...',
  received: /^Your request has been received\. You will get an e-mail with a link within an hour\./,
  download: 'Download This Report',
  downloadFailed: 'Downloading failed',
  notAuthorized: 'You are not authorized to download this report',
  offline: 'Internet connection cannot be established. Retry when connection is re-established.',
  nothingBefore: 'There are no records in the previous period to compare against.',
  onlySix: 'Only 6 overlays can be selected',
} as const

export type ReportSection =
  | 'painSummary'
  | 'patientProfile'
  | 'filterSummary'
  | 'recordDetails'
  | 'chartView'
  | 'calendarView'
  | 'timelineView'

/** The tab of the previous reports shows their number. */
export const tab = (page: Page, name: 'tabGenerate' | 'tabPrevious'): Locator =>
  page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: reports(name) })

export async function openCreate(page: Page, search = ''): Promise<void> {
  await page.goto(`/reports/create${search}`)
  await expect(tab(page, 'tabGenerate')).toHaveAttribute('aria-current', 'page')
  await expect(generateButton(page)).toBeEnabled()
}

export async function openReportList(page: Page): Promise<void> {
  await page.goto('/reports/list')
  await expect(tab(page, 'tabPrevious')).toHaveAttribute('aria-current', 'page')
}

export const generateButton = (page: Page): Locator => button(page, reports('generate'))
export const downloadButton = (page: Page): Locator =>
  page.getByRole('button', { name: REPORT_WORDS.download, exact: true })

const sectionOf = (page: Page, section: ReportSection): Locator => page.locator(`[data-section="${section}"]`)

export const sectionBox = (page: Page, section: ReportSection): Locator =>
  sectionOf(page, section).getByRole('checkbox', { name: reports(section), exact: true })

/** Shows how many of its options are checked, and opens them. */
export const reportSectionDrawer = (page: Page, section: ReportSection): Locator =>
  sectionOf(page, section).getByRole('button', { name: new RegExp(`^${reports(section)}: `) })

export const expectChecked = (page: Page, section: ReportSection, said: string): Promise<void> =>
  expect(reportSectionDrawer(page, section)).toHaveText(said)

export const fieldBox = (page: Page, section: ReportSection, field: string): Locator =>
  sectionOf(page, section).getByRole('group').getByRole('checkbox', { name: field, exact: true })

export const listedReports = (page: Page): Locator => page.getByRole('article')

/** By the keyboard: the visible box covers the real checkbox. */
export const flipBox = (box: Locator): Promise<void> => box.press('Space')
