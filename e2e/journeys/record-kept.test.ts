import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import {
  closedUnsavedButton,
  recentRecords,
  startWithoutAccount,
  takeBackButton,
  toFinishItems,
} from '../pages/app/home.ts'
import { DESKTOP, shellText, LONG, PHONE, widths } from '../pages/app/shell.ts'
import {
  closeButton,
  leaveRecordBy,
  leaveDialog,
  openNewRecord,
  recordPainFromHome,
  setSeverity,
  severitySlider,
  undoButton,
} from '../pages/records/record.ts'
import {
  chip,
  editList,
  expectSection,
  itemName,
  listScreen,
  openRecordSection,
} from '../pages/records/recordSections.ts'
import { timingField, typeTiming as typeTime } from '../pages/records/recordTiming.ts'
import { cards, chooseRecordAction, openRecordList } from '../pages/results/results.ts'
import { test } from '../pages/sync/watch.ts'

const records = await loadText('en', 'records')
const FATIGUE = itemName('symptom.fatigue')

const startTold = (page: Page) => timingField(page, 'startTime')

async function toListAndBack(page: Page): Promise<void> {
  await openRecordSection(page, 'symptoms')
  await editList(page).click()
  await expect(listScreen(page)).toBeVisible()
  await page.goBack()
  await expectSection(page, 'symptoms')
}

for (const viewport of widths(PHONE)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test.beforeEach(async ({ page }) => startWithoutAccount(page))

    test(
      '[REC-34] a start time alone is there after a visit to a list and after a reload, and asks nothing',
      LONG,
      async ({ page }) => {
        await openNewRecord(page)
        await openRecordSection(page, 'timing')
        await timingField(page, 'startDate').fill('2026-01-05')
        await typeTime(page, 'startTime', '03:07')
        await toListAndBack(page)
        await openRecordSection(page, 'timing')
        await expect(startTold(page)).toHaveValue('03:07')
        await page.reload()
        await expect(startTold(page)).toHaveValue('03:07')
        await expect(timingField(page, 'startDate')).toHaveValue('2026-01-05')
        await closeButton(page).click()
        await expect(page).toHaveURL(/\/home$/)
        await expect(toFinishItems(page)).toHaveCount(0)
      },
    )

    test(
      '[REC-34] the browser goes forward to a list without a question, and back to the input',
      LONG,
      async ({ page }) => {
        await openNewRecord(page)
        await setSeverity(page, 6)
        await toListAndBack(page)
        await chip(page, 'symptoms', FATIGUE).click()
        await page.goForward()
        await expect(listScreen(page)).toBeVisible()
        await expect(leaveDialog(page)).toHaveCount(0)
        await page.goBack()
        await expect(chip(page, 'symptoms', FATIGUE)).toHaveAttribute('aria-pressed', 'true')
      },
    )

    test(
      '[REC-50, UI-8] a record closed without saving is restored on home, with a message',
      LONG,
      async ({ page }) => {
        await openNewRecord(page)
        await setSeverity(page, 6)
        await closeButton(page).click()
        await leaveRecordBy(page, 'leaveDiscard')
        await closedUnsavedButton(page).click()
        await takeBackButton(page).click()
        await expect(page.getByRole('status').filter({ hasText: records('keptToFinish') })).toBeVisible()
        await expect(undoButton(page)).toBeVisible()
        await expect(toFinishItems(page)).toHaveCount(1)
        await undoButton(page).click()
        await expect(closedUnsavedButton(page)).toHaveCount(0)
        await expect(toFinishItems(page)).toHaveCount(1)
        await toFinishItems(page).getByRole('link').click()
        await expect(severitySlider(page)).toHaveValue('6')
      },
    )
  })
}

test('[REC-18] a copy is made once: its address does not say to copy any more', LONG, async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await startWithoutAccount(page)
  await recordPainFromHome(page, 7)
  await openRecordList(page)
  await chooseRecordAction(cards(page).first(), 'duplicate')
  await expect(severitySlider(page)).toHaveValue('7')
  await expect(page).toHaveURL(/\/records\/add$/)
  await page.reload()
  await expect(severitySlider(page)).toHaveValue('7')
  await setSeverity(page, 8)
  await page.goBack()
  await leaveRecordBy(page, 'leaveSave')
  await expect(cards(page)).toHaveCount(2)
  await page.goForward()
  await expect(severitySlider(page)).toHaveAttribute('aria-valuetext', shellText('moveSlider'))
  await page.goto('/home')
  await expect(recentRecords(page)).toHaveCount(2)
  await expect(toFinishItems(page)).toHaveCount(0)
})
