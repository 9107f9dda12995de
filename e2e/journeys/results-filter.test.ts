import { expect, type Page } from '@playwright/test'
import { ALL_WIDTHS, DESKTOP, LONG, PHONE, sidewaysScroll, widths } from '../pages/app/shell.ts'
import { itemName } from '../pages/records/recordSections.ts'
import {
  chooseLocation,
  closeFilter,
  openFilter,
  rangeChip,
  resetFilter,
  setLowestSeverity,
  shownCountLabel,
} from '../pages/results/filter.ts'
import { cards, recordCountLabel, openRecordList, resultsText } from '../pages/results/results.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { test } from '../pages/sync/watch.ts'

const HEAD = { key: 'head', text: 'Head' }

/** Ten days with a record each, every other one with the location head, and one older than the default range. */
function aDiary(page: Page): Promise<void> {
  const days = Array.from({ length: 10 }, (_, day) => ({
    daysAgo: day,
    severity: day,
    ...(day % 2 === 0 && { locations: [HEAD] }),
  }))
  return startWithDiary(page, [...days, { daysAgo: 40, severity: 2 }])
}

for (const viewport of widths(PHONE, ALL_WIDTHS)) {
  test(
    `[FILT-22, FILT-18, RES-21, RES-25] at ${viewport.width} pixels a filter says how much it shows, is stored, and is reset`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await aDiary(page)
      await openRecordList(page)
      await expect(recordCountLabel(page, 10)).toBeVisible()

      let panel = await openFilter(page)
      await rangeChip(panel, 'last7Days').click()
      await setLowestSeverity(panel, 3)
      await expect(shownCountLabel(page, 4, 7)).toBeVisible()
      await chooseLocation(panel, itemName('location.head'))
      await expect(shownCountLabel(page, 2, 7)).toBeVisible()
      await closeFilter(page)
      await expect(cards(page)).toHaveCount(2)
      expect(await sidewaysScroll(page)).toBe(0)

      await page.reload()
      await expect(cards(page)).toHaveCount(2)
      panel = await openFilter(page)
      await setLowestSeverity(panel, 9)
      await closeFilter(page)
      await page.getByRole('button', { name: resultsText('removeFilter') }).click()
      await expect(recordCountLabel(page, 7)).toBeVisible()

      panel = await openFilter(page)
      await setLowestSeverity(panel, 6)
      await resetFilter(panel)
      await closeFilter(page)
      await expect(recordCountLabel(page, 7)).toBeVisible()
    },
  )
}

test(
  '[FILT-28, SETT-1, SETT-2] a filter changed just before a reload is stored, twenty times of twenty',
  LONG,
  async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(DESKTOP)
    await aDiary(page)
    await openRecordList(page)
    for (let turn = 0; turn < 20; turn += 1) {
      const lowest = 1 + ((turn * 4) % 9)
      const panel = await openFilter(page)
      await expect(
        recordCountLabel(page, 10).or(shownCountLabel(page, 10 - shownBefore(turn), 10)),
      ).toBeVisible()
      await setLowestSeverity(panel, lowest)
      await page.reload()
      await expect(shownCountLabel(page, 10 - lowest, 10)).toBeVisible()
    }
  },
)

const shownBefore = (turn: number): number => 1 + (((turn - 1) * 4) % 9)
