import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { LONG, PHONE, widths } from '../pages/app/shell.ts'
import { waitPastTremor } from '../pages/records/steadyPress.ts'
import { calendar, dayCell } from '../pages/results/calendar.ts'
import { cards, openResults } from '../pages/results/results.ts'
import { dateDaysAgo } from '../pages/results/resultsDays.ts'
import { focusedDay, monthBefore } from '../pages/results/resultsKeys.ts'
import { openTables, waitUntilDrawn } from '../pages/results/resultsScreens.ts'
import { plot, readOut } from '../pages/results/timeline.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')
const picture = await loadText('en', 'picture')
const reports = await loadText('en', 'reports')
const results = await loadText('en', 'results')

/** The wording of the specification. */
const [SIX, ONLY_SIX] = ['Select up to 6', 'Only 6 overlays can be selected']

/** The first on the most days, the last on the fewest. */
const PLACES = [
  ['head', 'Head'],
  ['neck', 'Neck'],
  ['lower-back', 'Lower back'],
  ['hip-left', 'Left hip'],
  ['knee-left', 'Left knee'],
  ['foot-left', 'Left foot'],
  ['hand-right', 'Right hand'],
  ['foot-right', 'Right foot'],
].map(([key, text]) => ({ key: key!, text: text! }))
const NAMES = PLACES.map(({ text }) => text)

/** Eight days, the earliest with every kind of entry; the third has two records and a reflection. */
const DIARY = [
  ...PLACES.map((_, at) => ({ daysAgo: at + 1, severity: 4, locations: PLACES.slice(0, at + 1) })),
  { daysAgo: 3, severity: 8 },
  { daysAgo: 3, score: 6 },
]

const openDay = (page: Page, daysAgo: number): Promise<void> =>
  openResults(page, 'calendar', `?month=${dateDaysAgo(daysAgo).slice(0, 7)}&date=${dateDaysAgo(daysAgo)}`)

const legend = (within: Locator): Locator =>
  within.getByRole('list', { name: reports('overlays') }).getByRole('listitem')

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: results('changeOverlays') })
const chip = (page: Page, name: string): Locator => sheet(page).getByRole('button', { name, exact: true })
const count = (page: Page, chosen: number): Locator =>
  sheet(page).getByText(calendar('overlaysChosen', { count: chosen, most: 6 }))

async function openOverlays(page: Page): Promise<void> {
  await page.getByRole('button', { name: results('changeOverlays'), exact: true }).click()
  await expect(sheet(page).getByText(SIX)).toBeVisible()
}

async function closeOverlays(page: Page): Promise<void> {
  await sheet(page)
    .getByRole('button', { name: common('close') })
    .click()
  await expect(sheet(page)).toHaveCount(0)
}

