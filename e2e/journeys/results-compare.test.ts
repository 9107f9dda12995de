import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { LONG, PHONE, widths } from '../pages/app/shell.ts'
import { runPastPress } from '../pages/records/steadyPress.ts'
import { openResults } from '../pages/results/results.ts'
import { dateDaysAgo } from '../pages/results/resultsDays.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')
const filters = await loadText('en', 'filters')
const insights = await loadText('en', 'insights')
const timeline = await loadText('en', 'timeline')

const HEAD = { key: 'head', text: 'Head' }
const NECK = { key: 'neck', text: 'Neck' }

/** A good week, a bad one before it, and five days of a third. */
const DIARY = [
  ...[0, 1, 2, 3, 4, 5, 6].map((daysAgo) => ({ daysAgo, severity: 3, locations: [HEAD] })),
  ...[7, 8, 9, 10, 11, 12, 13].map((daysAgo) => ({ daysAgo, severity: 8, locations: [NECK] })),
  ...[14, 15, 16, 17, 18].map((daysAgo) => ({ daysAgo, severity: 4, locations: [] })),
]

/** The text of the specification if there are no earlier records. */
const NOTHING_BEFORE = 'There are no records in the previous period to compare against.'

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title, exact: true }) })

async function typeDays(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('textbox', { name: filters('firstDay'), exact: true }).fill(from)
  await page.getByRole('textbox', { name: filters('lastDay'), exact: true }).fill(to)
  await page.getByRole('button', { name: common('apply'), exact: true }).press('Enter')
  await runPastPress(page)
}

for (const viewport of widths(PHONE)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })
    test.beforeEach(async ({ page }) => {
      await page.clock.install()
      await startWithDiary(page, DIARY)
    })

    test('[RES-40, RES-41, RES-42] a week is compared with the week before it', LONG, async ({ page }) => {
      await openResults(page, 'insights', '?range=7days')
      await page.getByRole('link', { name: insights('compare') }).click()
      await expect(page.getByText(/^Average pain was 5.* lower than in the other period\./)).toBeVisible()
      const pain = rowOf(page, insights('averagePain'))
      await expect(pain.getByRole('cell').first()).toContainText('3.0, logged on 7 of 7 days')
      await expect(pain.getByRole('cell').last()).toHaveText('8.0, logged on 7 of 7 days')
      await expect(rowOf(page, insights('hardDays')).getByRole('cell')).toHaveText([
        '0 of 7 days',
        '7 of 7 days',
      ])
      await expect(rowOf(page, insights('topLocations')).getByRole('cell')).toHaveText([
        'Head (7)',
        'Neck (7)',
      ])
      await expect(page.getByText(insights('notProof'))).toBeVisible()
    })

    test('[RES-66] the timeline and the insights describe a week in the same way', LONG, async ({ page }) => {
      await openResults(page, 'timeline', '?range=7days')
      await expect(page.getByRole('heading', { name: timeline('comparedLower') })).toBeVisible()
    })

    test(
      '[RES-40, RES-41, RES-46, FILT-33] any two ranges are compared, and the address names them',
      LONG,
      async ({ page }) => {
        await openResults(page, 'insights', '?range=7days&section=compare')
        await page.getByText(insights('compareTwo'), { exact: true }).click()
        await typeDays(page, dateDaysAgo(7), dateDaysAgo(13))
        const last = page.getByRole('textbox', { name: filters('lastDay'), exact: true })
        await expect(last).toHaveAccessibleDescription(common('dateRangeError'))
        await expect(page.getByRole('table')).toHaveCount(0)
        await typeDays(page, dateDaysAgo(13), dateDaysAgo(7))
        await expect(rowOf(page, insights('averagePain')).getByRole('cell').last()).toHaveText(
          '8.0, logged on 7 of 7 days',
        )
        await page.reload()
        await expect(rowOf(page, insights('averagePain')).getByRole('cell').last()).toHaveText(
          '8.0, logged on 7 of 7 days',
        )
        // Five logged days are too few to state a change.
        await typeDays(page, dateDaysAgo(20), dateDaysAgo(14))
        await expect(page.getByText(insights('needsOther', { now: 7, before: 5 }))).toBeVisible()
        await expect(rowOf(page, insights('averagePain')).getByRole('cell').last()).toHaveText(
          '4.0, logged on 5 of 7 days',
        )
        await typeDays(page, dateDaysAgo(28), dateDaysAgo(22))
        await expect(page.getByText(insights('otherHasNone'))).toBeVisible()
      },
    )

    test(
      '[RES-40] without earlier records it says so in the words of the specification',
      LONG,
      async ({ page }) => {
        await openResults(page, 'insights', `?range=${dateDaysAgo(18)}_${dateDaysAgo(14)}&section=compare`)
        await expect(page.getByText(NOTHING_BEFORE)).toBeVisible()
      },
    )
  })
}
