import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { seedDiary, type Seed } from '../harness/seedDiary.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { recordPain } from '../pages/app/home.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { closeFilter, openFilter } from '../pages/results/filter.ts'
import { recordCountLabel, openResults } from '../pages/results/results.ts'
import { dateDaysAgo, dateRangeDaysAgo } from '../pages/results/resultsDays.ts'
import { test as ofDemo } from '../pages/results/resultsDemo.ts'
import { waitUntilDrawn } from '../pages/results/resultsScreens.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const filters = await loadText('en', 'filters')
const reports = await loadText('en', 'reports')

/** The wording of the specification: if the test read it from locales, it would accept any change there. */
const RESET_WORDS = 'The date range was reset to the last 30 days'
const LITE_WORDS = 'The Lite plan covers the last 30 days.'

const DIARY: readonly Seed[] = [
  ...[1, 2, 3, 4].map((daysAgo) => ({ daysAgo, severity: 3, locations: [{ key: 'head', text: 'Head' }] })),
  { daysAgo: 29, severity: 5 },
  { daysAgo: 30, severity: 8 },
  { daysAgo: 200, severity: 9 },
]

const resetToast = (page: Page): Locator => page.getByRole('status').filter({ hasText: RESET_WORDS })
const rangeButton = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${filters('dateRange')}: `) })

const LIMITED = ['insights', 'charts', 'timeline'] as const
const BEYOND = ['alltime', dateRangeDaysAgo(30, 1), dateRangeDaysAgo(200, 180), 'someday']
const WITHIN = ['7days', '30days', dateRangeDaysAgo(29, 0), dateRangeDaysAgo(4, 2)]

/** [D44] on a device that shows only the last 30 days. */
async function expectLite(page: Page): Promise<void> {
  for (const tab of LIMITED) {
    for (const range of BEYOND) {
      await openResults(page, tab, `?range=${range}`)
      await expect(resetToast(page), `${tab} of ${range}`).toBeVisible()
      await expect(page).toHaveURL(/range=30days/)
      await expect(rangeButton(page)).toHaveText(filters('last30Days'))
    }
    for (const range of WITHIN) {
      await openResults(page, tab, `?range=${range}`)
      await waitUntilDrawn(page)
      await expect(resetToast(page), `${tab} of ${range}`).toHaveCount(0)
      await expect(page).toHaveURL(new RegExp(`range=${range}`))
    }
  }
  await openResults(page, 'insights', '?range=30days&section=compare')
  await expect(page.getByText(LITE_WORDS)).toBeVisible()

  await openResults(page, 'records', '?range=alltime')
  await expect(recordCountLabel(page, DIARY.length)).toBeVisible()
  await openResults(page, 'calendar', `?month=${dateDaysAgo(200).slice(0, 7)}&date=${dateDaysAgo(200)}`)
  await expect(page.locator('[data-day] button[aria-pressed="true"]')).toHaveAccessibleName(/pain 9/)
  await expect(resetToast(page)).toHaveCount(0)
}

test.describe('with Lite', () => {
  test.use({ viewport: PHONE })

  test(
    '[D44, FILT-17, RES-20] a person who is not registered sees the last 30 days, a message about it, and every record in list and calendar',
    LONG,
    async ({ page }) => {
      test.setTimeout(180_000)
      await startWithDiary(page, DIARY)
      await expectLite(page)
    },
  )

  test('[D44, FILT-17] so does a person with an account who has not paid', LONG, async ({ page }) => {
    test.setTimeout(180_000)
    await signInNewPerson(page, startedServer())
    await seedDiary(page, DIARY)
    await page.reload()
    await expect(recordPain(page)).toBeVisible()
    await expectLite(page)
  })

  test(
    '[D44] the app announces that a range will be reset, and resets it when pressed',
    LONG,
    async ({ page }) => {
      await startWithDiary(page, DIARY)
      await openResults(page, 'timeline')
      await rangeButton(page).click()
      const sheet = page.getByRole('dialog', { name: filters('dateRange') })
      await expect(sheet.getByText(reports('liteNotice'))).toBeVisible()
      await sheet.getByRole('button', { name: filters('allTime') }).click()
      await expect(resetToast(page)).toBeVisible()
      await expect(rangeButton(page)).toHaveText(filters('last30Days'))
    },
  )
})

ofDemo.describe('with a subscription', () => {
  ofDemo.use({ viewport: PHONE })

  ofDemo(
    '[D44, FILT-17] a person who has paid sees all time on every screen, and no limit',
    LONG,
    async ({ page, demo }) => {
      for (const tab of LIMITED) {
        for (const range of ['alltime', dateRangeDaysAgo(200, 100)]) {
          await openResults(page, tab, `?range=${range}`)
          await waitUntilDrawn(page)
          await expect(page).toHaveURL(new RegExp(`range=${range}`))
          await expect(resetToast(page)).toHaveCount(0)
        }
        await openResults(page, tab, '?range=someday')
        await expect(resetToast(page), 'what names no range').toBeVisible()
      }
      await rangeButton(page).click()
      await expect(page.getByRole('dialog').getByText(filters('allTime'))).toBeVisible()
      await expect(page.getByText(LITE_WORDS)).toHaveCount(0)
      // All tests of a worker share this person, and another journey may have left a filter.
      await openResults(page, 'records')
      const reset = (await openFilter(page)).getByRole('button', { name: filters('reset') })
      if (await reset.isEnabled()) await reset.click()
      await closeFilter(page)
      await openResults(page, 'records', '?range=alltime')
      await expect(
        recordCountLabel(page, demo.year.records.length + demo.year.reflections.length),
      ).toBeVisible()
    },
  )
})
