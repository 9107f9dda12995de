import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { DESKTOP, LONG, PHONE } from '../pages/app/shell.ts'
import { filters } from '../pages/results/filter.ts'
import { cards, openResults } from '../pages/results/results.ts'
import { test } from '../pages/results/resultsDemo.ts'
import { readTabStops, pressTabTo } from '../pages/results/resultsKeys.ts'
import { waitUntilDrawn } from '../pages/results/resultsScreens.ts'

const common = await loadText('en', 'common')
const picture = await loadText('en', 'picture')
const records = await loadText('en', 'records')
const reports = await loadText('en', 'reports')
const results = await loadText('en', 'results')
const timeline = await loadText('en', 'timeline')

const PICTURES = [
  ['insights', 'insights', '?range=30days'],
  ['charts', 'charts', '?range=30days'],
  ['timeline', 'timeline', '?range=30days'],
  ['year', 'calendar', '?view=year'],
] as const

const pictureCards = (page: Page): Locator =>
  page.locator('.picture-card').filter({ has: page.locator('.picture-place') })

/** Each card has one. */
const MENU = /: edit(, duplicate)? or delete$/

const cardsTold = async (page: Page): Promise<number> =>
  Number.parseInt(await page.getByText(/^\d+ Records?$/).innerText(), 10)

