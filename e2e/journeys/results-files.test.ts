import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { setLanguageAndTheme, test } from '../pages/results/resultsDemo.ts'
import { measurePicture, parsedCsv, readTableCells } from '../pages/results/resultsFiles.ts'
import { waitUntilDrawn } from '../pages/results/resultsScreens.ts'
import { downloadByPress } from '../pages/results/timeline.ts'

/** The margin around the drawing, on each side. */
const MARGIN = 16
const SHARPNESS = 2

const SCREENS = [
  'timeline?range=alltime',
  'timeline?range=30days',
  'insights?range=30days',
  'charts?range=alltime',
  'calendar?view=year',
]

const cardsOf = (page: Page): Promise<Locator[]> =>
  page
    .locator('.picture-card')
    .filter({ has: page.locator('.picture-place') })
    .all()

async function open(page: Page, path: string): Promise<Locator[]> {
  await page.goto(`/results/${path}`)
  await waitUntilDrawn(page)
  const cards = await cardsOf(page)
  expect(cards.length, path).toBeGreaterThan(0)
  return cards
}

test.use({ viewport: PHONE, deviceScaleFactor: SHARPNESS })

for (const theme of ['light', 'dark'] as const) {
  test(
    `[RES-13] every chart is saved as shown, ${theme}: its size, its background, and its content`,
    LONG,
    async ({ page }) => {
      test.setTimeout(300_000)
      const picture = await loadText('en', 'picture')
      await setLanguageAndTheme(page, { theme })
      for (const path of SCREENS) {
        for (const card of await open(page, path)) {
          // It is drawn only when it is near the visible area.
          await card.scrollIntoViewIfNeeded()
          const where = `${path} ${await card.getByRole('heading').first().innerText()}`
          const drawing = await card.locator('svg.picture-svg').boundingBox()
          const button = card.getByRole('button', { name: picture('savePicture') })
          // The first card of the insights offers its files with the table.
          if (!(await button.isVisible()))
            await card.getByRole('button', { name: picture('asTable') }).click()
          const { name, content } = await downloadByPress(page, button)
          expect(name).toMatch(/^reprieve-[\w-]+\.png$/)
          const below = Math.round((drawing!.height + MARGIN) * SHARPNESS)
          const painted = await measurePicture(page, content, below)
          expect(painted.width, where).toBe(Math.round((drawing!.width + 2 * MARGIN) * SHARPNESS))
          // Title and sentence are above it.
          expect(painted.height, where).toBeGreaterThan((drawing!.height + 2 * MARGIN) * SHARPNESS)
          expect(painted.height, where).toBeLessThan((drawing!.height + 2 * MARGIN + 400) * SHARPNESS)
          await expect(card, where).toHaveCSS('background-color', painted.paper)
          // Title and sentence above, the drawing below; and most of the area is empty.
          expect(painted.inkAbove, where).toBeGreaterThan(0.005)
          expect(painted.inkBelow, where).toBeGreaterThan(0.005)
          expect(painted.inkBelow, where).toBeLessThan(0.8)
          expect(painted.colours, where).toBeGreaterThan(2)
        }
      }
    },
  )
}

for (const { language, part, none } of [
  { language: 'en', part: ',', none: 'none' },
  { language: 'de', part: ';', none: '' },
] as const) {
  test(
    `[RES-10, RES-12] ${language}: the file of a table has the rows that the table shows`,
    LONG,
    async ({ page }) => {
      test.setTimeout(300_000)
      const picture = await loadText(language, 'picture')
      const noValue = none === '' ? picture('noValue') : none
      await setLanguageAndTheme(page, { language })
      for (const path of SCREENS) {
        for (const card of await open(page, path)) {
          await card.getByRole('button', { name: picture('asTable') }).press('Enter')
          const shown = await readTableCells(card.getByRole('table'))
          const { content } = await downloadByPress(
            page,
            card.getByRole('button', { name: picture('saveTable') }),
          )
          const file = parsedCsv(content.toString('utf8'), part)
          const where = `${path} ${shown[0]?.join(' ')}`
          expect(file.length, where).toBeGreaterThan(1)
          expect(file, where).toEqual(
            shown.map((cells) => cells.map((cell) => (cell === noValue ? '' : cell))),
          )
        }
      }
    },
  )
}
