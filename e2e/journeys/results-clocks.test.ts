import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { recordPain, startWithoutAccount } from '../pages/app/home.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { closeFilter, openFilter } from '../pages/results/filter.ts'
import { cards, recordCountLabel, openResults } from '../pages/results/results.ts'
import { openTables, waitUntilDrawn } from '../pages/results/resultsScreens.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const filters = await loadText('en', 'filters')
const picture = await loadText('en', 'picture')
const records = await loadText('en', 'records')

const at = (moment: string): Date => new Date(moment)

/** Recorded through the app at this time of its clock. */
async function recordAt(page: Page, moment: string, severity: number): Promise<void> {
  await page.clock.setSystemTime(at(moment))
  await page.goto('/home')
  await expect(recordPain(page)).toBeVisible()
  await recordPainFromHome(page, severity)
}

const cellOf = (page: Page, day: string) =>
  page.locator(`[data-day="${Date.parse(day) / 86_400_000}"]`).getByRole('button')

const severities = (page: Page) => cards(page).getByRole('img', { name: / of 10/ })

async function dayRows(page: Page): Promise<string[]> {
  await waitUntilDrawn(page)
  await openTables(page, picture('asTable'))
  return page.getByRole('table').getByRole('row').allInnerTexts()
}

test.describe('in Berlin', () => {
  test.use({ viewport: PHONE, timezoneId: 'Europe/Berlin' })

  test(
    '[D40, RES-2, COL-4, FILT-8] the day of 25 hours has all that was recorded in them, half past two twice',
    LONG,
    async ({ page }) => {
      test.setTimeout(180_000)
      await page.clock.install({ time: at('2026-10-24T21:30:00Z') })
      await startWithoutAccount(page)
      // Half an hour before midnight: the day before.
      await recordAt(page, '2026-10-24T21:30:00Z', 10)
      await recordAt(page, '2026-10-24T22:01:00Z', 1)
      await recordAt(page, '2026-10-25T00:30:00Z', 2)
      await recordAt(page, '2026-10-25T01:30:00Z', 4)
      await recordAt(page, '2026-10-25T22:58:00Z', 5)
      await recordAt(page, '2026-10-25T23:05:00Z', 9)

      await openResults(page, 'calendar', '?month=2026-10&date=2026-10-25')
      await expect(cellOf(page, '2026-10-25')).toHaveAccessibleName(/pain 3$/)
      await expect(page.locator('.calendar [aria-live] .list-row')).toContainText('4 records, high 5, low 1')
      await expect(cellOf(page, '2026-10-24')).toHaveAccessibleName(/pain 10$/)
      await expect(cellOf(page, '2026-10-26')).toHaveAccessibleName(/pain 9$/)

      await openResults(page, 'timeline', '?range=2026-10-24_2026-10-26')
      const rows = await dayRows(page)
      expect(rows).toHaveLength(4)
      expect(rows[2]).toMatch(/25.*\s3\s5\s1\s4\s/)

      await openResults(page, 'records', '?range=2026-10-25_2026-10-25')
      await expect(recordCountLabel(page, 4)).toBeVisible()
      // The latest first: the second half past two is above the first.
      await expect(severities(page)).toHaveText(['5', '4', '2', '1'])
      const panel = await openFilter(page)
      await panel.getByRole('button', { name: records('timing'), exact: true }).click()
      const time = panel.getByRole('radiogroup', { name: filters('timeOfDay') })
      await time.getByText(filters('equalTo'), { exact: true }).click()
      const typed = panel.getByRole('textbox', { name: filters('timeOfDay') })
      await typed.fill('02:30')
      await typed.press('Enter')
      await closeFilter(page)
      await expect(severities(page)).toHaveText(['4', '2'])
    },
  )
})

test.describe('14 hours east of Greenwich', () => {
  test.use({ viewport: PHONE, timezoneId: 'Pacific/Kiritimati' })

  test(
    '[D40, COL-4, FILT-14] a record belongs to the day where it was written, also after a flight back over the date line',
    LONG,
    async ({ page, browser }) => {
      test.setTimeout(180_000)
      await page.clock.install({ time: at('2026-11-15T09:30:00Z') })
      await startWithoutAccount(page)
      // Half past eleven at night, and one hour later on the next day.
      await recordAt(page, '2026-11-15T09:30:00Z', 3)
      await recordAt(page, '2026-11-15T10:30:00Z', 8)
      await openResults(page, 'calendar')
      await expect(cellOf(page, '2026-11-15')).toHaveAccessibleName(/pain 3$/)
      await expect(cellOf(page, '2026-11-16')).toHaveAccessibleName(/pain 8$/)
      await expect(page.locator('td[aria-current="date"]')).toHaveAttribute(
        'data-day',
        String(Date.parse('2026-11-16') / 86_400_000),
      )

      // In Honolulu it is still the 15th: the record of the 16th is tomorrow's.
      const storageState = await page.context().storageState({ indexedDB: true })
      const back = await browser.newContext({
        storageState,
        timezoneId: 'Pacific/Honolulu',
        viewport: PHONE,
        baseURL: `http://localhost:${startedServer().port}`,
        serviceWorkers: 'block',
      })
      const there = await back.newPage()
      await there.clock.install({ time: at('2026-11-15T11:00:00Z') })
      for (const range of ['7days', '30days', 'alltime']) {
        await openResults(there, 'records', `?range=${range}`)
        await expect(recordCountLabel(there, 2), range).toBeVisible()
      }
      await openResults(there, 'timeline', '?range=7days')
      const rows = await dayRows(there)
      expect(rows).toHaveLength(3)
      await openResults(there, 'calendar', '?month=2026-11')
      await expect(cellOf(there, '2026-11-16')).toHaveAccessibleName(/pain 8$/)
      await back.close()
    },
  )
})
