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
  /** Brings the page into the state to check. */
  reach?: (page: Page, watch: Watch, look: Look) => Promise<void>
  before?: (page: Page, watch: Watch) => Promise<void>
}

// axe cannot judge two lines of text that float over different content, opaque or not. The content below is checked
// without them. A string, because it runs in the page.
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
    // Theme and language are chosen on a screen with only one switch, and are stored.
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

// A stride without a common divisor with the number of looks: neighbouring routes differ in all three properties.
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
      // The frame is drawn before the screen in it.
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      // Content that loads later moves the headings, whose positions axe compares at its end.
      await page.waitForLoadState('networkidle')
      const found = await axe(page).analyze()
      expect(found.violations).toEqual([])
      expect(found.incomplete).toEqual([])
    })
  }
})
