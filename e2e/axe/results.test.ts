import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '@reprieve/locales/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { axe } from '../pages/app/axe.ts'
import { DESKTOP, LONG, PHONE } from '../pages/app/shell.ts'
import { findLowContrastWords } from '../pages/results/resultsContrast.ts'
import { setLanguageAndTheme, test } from '../pages/results/resultsDemo.ts'
import { openAll, openTables, waitUntilDrawn } from '../pages/results/resultsScreens.ts'
import { plot } from '../pages/results/timeline.ts'

const LOOKS = [
  { viewport: PHONE, theme: 'light', language: 'en' },
  { viewport: PHONE, theme: 'dark', language: 'de' },
  { viewport: DESKTOP, theme: 'dark', language: 'en' },
  { viewport: DESKTOP, theme: 'light', language: 'de' },
] as const

const wordsIn = async (language: Language) => ({
  filters: await loadText(language, 'filters'),
  picture: await loadText(language, 'picture'),
  reports: await loadText(language, 'reports'),
})
type Words = Awaited<ReturnType<typeof wordsIn>>

interface State {
  name: string
  path: string
  reach?: (page: Page, words: Words) => Promise<unknown>
}

const main = (page: Page): Locator => page.locator('main')
const withTables = (page: Page, { picture }: Words): Promise<void> => openTables(page, picture('asTable'))
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first()

/** Presses the button if this width has one; a wide screen shows the content without it. */
async function pressIfThere(page: Page, name: string): Promise<void> {
  // The full name: in German the button that resets a filter begins with the same word.
  const found = button(page, new RegExp(`^${name}(?=[,:]|$)`))
  if (!(await found.isVisible())) return
  await found.press('Enter')
  await page.getByRole('dialog').waitFor()
}

const STATES: readonly State[] = [
  { name: 'insights', path: '/results/insights?range=alltime' },
  {
    name: 'insights, with all that opens',
    path: '/results/insights?range=alltime',
    reach: async (page, words) => {
      await openAll(page, main(page).locator('.results-content'))
      await withTables(page, words)
    },
  },
  { name: 'one list of the insights', path: '/results/insights?range=alltime&section=symptom' },
  { name: 'compare', path: '/results/insights?range=30days&section=compare' },
  { name: 'compare with days of one’s own', path: '/results/insights?range=30days&section=compare-other' },
  { name: 'charts', path: '/results/charts?range=alltime' },
  { name: 'charts as tables', path: '/results/charts?range=alltime', reach: withTables },
  {
    name: 'timeline, a point read',
    path: '/results/timeline?range=alltime',
    reach: (page) => plot(page).press('End'),
  },
  { name: 'timeline of a year', path: '/results/timeline?range=365days' },
  { name: 'timeline as a table', path: '/results/timeline?range=30days', reach: withTables },
  { name: 'records', path: '/results/records?range=30days' },
  { name: 'records in pages', path: '/results/records?range=alltime&view=pages' },
  { name: 'records, searched', path: '/results/records?range=alltime&q=shower' },
  { name: 'calendar', path: '/results/calendar' },
  {
    name: 'overlays of the calendar',
    path: '/results/calendar',
    reach: async (page, { reports }) => {
      await button(page, reports('overlays')).press('Enter')
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'the year of the calendar', path: '/results/calendar?view=year' },
  { name: 'the year as a table', path: '/results/calendar?view=year', reach: withTables },
  {
    name: 'the range',
    path: '/results/insights?range=30days',
    reach: (page, { filters }) => pressIfThere(page, filters('dateRange')),
  },
  {
    name: 'the filter, with all that opens',
    path: '/results/records?range=30days',
    reach: async (page, { filters }) => {
      await pressIfThere(page, filters('open', { count: 0 }))
      await openAll(page, page.locator('.filter-panel'))
    },
  },
  {
    name: 'the screen of the filter, with all that opens',
    path: '/results/filter',
    reach: (page) => openAll(page, page.locator('.filter-panel')),
  },
]

/**
 * axe cannot judge text below a sheet, because texts overlap there: the content is checked without the sheet. It also
 * cannot judge the contrast of text in a drawing or scrolled out of sight, so that is measured here.
 */
async function faultsOf(page: Page, name: string): Promise<unknown[]> {
  const isBelowSheet = await page.getByRole('dialog').isVisible()
  const builder = axe(page)
  const { violations, incomplete } = await (
    isBelowSheet ? builder.include('[role="dialog"]') : builder
  ).analyze()
  const untold = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(targetsOf)
  const weak = await findLowContrastWords(page, untold)
  return [
    ...[...violations, ...incomplete.filter(({ id }) => id !== 'color-contrast')].map((found) => ({
      name,
      id: found.id,
      where: targetsOf(found),
    })),
    ...(weak.length === 0 ? [] : [{ name, weak }]),
  ]
}

const targetsOf = ({ nodes }: { nodes: readonly { target: readonly unknown[] }[] }): string[] =>
  nodes.map(({ target }) => target.join(' '))

for (const look of LOOKS) {
  const { viewport, theme, language } = look
  test.describe(`${viewport.width} pixels, ${theme}, ${language}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test(
      `[REL 6] a year of results in all that it can show, ${viewport.width}, ${theme}, ${language}`,
      LONG,
      async ({ page }) => {
        test.setTimeout(600_000)
        const words = await wordsIn(language)
        await setLanguageAndTheme(page, look)
        const faults: unknown[] = []
        for (const { name, path, reach } of STATES) {
          await page.goto(path)
          await waitUntilDrawn(page)
          await reach?.(page, words)
          faults.push(...(await faultsOf(page, name)))
        }
        expect(faults).toEqual([])
      },
    )
  })
}
