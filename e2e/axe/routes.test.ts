import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { isLongRun } from '../harness/longRun.ts'
import { pageHeading } from '../pages/account/activation.ts'
import { axe } from '../pages/app/axe.ts'
import { chooseLanguage, PHONE, showTheme, TABLET } from '../pages/app/shell.ts'
import { test, type Watch } from '../pages/sync/watch.ts'

const LANGUAGES = ['en', 'de', 'ko'] as const
const LOOKS = (['light', 'dark'] as const).flatMap((theme) =>
  [PHONE, TABLET].flatMap((viewport) => LANGUAGES.map((language) => ({ theme, viewport, language }))),
)
type Look = (typeof LOOKS)[number]

interface Route {
  name: string
  path: string
  /** Brings the page into the state that is looked at. */
  reach?: (page: Page, watch: Watch, look: Look) => Promise<void>
  before?: (page: Page, watch: Watch) => Promise<void>
}

// axe gives up on two lines of words that float over different things, opaque or not. What lies beneath is looked at
// at rest. Text, because it runs in the page.
const HIDE_BENEATH = `for (const part of document.querySelectorAll('.components, .bar, .foot')) part.style.visibility = 'hidden'`

const ROUTES: Route[] = [
  { name: 'first page', path: '/' },
  { name: 'activation', path: '/activate-user/token' },
  {
    name: 'activation, link expired',
    path: `/activate-user/${'A'.repeat(43)}`,
    reach: async (page, watch, { language }) => {
      watch.expectError(/410/)
      const text = await loadText(language, 'shell')
      await page.getByRole('button', { name: text('activateButton') }).click()
      await expect(pageHeading(page, text('expiredTitle'))).toBeVisible()
    },
  },
  ...(['showDialog', 'showSheet', 'showUndo', null] as const).map((opened) => ({
    name: `components, ${opened ?? 'at rest'}`,
    // Theme and language are chosen where there is one switch only, and are remembered.
    path: '/',
    reach: async (page: Page, _: Watch, { language }: Look) => {
      const text = await loadText(language, 'shell')
      await page.goto('/components')
      await expect(pageHeading(page, text('componentsTitle'))).toBeVisible()
      if (opened === null) return
      await page.getByRole('button', { name: text(opened), exact: true }).press('Enter')
      await page.evaluate('Promise.all(document.getAnimations().map((running) => running.finished))')
      await page.evaluate(HIDE_BENEATH)
    },
  })),
]

// A stride that shares no divisor with the number of looks: neighbouring routes differ in all three.
const STRIDE = 5
const looksFor = (index: number): Look[] =>
  isLongRun ? LOOKS : LOOKS.filter((_, place) => place === (index * STRIDE) % LOOKS.length)

ROUTES.forEach((route, index) => {
  for (const look of looksFor(index)) {
    const title = `[REL 6] ${route.name}, ${look.theme}, ${look.viewport.width}, ${look.language}`
    test(title, async ({ page, watch }) => {
      await page.setViewportSize(look.viewport)
      await route.before?.(page, watch)
      await page.goto(route.path)
      await showTheme(page, look.theme)
      await chooseLanguage(page, look.language)
      await route.reach?.(page, watch, look)
      // The frame stands before the screen in it does.
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      // What comes after the first look moves the places of headings, which axe compares at its end.
      await page.waitForLoadState('networkidle')
      const found = await axe(page).analyze()
      expect(found.violations).toEqual([])
      expect(found.incomplete).toEqual([])
    })
  }
})
