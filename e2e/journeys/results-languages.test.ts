import { expect, type Page } from '@playwright/test'
import type { Language } from '@reprieve/locales/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { DESKTOP, LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import { dateRangeDaysAgo } from '../pages/results/resultsDays.ts'
import { setLanguageAndTheme, test as ofDemo } from '../pages/results/resultsDemo.ts'
import { waitUntilDrawn } from '../pages/results/resultsScreens.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { test } from '../pages/sync/watch.ts'

const WEEK = [1, 2, 3, 4, 5].map((daysAgo) => ({ daysAgo, severity: 6 }))
/** Enough for 21 days: Russian uses the singular form for 21. */
const DIARY = [...WEEK, ...[6, 7, 8].map((daysAgo) => ({ daysAgo, severity: 6 }))]

interface CountedTextCase {
  path: string
  says: string | RegExp
}

/** Written out: texts read from locales would be accepted with any plural form. */
const COUNTED: Record<'de' | 'ru', readonly CountedTextCase[]> = {
  de: [
    { path: `records?range=${dateRangeDaysAgo(1, 1)}`, says: '1 Eintrag' },
    { path: `records?range=${dateRangeDaysAgo(5, 1)}`, says: '5 Einträge' },
    { path: `timeline?range=${dateRangeDaysAgo(1, 1)}`, says: /An 1 von 1 Tag erfasst\./ },
    { path: `timeline?range=${dateRangeDaysAgo(21, 1)}`, says: /An 8 von 21 Tagen erfasst\./ },
    { path: `insights?range=${dateRangeDaysAgo(21, 1)}`, says: /an 8 von 21 Tagen eingetragen/ },
  ],
  ru: [
    { path: `records?range=${dateRangeDaysAgo(1, 1)}`, says: '1 запись' },
    { path: `records?range=${dateRangeDaysAgo(2, 1)}`, says: '2 записи' },
    { path: `records?range=${dateRangeDaysAgo(5, 1)}`, says: '5 записей' },
    { path: `timeline?range=${dateRangeDaysAgo(1, 1)}`, says: /Записано за 1 из 1 дня\./ },
    { path: `timeline?range=${dateRangeDaysAgo(21, 1)}`, says: /Записано за 8 из 21 дня\./ },
    { path: `timeline?range=${dateRangeDaysAgo(22, 1)}`, says: /Записано за 8 из 22 дней\./ },
    { path: `insights?range=${dateRangeDaysAgo(25, 1)}`, says: /записи за 8 из 25 дней/ },
  ],
}

for (const language of ['de', 'ru'] as const) {
  test(
    `[FILT-22, RES-4] ${language}: counted texts use the plural form of their number`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize(PHONE)
      await startWithDiary(page, DIARY)
      await setLanguageAndTheme(page, { language })
      for (const { path, says } of COUNTED[language]) {
        await page.goto(`/results/${path}`)
        const said = page.getByText(says, { exact: true }).first()
        await expect(said, path).toBeVisible()
      }
    },
  )
}

const SCREENS = [
  'insights?range=alltime',
  'insights?range=30days&section=compare',
  'charts?range=alltime',
  'timeline?range=alltime',
  'records?range=30days',
  'calendar',
  'calendar?view=year',
  'filter',
]

/** A text with an unfilled placeholder or a missing value. */
const BROKEN = /[{}]|plural|undefined|NaN|\[object|Infinity/

/** Also below the visible area, where nothing is drawn until it is near. */
const saidOn = async (page: Page): Promise<string> => (await page.locator('body').textContent()) ?? ''

async function expectWhole(page: Page, path: string): Promise<void> {
  const said = await saidOn(page)
  expect(BROKEN.exec(said)?.[0] ?? null, path).toBe(null)
  expect([path, await sidewaysScroll(page)]).toEqual([path, 0])
}

/** Whole English sentences of these screens that the other language translates differently. */
async function englishIn(page: Page, language: Language): Promise<string[]> {
  const [own, english] = await Promise.all([loadText(language, 'insights'), loadText('en', 'insights')])
  const said = await saidOn(page)
  const keys = ['steady', 'mayBeChance', 'hardDays', 'mostRecorded', 'barsWeek', 'compare'] as const
  return keys.filter((key) => own(key) !== english(key) && said.includes(english(key)))
}

for (const language of ['de', 'ru'] as const) {
  ofDemo.describe(language, () => {
    ofDemo.use({ viewport: DESKTOP })

    ofDemo(
      `[REL 6] a year of results in ${language} has no broken text, and fits a phone and a desktop`,
      LONG,
      async ({ page }) => {
        ofDemo.setTimeout(240_000)
        await setLanguageAndTheme(page, { language })
        for (const path of SCREENS) {
          for (const viewport of [PHONE, DESKTOP]) {
            await page.setViewportSize(viewport)
            await page.goto(`/results/${path}`)
            await waitUntilDrawn(page)
            await expectWhole(page, path)
            expect([path, await englishIn(page, language)]).toEqual([path, []])
          }
        }
      },
    )
  })
}
