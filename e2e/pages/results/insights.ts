import { type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

const insights = await loadText('en', 'insights')

/** The large figure below a title, such as the average pain. */
export const figure = (page: Page, title: 'averagePain' | 'averageDay' | 'hardDays'): Locator =>
  page
    .locator('.figure-card')
    .filter({ has: page.getByRole('heading', { name: insights(title), exact: true }) })
    .locator('.figure-number')