for (const viewport of widths(PHONE)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })
    test.beforeEach(async ({ page }) => startWithDiary(page, DIARY))

    test(
      '[RES-32, RES-38] keys move from day to day and into other months, and Enter shows the day',
      LONG,
      async ({ page }) => {
        await openResults(page, 'calendar')
        await dayCell(page, 0).focus()
        const today = await focusedDay(page)
        const press = async (key: string): Promise<number> => {
          await page.keyboard.press(key)
          return focusedDay(page)
        }
        expect(await press('ArrowLeft')).toBe(today - 1)
        expect(await press('ArrowUp')).toBe(today - 8)
        expect(await press('ArrowDown')).toBe(today - 1)
        const first = await press('Home')
        expect(today - 1 - first).toBeLessThan(7)
        expect(await press('End')).toBe(first + 6)
        expect(await press('Home')).toBe(first)
        expect(await press('PageUp')).toBe(monthBefore(first))
        await expect(page).toHaveURL(/month=/)
        expect(await press('PageDown')).toBeLessThanOrEqual(first)

        // One day back from the first of a month is another month, and the focus follows.
        await openDay(page, 3)
        await dayCell(page, 3).focus()
        for (let step = 3; step < 45; step += 1) await page.keyboard.press('ArrowLeft')
        expect(await focusedDay(page)).toBe(today - 45)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`date=${dateDaysAgo(45)}`))
        await expect(page.locator('.calendar [aria-live] .list-row')).toContainText(calendar('noRecord'))
        // The grid is one tab stop: the next stop is after the grid.
        await page.locator(`[data-day="${today - 45}"] button`).focus()
        await page.keyboard.press('Tab')
        await expect(page.getByRole('button', { name: results('changeOverlays'), exact: true })).toBeFocused()
      },
    )

    test(
      '[RES-33, RES-38, RES-39] a day is shown below the month, and links to its records',
      LONG,
      async ({ page }) => {
        await openDay(page, 3)
        await expect(dayCell(page, 3)).toHaveAccessibleName(/, pain 6, Head, Neck, Lower back$/)
        const day = page.locator('.calendar [aria-live] .list-row')
        await expect(day).toContainText('2 records, high 8, low 4 · Reflection 6')
        await dayCell(page, 1).or(dayCell(page, 3)).first().waitFor()
        await day.click()
        await expect(page).toHaveURL(new RegExp(`range=${dateDaysAgo(3)}_${dateDaysAgo(3)}`))
        await expect(cards(page)).toHaveCount(3)
        await page.goBack()
        await expect(dayCell(page, 3)).toHaveAttribute('aria-pressed', 'true')
      },
    )

    test(
      '[RES-34, RES-35, RES-36, RES-37] six overlays and no seventh, kept when the app is opened again, and back to the most used',
      LONG,
      async ({ page }) => {
        await openDay(page, 8)
        const main = page.getByRole('main')
        const six = NAMES.slice(0, 6)
        await expect(legend(main)).toHaveText(six)
        await expect(dayCell(page, 8)).toHaveAccessibleName(new RegExp(`, ${six.join(', ')}$`))

        await openOverlays(page)
        await expect(count(page, 6)).toBeVisible()
        await chip(page, 'Right hand').click()
        await expect(page.getByRole('status').filter({ hasText: ONLY_SIX })).toBeVisible()
        await expect(count(page, 6)).toBeVisible()
        await expect(chip(page, 'Right hand')).toHaveAttribute('aria-pressed', 'false')
        await chip(page, 'Head').click()
        await expect(count(page, 5)).toBeVisible()
        await waitPastTremor(page)
        await chip(page, 'Right hand').click()
        await expect(count(page, 6)).toBeVisible()
        await closeOverlays(page)
        const chosen = [...NAMES.slice(1, 6), 'Right hand']
        await expect(legend(main)).toHaveText(chosen)
        await expect(dayCell(page, 8)).toHaveAccessibleName(new RegExp(`, ${chosen.join(', ')}$`))

        await page.reload()
        await expect(legend(main)).toHaveText(chosen)
        await openOverlays(page)
        await sheet(page)
          .getByRole('button', { name: reports('resetDefaults') })
          .click()
        await closeOverlays(page)
        await expect(legend(main)).toHaveText(six)
        await page.reload()
        await expect(legend(main)).toHaveText(six)
      },
    )

    test(
      '[RES-11, RES-30] the year is read by keys and as a table, and leads to each of its months',
      LONG,
      async ({ page }) => {
        await openDay(page, 8)
        const year = dateDaysAgo(8).slice(0, 4)
        const inYear = new Set(
          DIARY.map(({ daysAgo }) => dateDaysAgo(daysAgo)).filter((day) => day.startsWith(year)),
        )
        await page.getByRole('link', { name: calendar('wholeYear', { year }) }).click()
        await waitUntilDrawn(page)
        await plot(page).focus()
        await page.keyboard.press('End')
        await expect(readOut(page)).toContainText(`${inYear.size} of ${inYear.size}`)
        await openTables(page, picture('asTable'))
        await expect(page.getByRole('table').getByRole('row')).toHaveCount(inYear.size + 1)
        const months = page.getByRole('navigation', { name: calendar('months', { year }) }).getByRole('link')
        await expect(months).toHaveCount(12)
        await months.nth(1).click()
        await expect(page).toHaveURL(new RegExp(`month=${year}-02`))
        await expect(page.getByRole('grid')).toHaveAccessibleName(`February ${year}`)
      },
    )
  })
}
