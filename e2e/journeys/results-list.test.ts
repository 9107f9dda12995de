import { expect } from '@playwright/test'
import { DESKTOP, enlargeCharacters, LONG, PHONE, sidewaysScroll, widths } from '../pages/app/shell.ts'
import { filters, openFilter } from '../pages/results/filter.ts'
import {
  cards,
  recordCountLabel,
  openRecordList,
  openResults,
  resultsText,
} from '../pages/results/results.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { test } from '../pages/sync/watch.ts'

const AGES = Array.from({ length: 24 }, (_, day) => day)
const OLD = { daysAgo: 60, severity: 2, note: 'After the Café, in the rain' }
const DIARY = [
  ...AGES.map((daysAgo) => ({
    daysAgo,
    severity: daysAgo % 11,
    note: daysAgo % 6 === 0 ? 'A long walk' : '',
  })),
  { daysAgo: 1, score: 6, note: 'Slow, but a walk' },
  OLD,
]

for (const viewport of widths(PHONE)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })
    test.beforeEach(async ({ page }) => startWithDiary(page, DIARY))

    test('[RES-25] records older than the range are one press away', LONG, async ({ page }) => {
      await openRecordList(page)
      await expect(recordCountLabel(page, AGES.length + 1)).toBeVisible()
      await page.evaluate('scrollTo(0, document.body.scrollHeight)')
      const earlier = page.getByRole('button', { name: resultsText('showEarlier') })
      await expect(async () => {
        await page.evaluate('scrollTo(0, document.body.scrollHeight)')
        await expect(earlier).toBeVisible({ timeout: 500 })
      }).toPass()
      await earlier.click()
      await expect(page).toHaveURL(/range=alltime/)
      await expect(recordCountLabel(page, DIARY.length)).toBeVisible()
    })

    test(
      '[RES-27] notes are searched in the shown entries, ignoring case and accents',
      LONG,
      async ({ page }) => {
        await openResults(page, 'records', '?range=alltime')
        const field = page.getByLabel(resultsText('searchNotes'))
        await field.fill('wa')
        await expect(page.getByText(resultsText('typeMore'))).toBeVisible()
        await field.fill('WALK')
        await expect(page.getByText(resultsText('found', { count: 5 }))).toBeVisible()
        await expect(page).toHaveURL(/q=WALK/)
        await field.fill('cafe')
        await expect(cards(page)).toHaveCount(1)
        await page.reload()
        await expect(field).toHaveValue('cafe')
        await expect(cards(page)).toHaveCount(1)
        await field.fill('umbrella')
        await page.getByRole('button', { name: resultsText('endSearch') }).click()
        await expect(field).toHaveValue('')
        await expect(recordCountLabel(page, DIARY.length)).toBeVisible()
      },
    )

    test('[RES-28] the list has pages, and the address names the page', LONG, async ({ page }) => {
      await openRecordList(page)
      await page.getByRole('button', { name: resultsText('inPages') }).click()
      const count = AGES.length + 1
      await expect(page.getByText(resultsText('pageOf', { page: 1, pages: 3 }))).toBeVisible()
      await page.getByRole('button', { name: resultsText('pageAfter') }).click()
      await expect(page.getByText(resultsText('pageOf', { page: 2, pages: 3 }))).toBeVisible()
      await page.reload()
      await expect(page.getByText(resultsText('pageOf', { page: 2, pages: 3 }))).toBeVisible()
      await page.getByText('50', { exact: true }).click()
      await expect(page.getByText(resultsText('pageOf', { page: 1, pages: 1 }))).toBeVisible()
      await expect(recordCountLabel(page, count)).toBeVisible()
      await page.getByRole('button', { name: resultsText('asOneList') }).click()
      await expect(page).not.toHaveURL(/view=pages/)
    })

    test('[RES-26] sorted by severity, a card shows its own day', LONG, async ({ page }) => {
      await openRecordList(page)
      const panel = await openFilter(page)
      await panel.getByRole('button', { name: new RegExp(`^${filters('sortBy')}`) }).click()
      const sorting = panel.getByRole('radiogroup', { name: filters('sortBy') })
      await sorting.getByText('Severity', { exact: true }).click()
      await page.keyboard.press('Escape')
      // The panel is long, and the list draws only the visible part.
      await page.evaluate('scrollTo(0, 0)')
      await expect(cards(page).first()).toContainText(/\d{1,2}, /)
      await expect(cards(page).first().getByRole('img', { name: '10 of 10' })).toBeVisible()
    })
  })
}

test('[REL 6] at 320 pixels with text twice as large nothing overflows', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await startWithDiary(page, DIARY)
  for (const [tab, search] of [
    ['records', ''],
    ['records', '?view=pages'],
    ['insights', ''],
    ['charts', ''],
    ['timeline', ''],
    ['calendar', ''],
  ] as const) {
    await openResults(page, tab, search)
    await enlargeCharacters(page)
    await page.waitForTimeout(500)
    expect([tab, await sidewaysScroll(page)]).toEqual([tab, 0])
  }
})

test('[REL 6] on paper the list has its records and none of the controls', LONG, async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await startWithDiary(page, DIARY)
  await openRecordList(page)
  await expect(cards(page).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel(resultsText('searchNotes'))).toBeHidden()
  await expect(cards(page).first()).toBeVisible()
})