/** By Enter alone, on the focused element. */
async function pressed(page: Page, button: Locator): Promise<void> {
  await pressTabTo(page, button)
  await page.keyboard.press('Enter')
}

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    for (const [name, tab, search] of PICTURES) {
      test(
        `[RES-10, RES-11, RES-12, RES-13] ${name}: a picture is read, turned into its table and saved by keys alone, at ${viewport.width} pixels`,
        LONG,
        async ({ page }) => {
          test.setTimeout(120_000)
          await openResults(page, tab, search)
          await waitUntilDrawn(page)
          const card = pictureCards(page).first()
          const button = (key: 'asTable' | 'asPicture' | 'saveTable' | 'savePicture'): Locator =>
            card.getByRole('button', { name: picture(key) })
          const plot = card.getByRole('application')
          const said = card.locator('[aria-live]').first()

          await pressTabTo(page, plot)
          await page.keyboard.press('End')
          const [, last] = /(\d+) of (\d+)$/.exec(await said.innerText()) ?? []
          expect(Number(last)).toBeGreaterThan(1)
          await page.keyboard.press('Home')
          await expect(said).toHaveText(new RegExp(`1 of ${last}$`))
          for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
          await expect(said).toHaveText(/\. [23] of /)
          // What is said is shown to who sees it: the timeline has a row for it.
          if (name === 'timeline') await expect(card.locator('.step-when')).not.toHaveText('')
          else {
            await expect(card.locator('.picture-tip')).toBeVisible()
            await page.keyboard.press('Escape')
            await expect(card.locator('.picture-tip')).toHaveCount(0)
          }

          await pressTabTo(page, button('asTable'), 'Shift+Tab')
          await page.keyboard.press('Enter')
          await expect(card.getByRole('row')).toHaveCount(Number(last) + 1)
          await expect(button('asPicture')).toBeFocused()
          await page.keyboard.press('Tab')
          // A chart wider than the page scrolls, so its container is a tab stop as well.
          await expect(card.getByRole('group').first()).toBeFocused()
          for (const [key, ending] of [
            ['savePicture', 'png'],
            ['saveTable', 'csv'],
          ] as const) {
            await pressTabTo(page, button(key))
            const file = page.waitForEvent('download')
            await page.keyboard.press('Enter')
            expect((await file).suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`))
          }
        },
      )
    }

    test(
      `[RES-10, RES-11] every chart says in words what it shows, and how to read it, at ${viewport.width} pixels`,
      LONG,
      async ({ page }) => {
        test.setTimeout(120_000)
        for (const [, tab, search] of PICTURES) {
          await openResults(page, tab, search)
          await waitUntilDrawn(page)
          for (const card of await pictureCards(page).all()) {
            // It is drawn only when it is near the visible area.
            await card.scrollIntoViewIfNeeded()
            const title = (await card.getByRole('heading', { level: 2 }).textContent()) ?? ''
            const sentence = (await card.locator('.picture-sentence').first().textContent()) ?? ''
            expect(sentence.trim().length, title).toBeGreaterThan(10)
            await expect(card).toHaveAccessibleName(title)
            await expect(card.getByRole('application')).toHaveAccessibleName(title)
            const keys = tab === 'timeline' ? timeline('chartKeys') : picture('readPoints')
            await expect(card.getByRole('application')).toHaveAccessibleDescription(keys)
            await expect(card.getByRole('img')).toHaveAccessibleName(`${title}. ${sentence}`)
          }
        }
      },
    )

    test(
      `[REL 6] the Tab key reaches every stop of each screen, and the focus is visible at each, at ${viewport.width} pixels`,
      LONG,
      async ({ context }) => {
        test.setTimeout(240_000)
        for (const [tab, search] of [
          ['insights', '?range=30days'],
          ['charts', '?range=30days'],
          ['timeline', '?range=30days'],
          ['records', '?range=7days'],
          ['calendar', ''],
          ['calendar', '?view=year'],
        ] as const) {
          // After the last stop Firefox moves to its own buttons, and the page has no focus any more.
          const page = await context.newPage()
          await openResults(page, tab, search)
          await waitUntilDrawn(page)
          const stops = await readTabStops(page)
          expect([tab, stops.filter(({ isSeen }) => !isSeen)]).toEqual([tab, []])
          // A chart is drawn only when it is near the visible area, so they are counted at the end.
          const wanted = await page.locator('.results-content').getByRole('application').count()
          await expect(page.locator('.results-content [role="application"][data-stopped]')).toHaveCount(
            wanted,
          )
          const missed = page
            .locator('.results-content')
            .locator('a, button:not([tabindex="-1"]):enabled')
            .and(page.locator(':not([data-stopped]):visible'))
          // A long list draws only the cards near the visible area and draws others again: so its cards are counted.
          if (tab !== 'records') expect([tab, await missed.allInnerTexts()]).toEqual([tab, []])
          else expect(stops.filter(({ name }) => MENU.test(name))).toHaveLength(await cardsTold(page))
          await page.close()
        }
      },
    )
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, reducedMotion: 'reduce' })

  test(
    '[FILT-21, FILT-22, FILT-31] the filter is set, described and reset by keys alone',
    LONG,
    async ({ page }) => {
      test.setTimeout(120_000)
      await openResults(page, 'records', '?range=30days')
      await waitUntilDrawn(page)
      const open = page.getByRole('button', { name: filters('open', { count: 0 }), exact: true })
      await pressed(page, open)
      const sheet = page.getByRole('dialog', { name: filters('title') })
      await expect(sheet).toBeVisible()
      await pressTabTo(page, sheet.getByRole('button', { name: filters('last7Days') }))
      await page.keyboard.press('Space')
      await expect(sheet.getByRole('button', { name: filters('last7Days') })).toHaveAttribute(
        'aria-pressed',
        'true',
      )

      const severity = sheet.getByRole('group', { name: records('severity') }).first()
      const from = severity.getByRole('textbox', { name: filters('from') })
      const to = severity.getByRole('textbox', { name: filters('to') })
      await pressTabTo(page, from)
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowUp')
      await expect(from).toHaveValue('4')
      // The two ends swap when they cross.
      await pressTabTo(page, to)
      await page.keyboard.press('Control+A')
      await page.keyboard.type('2')
      await page.keyboard.press('Enter')
      await expect(from).toHaveValue('2')
      await expect(to).toHaveValue('4')
      const mode = sheet.getByRole('radiogroup', { name: filters('criteria') })
      await pressTabTo(page, mode.getByRole('radio', { name: filters('all') }))
      await page.keyboard.press('ArrowRight')
      await expect(mode.getByRole('radio', { name: filters('any') })).toBeChecked()
      await expect(sheet.getByText(filters('oneCriterion'))).toBeVisible()
      const part = sheet.getByRole('button', { name: new RegExp(`^${records('symptoms')}`) })
      await pressed(page, part)
      await expect(part).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(part).toHaveAccessibleName(filters('chosenIn', { list: records('symptoms'), count: 1 }))

      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      const inUse = page.getByRole('button', { name: filters('open', { count: 3 }), exact: true })
      await expect(inUse).toBeFocused()
      const chips = page.getByRole('group', { name: filters('inUse') }).getByRole('button')
      await pressTabTo(page, chips.first())
      await page.keyboard.press('Enter')
      // The focus stays where it was.
      await expect(chips.first()).toBeFocused()
    },
  )

  test(
    '[RES-27, REC-18] a record is searched, opened and its menu left by keys alone',
    LONG,
    async ({ page }) => {
      await openResults(page, 'records', '?range=30days')
      await waitUntilDrawn(page)
      await pressTabTo(page, page.getByLabel(results('searchNotes')))
      await page.keyboard.type('made')
      await expect(page.getByText(/records? found$/)).toBeVisible()
      await expect(page).toHaveURL(/q=made/)
      const first = cards(page).first()
      await expect(first).toBeVisible()
      const menu = first.getByRole('button', { name: MENU })
      await pressed(page, menu)
      await expect(page.getByRole('menuitem', { name: common('edit') })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: common('duplicate') })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeFocused()
    },
  )

  test('[RES-32, RES-34] the overlays of the calendar are changed by keys alone', LONG, async ({ page }) => {
    await openResults(page, 'calendar')
    await waitUntilDrawn(page)
    const button = page.getByRole('button', { name: results('changeOverlays'), exact: true })
    await pressed(page, button)
    const sheet = page.getByRole('dialog', { name: results('changeOverlays') })
    const chosen = sheet.getByRole('button', { pressed: true }).first()
    const name = await chosen.innerText()
    await pressTabTo(page, chosen)
    await page.keyboard.press('Space')
    await expect(sheet.getByText(/^5 of 6/)).toBeVisible()
    await expect(sheet.getByRole('button', { name, exact: true })).toBeFocused()
    await pressed(page, sheet.getByRole('button', { name: reports('resetDefaults') }))
    await expect(sheet.getByText(/^6 of 6/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })
})
