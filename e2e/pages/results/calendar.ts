import { type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

export const calendar = await loadText('en', 'calendar')

const DAY_MS = 86_400_000

/** The date this many days ago in the time zone of the tests, as days since 1970. */
function dayNumber(daysAgo: number): number {
  const now = new Date()
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY_MS) - daysAgo
}

export const dayCell = (page: Page, daysAgo: number): Locator =>
  page.locator(`[data-day="${dayNumber(daysAgo)}"]`).getByRole('button')
