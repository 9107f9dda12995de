import { expect } from '@playwright/test'
import { LONG, PHONE, widths } from '../pages/app/shell.ts'
import { openResults } from '../pages/results/results.ts'
import { downloadByPress, picture, pictureButton, plot, readOut } from '../pages/results/timeline.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { test } from '../pages/sync/watch.ts'

const BOM = '\uFEFF'
/** One day in this range has no record. */
const DAYS = [9, 8, 6, 5, 4, 3, 2, 1]

const aWeek = DAYS.map((daysAgo) => ({ daysAgo, severity: daysAgo }))

for (const viewport of widths(PHONE)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })
    test.beforeEach(async ({ page }) => {
      await startWithDiary(page, aWeek)
      await openResults(page, 'timeline')
    })

    test(
      '[RES-11, RES-12] a picture is read by keys, as a table, and as a file for a spreadsheet',
      LONG,
      async ({ page }) => {
        await plot(page).focus()
        await page.keyboard.press('Home')
        await expect(readOut(page)).toContainText(`1 of ${DAYS.length}`)
        await page.keyboard.press('ArrowRight')
        await expect(readOut(page)).toContainText(`2 of ${DAYS.length}`)
        await page.keyboard.press('End')
        await expect(readOut(page)).toContainText(`${DAYS.length} of ${DAYS.length}`)

        await pictureButton(page, 'asTable').click()
        await expect(page.getByRole('table').getByRole('row')).toHaveCount(DAYS.length + 1)
        await expect(page.getByText(picture('asPicture'))).toBeVisible()

        const { name, content } = await downloadByPress(page, pictureButton(page, 'saveTable'))
        expect(name).toMatch(/\.csv$/)
        const lines = content.toString('utf8').trimEnd().split('\r\n')
        expect(lines).toHaveLength(DAYS.length + 1)
        expect(lines[0]).toMatch(new RegExp(`^${BOM}`))
      },
    )

    test('[RES-13] a chart is saved as large as it is shown', LONG, async ({ page }) => {
      const { name, content } = await downloadByPress(page, pictureButton(page, 'savePicture'))
      expect(name).toMatch(/\.png$/)
      const box = await plot(page).boundingBox()
      // The header of the file has width and height.
      expect(content.readUInt32BE(16)).toBeGreaterThanOrEqual(Math.floor(box!.width))
      expect(content.readUInt32BE(20)).toBeGreaterThan(box!.height / 2)
    })
  })
}
