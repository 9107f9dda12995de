import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { openResults } from '../pages/results/results.ts'
import { test } from '../pages/results/resultsDemo.ts'
import { waitUntilDrawn } from '../pages/results/resultsScreens.ts'

const charts = await loadText('en', 'charts')
const calendar = await loadText('en', 'calendar')

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, reducedMotion: 'reduce' })

  test(
    '[RES-84] the months of the body are stepped and played, and stop when asked',
    LONG,
    async ({ page }) => {
      test.setTimeout(120_000)
      await openResults(page, 'charts', '?range=365days')
      await waitUntilDrawn(page)
      const months = page.getByRole('group', { name: charts('byMonth') })
      const button = (name: 'playMonths' | 'pauseMonths' | 'monthBefore' | 'monthAfter' | 'allMonths') =>
        months.getByRole('button', { name: charts(name), exact: true })
      await button('monthBefore').click()
      const told = months.getByRole('paragraph')
      await expect(told).toHaveText(/ 20\d\d: \d+ records?$/)
      const last = await told.innerText()
      await button('monthBefore').click()
      await expect(told).not.toHaveText(last)
      await button('playMonths').click()
      await expect(told).toHaveText(last)
      await expect(button('playMonths')).toBeVisible()
      await button('playMonths').click()
      await button('pauseMonths').click()
      const paused = await told.innerText()
      expect(paused).not.toBe(last)
      await button('monthAfter').click()
      await expect(told).not.toHaveText(paused)
      const kept = await told.innerText()
      const most = page.getByText(/^Most often: /).first()
      const ofMonth = new RegExp(`of ${/: (\d+) record/.exec(kept)?.[1]} records?\\.$`)
      await expect(most).toHaveText(ofMonth)
      // The month stays, not its place among the months.
      await page.getByRole('button', { name: /^Date range/ }).click()
      await page.getByRole('button', { name: 'All Time' }).click()
      await expect(told).toHaveText(new RegExp(`^${kept.split(':')[0]}:`))
      await button('allMonths').click()
      await expect(told).toHaveText(charts('allMonths'))
    },
  )

  test('[RES-85] the calendar of a month leads to the month before beside it', LONG, async ({ page }) => {
    await openResults(page, 'calendar', '?month=2026-10')
    await waitUntilDrawn(page)
    await page.getByRole('link', { name: calendar('compareWith', { month: 'September 2026' }) }).click()
    await expect(page.getByRole('heading', { name: 'Oct 1 – 31, 2026' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Sept? 1 – 30, 2026/ })).toBeVisible()
  })

  test('[RES-83] the year of the calendar has a legend', LONG, async ({ page }) => {
    await openResults(page, 'calendar', '?view=year')
    await waitUntilDrawn(page)
    const legend = page.getByRole('list', { name: calendar('legendAverage') })
    await expect(legend.getByRole('listitem')).toHaveText(
      Array.from({ length: 11 }, (_, step) => String(step)),
    )
  })
})
