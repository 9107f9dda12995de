import { expect } from '@playwright/test'
import { DESKTOP, LONG, PHONE, widths } from '../pages/app/shell.ts'
import {
  openNewRecord,
  recordPainFromHome,
  saveRecordButton,
  savedToast,
  setSeverity,
  undoButton,
} from '../pages/records/record.ts'
import { calendar, dayCell } from '../pages/results/calendar.ts'
import { periodSentence } from '../pages/results/insights.ts'
import {
  cards,
  chooseRecordAction,
  deletedToast,
  deleteDialog,
  confirmRecordDelete,
  openRecordList,
  openResults,
  tabLink,
} from '../pages/results/results.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { test } from '../pages/sync/watch.ts'

for (const viewport of widths(DESKTOP)) {
  test(
    `[COL-11] at ${viewport.width} pixels a record saved in one tab is counted in the other`,
    LONG,
    async ({ page, context }) => {
      await page.setViewportSize(viewport)
      await startWithDiary(page, [
        { daysAgo: 1, severity: 4 },
        { daysAgo: 2, severity: 4 },
      ])
      const other = await context.newPage()
      await other.setViewportSize(viewport)
      await openResults(other, 'insights')
      await expect(periodSentence(other)).toContainText('4.0')

      await page.goto('/home')
      await openNewRecord(page)
      await setSeverity(page, 10)
      await saveRecordButton(page).click()
      await expect(savedToast(page)).toBeVisible()
      await expect(periodSentence(other)).toContainText('6.0')

      await tabLink(other, 'calendar').click()
      const today = dayCell(other, 0)
      await expect(today).toHaveAccessibleName(new RegExp(calendar('painIs', { value: '10' })))
      await undoButton(page).click()
      await expect(today).not.toHaveAccessibleName(new RegExp(calendar('painIs', { value: '10' })))
    },
  )
}

test(
  '[RES-61] whether to delete an entry is still asked when others have come in above it',
  LONG,
  async ({ page, context }) => {
    // Nine records are written by hand.
    test.slow()
    await page.setViewportSize(PHONE)
    await startWithDiary(page, [
      { daysAgo: 1, severity: 4 },
      { daysAgo: 2, severity: 5 },
    ])
    const other = await context.newPage()
    await other.setViewportSize(PHONE)
    await openRecordList(other)
    await chooseRecordAction(cards(other).nth(1), 'delete')
    await expect(deleteDialog(other)).toBeVisible()
    await page.goto('/home')
    for (let count = 0; count < 9; count += 1) await recordPainFromHome(page, 7)
    // Behind the dialog.
    await expect(other.locator('article').first()).toContainText('7')
    await confirmRecordDelete(other)
    await expect(deletedToast(other)).toBeVisible()
  },
)
