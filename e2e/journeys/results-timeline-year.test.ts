import { expect } from '@playwright/test'
import { LONG, PHONE, widths } from '../pages/app/shell.ts'
import { openResults } from '../pages/results/results.ts'
import { test } from '../pages/results/resultsDemo.ts'
import { waitUntilDrawn } from '../pages/results/resultsScreens.ts'
import { pictureButton, plot, stepRow, timeline, zoomButton, zoomLevel } from '../pages/results/timeline.ts'

for (const viewport of widths(PHONE)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test(
      '[RES-53, RES-80, RES-82] a year is read by weeks, zoomed to single days and moved, by buttons and by keys',
      LONG,
      async ({ page }) => {
        test.setTimeout(120_000)
        await openResults(page, 'timeline', '?range=365days')
        await waitUntilDrawn(page)
        await expect(page.getByRole('heading', { name: timeline('painWeek') })).toBeVisible()
        await expect(zoomLevel(page, 'year')).toHaveAttribute('aria-pressed', 'true')
        await expect(page.locator('.ink-band')).toHaveCount(1)

        const week = await stepRow(page).innerText()
        await page.getByRole('button', { name: timeline('weekBefore') }).click()
        await expect(stepRow(page)).not.toHaveText(week)
        await expect(stepRow(page)).toContainText(/of 7 days/)

        await zoomButton(page, 'zoomIn').click()
        await expect(zoomLevel(page, 'threeMonths')).toHaveAttribute('aria-pressed', 'true')
        await expect(page.getByRole('heading', { name: timeline('painDay') })).toBeVisible()

        await plot(page).focus()
        await page.keyboard.press('+')
        await expect(zoomLevel(page, 'month')).toHaveAttribute('aria-pressed', 'true')
        const days = page.url()
        await page.keyboard.press('Home')
        await page.keyboard.press('ArrowLeft')
        await expect(page).not.toHaveURL(days)
        await expect(zoomLevel(page, 'month')).toHaveAttribute('aria-pressed', 'true')
        for (const level of ['threeMonths', 'year'] as const) {
          await page.keyboard.press('-')
          await expect(zoomLevel(page, level)).toHaveAttribute('aria-pressed', 'true')
        }
        await pictureButton(page, 'asTable').click()
        await expect(page.getByRole('columnheader', { name: timeline('median'), exact: true })).toBeVisible()
      },
    )

    test('[RES-82] a drag moves the days', LONG, async ({ page }) => {
      await openResults(page, 'timeline', '?range=30days')
      await waitUntilDrawn(page)
      const box = (await plot(page).boundingBox())!
      await page.mouse.move(box.x + box.width / 4, box.y + 60)
      await page.mouse.down()
      await page.mouse.move(box.x + (box.width * 3) / 4, box.y + 60, { steps: 5 })
      await page.mouse.up()
      await expect(page).toHaveURL(/range=\d{4}-\d\d-\d\d_/)
      await expect(zoomLevel(page, 'month')).toHaveAttribute('aria-pressed', 'true')
    })
  })
}
