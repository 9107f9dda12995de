import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { seedDayValues } from '../harness/seedDayValues.ts'
import { findAxeFaults } from '../pages/app/axe.ts'
import { PHONE } from '../pages/app/shell.ts'
import { openResults } from '../pages/results/results.ts'
import { waitUntilDrawn } from '../pages/results/resultsScreens.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { test } from '../pages/sync/watch.ts'

const measures = await loadText('en', 'measures')
const insights = await loadText('en', 'insights')
const picture = await loadText('en', 'picture')
const calendar = await loadText('en', 'calendar')
const results = await loadText('en', 'results')

const DAYS = Array.from({ length: 88 }, (_, daysAgo) => daysAgo)
/** More sleep on every third night, with 3 points less pain on that day. */
const isLong = (daysAgo: number): boolean => daysAgo % 3 === 0
const SEEDS = DAYS.filter((daysAgo) => daysAgo % 11 !== 5).map((daysAgo) => ({
  daysAgo,
  severity: (isLong(daysAgo) ? 3 : 6) + (daysAgo % 2),
}))
const VALUES = DAYS.filter((daysAgo) => daysAgo % 13 !== 4).map((daysAgo) => ({
  daysAgo,
  values: {
    sleep: (isLong(daysAgo) ? 480 : 375) + (daysAgo % 5) * 4,
    steps: 4_000 + ((daysAgo * 7_919) % 3_001),
    resting_hr: 58 + ((daysAgo * 31) % 9),
  },
}))

test.use({ viewport: PHONE })

test.beforeEach(async ({ page }) => {
  await startWithDiary(page, SEEDS)
  await seedDayValues(page, VALUES)
})

test('[RES-91, STAT-28, STAT-29] the insights say what devices measured and how it went with the pain', async ({
  page,
}) => {
  await openResults(page, 'insights')
  await waitUntilDrawn(page)
  const group = page.getByRole('region', { name: measures('title') })
  const sleep = group
    .getByRole('listitem')
    .filter({ hasText: measures('fromAppleHealth') })
    .first()
  await expect(sleep.getByRole('heading', { name: measures('sleep') })).toBeVisible()
  await expect(sleep).toContainText(/^Sleep.*\d h \d+ min on average, on 28 of 30 days/su)
  await expect(sleep).toContainText(/Less pain came after more sleep than usual, on \d+ of \d+ days\./u)
  await expect(sleep).toContainText(insights('steady'))
  await expect(group).toContainText('Recorded together, not proof of cause.')
  expect(await findAxeFaults(page)).toEqual([])
})

test('[RES-92, RES-54] the timeline shows one measure at a time in a lane, and the device remembers which', async ({
  page,
}) => {
  await openResults(page, 'timeline', '?range=30days')
  await waitUntilDrawn(page)
  const chips = page.getByRole('group', { name: measures('title') })
  const chip = (name: 'sleep' | 'steps') => chips.getByRole('button', { name: measures(name), exact: true })
  await expect(chip('sleep')).toHaveAttribute('aria-pressed', 'false')
  await chip('sleep').click()
  await expect(page.locator('.ink-bar').first()).toBeVisible()
  await chip('steps').click()
  await expect(chip('sleep')).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(chip('steps')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: picture('asTable') }).click()
  await expect(page.getByRole('columnheader', { name: measures('steps'), exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: /steps$/u }).first()).toBeVisible()
  expect(await findAxeFaults(page)).toEqual([])
  await chip('steps').click()
  await expect(page.getByRole('columnheader', { name: measures('steps'), exact: true })).toHaveCount(0)
})

test('[RES-93] the calendar marks nights with less sleep than usual', async ({ page }) => {
  await openResults(page, 'calendar')
  await waitUntilDrawn(page)
  await page.getByRole('button', { name: results('changeOverlays') }).click()
  const sheet = page.getByRole('dialog')
  const chip = sheet.getByRole('button', { name: calendar('sleepBelowUsual') })
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  expect(await findAxeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Overlays' })).toContainText(calendar('sleepBelowUsual'))
  await page.reload()
  await expect(page.getByRole('gridcell', { name: /Sleep below usual/u }).first()).toBeVisible()
})
