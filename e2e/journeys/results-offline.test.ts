import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { openNewRecord, saveRecordButton, savedToast, setSeverity } from '../pages/records/record.ts'
import { itemName } from '../pages/records/recordSections.ts'
import { calendar, dayCell } from '../pages/results/calendar.ts'
import {
  chooseLocation,
  closeFilter,
  openFilter,
  resetFilter,
  shownCountLabel,
} from '../pages/results/filter.ts'
import { periodSentence } from '../pages/results/insights.ts'
import { cards, recordCountLabel, openRecordList, openResults } from '../pages/results/results.ts'
import { waitUntilDrawn } from '../pages/results/resultsScreens.ts'
import { downloadByPress, pictureButton, plot, readOut } from '../pages/results/timeline.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { test } from '../pages/sync/watch.ts'

const insights = await loadText('en', 'insights')

const HEAD = { key: 'head', text: 'Head' }
const DIARY = [
  ...[1, 2, 3, 4, 5, 6].map((daysAgo) => ({ daysAgo, severity: 4, locations: [HEAD] })),
  ...[7, 8, 9, 10, 11, 12, 13].map((daysAgo) => ({ daysAgo, severity: 7, locations: [] })),
]

const NO_LINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

test.use({ viewport: PHONE, serviceWorkers: 'allow' })

/** After one visit of the app, but of none of these screens. */
async function goOffline(page: Page): Promise<void> {
  await waitUntilAppCached(page)
  await page.context().setOffline(true)
}

test(
  '[PWA-1, COL-11] without a line every screen of the results opens, is filtered, compared and saved to a file',
  LONG,
  async ({ page, watch }) => {
    test.setTimeout(180_000)
    watch.expectError(NO_LINE)
    await startWithDiary(page, DIARY)
    await goOffline(page)

    await openResults(page, 'insights', '?range=7days')
    await expect(periodSentence(page)).toContainText('4.0')
    await page.getByRole('link', { name: insights('compare') }).click()
    await expect(page.getByText(insights('needsNow', { now: 6, before: 7 }))).toBeVisible()
    await openResults(page, 'charts', '?range=30days')
    await waitUntilDrawn(page)
    await expect(page.getByRole('img', { name: /Head/ }).first()).toBeVisible()
    await openResults(page, 'timeline', '?range=30days')
    await plot(page).focus()
    await page.keyboard.press('End')
    await expect(readOut(page)).toContainText(`${DIARY.length} of ${DIARY.length}`)
    const { content } = await downloadByPress(page, pictureButton(page, 'saveTable'))
    expect(content.toString('utf8').trimEnd().split('\r\n')).toHaveLength(DIARY.length + 1)
    await openResults(page, 'calendar')
    await expect(page.getByRole('grid')).toBeVisible()
    await openRecordList(page)
    const panel = await openFilter(page)
    await chooseLocation(panel, itemName('location.head'))
    await closeFilter(page)
    await expect(shownCountLabel(page, 6, DIARY.length)).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    await resetFilter(await openFilter(page))
    await closeFilter(page)
    await expect(recordCountLabel(page, DIARY.length)).toBeVisible()
  },
)

test(
  '[COL-11] a record saved offline is counted immediately in every other tab, on every screen',
  LONG,
  async ({ page, context, watch }) => {
    test.setTimeout(180_000)
    watch.expectError(NO_LINE)
    await startWithDiary(page, DIARY)
    await goOffline(page)
    const [list, timeline, charts, month] = await Promise.all([
      context.newPage(),
      context.newPage(),
      context.newPage(),
      context.newPage(),
    ])
    await openRecordList(list)
    await expect(recordCountLabel(list, DIARY.length)).toBeVisible()
    await openResults(timeline, 'timeline', '?range=7days')
    await expect(timeline.getByText(/Logged on 6 of 7 days\./)).toBeVisible()
    await openResults(charts, 'charts', '?range=7days')
    await waitUntilDrawn(charts)
    await openResults(month, 'calendar')
    await expect(dayCell(month, 0)).toHaveAccessibleName(new RegExp(calendar('noRecord')))

    await openNewRecord(page)
    await setSeverity(page, 9)
    await saveRecordButton(page).click()
    await expect(savedToast(page)).toBeVisible()
    await expect(recordCountLabel(list, DIARY.length + 1)).toBeVisible()
    await expect(cards(list).first().getByRole('img', { name: '9 of 10' })).toBeVisible()
    await expect(timeline.getByText(/Logged on 7 of 7 days\./)).toBeVisible()
    await expect(dayCell(month, 0)).toHaveAccessibleName(new RegExp(calendar('painIs', { value: '9' })))
    await expect(charts.getByText(/of 7 records/).first()).toBeVisible()
  },
)
