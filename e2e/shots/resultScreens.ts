import type { Page } from '@playwright/test'
import type { ShotScreen } from './shotScreen.ts'

const demo = (name: string, path: string, rest: Partial<ShotScreen> = {}): ShotScreen => ({
  name,
  path,
  owner: 'demo',
  ...rest,
})

/** A results screen is complete when its first chart, table, card or calendar is drawn. */
export const waitForResult = (page: Page): Promise<void> =>
  page.locator('main').locator('svg[role="img"], table, article, [role="grid"]').first().waitFor()

const results = (name: string, path: string): ShotScreen => demo(name, path, { reach: waitForResult })

/** The results of a year of records. */
export const RESULT_SCREENS: readonly ShotScreen[] = [
  demo('demo-home', '/home'),
  results('insights', '/results/insights?range=30days'),
  results('insights-all', '/results/insights?range=alltime'),
  results('insights-section', '/results/insights?range=alltime&section=symptom'),
  results('compare', '/results/insights?range=30days&section=compare'),
  results('charts', '/results/charts?range=30days'),
  results('charts-all', '/results/charts?range=alltime'),
  results('timeline', '/results/timeline?range=30days'),
  results('timeline-all', '/results/timeline?range=alltime'),
  demo('timeline-table', '/results/timeline?range=30days', {
    reach: async (page, words) => {
      await page
        .getByRole('button', { name: words.picture('asTable') })
        .first()
        .click()
      await page.locator('main table').first().waitFor()
    },
  }),
  results('calendar', '/results/calendar'),
  results('calendar-year', '/results/calendar?view=year'),
  results('records-days', '/results/records?range=30days'),
  results('records-pages', '/results/records?range=30days&view=pages'),
  results('records-search', '/results/records?range=alltime&q=shower'),
  demo('filter', '/results/filter'),
  // Before the first record of the year.
  demo('empty-range', '/results/insights?range=2019-01-01_2019-01-31'),
  // Without an account, so only the last 30 days; asked for more, it says so.
  { name: 'lite', owner: 'diarist', path: '/results/insights?range=alltime', isFloating: true },
]
