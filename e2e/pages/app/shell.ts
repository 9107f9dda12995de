import { expect, type Locator, type Page } from '@playwright/test'
import { INTL_TAG, LANGUAGE_NAMES, type Language } from '@reprieve/locales/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { isLongRun } from '../../harness/longRun.ts'

export const PHONE = { width: 390, height: 844 }
export const TABLET = { width: 820, height: 1180 }
export const DESKTOP = { width: 1280, height: 900 }

type Viewport = typeof PHONE

/** Phone and desktop (or the given widths) in the long run; one width in the short run. */
export const widths = (inShort: Viewport, inLong = [PHONE, DESKTOP]): readonly Viewport[] =>
  isLongRun ? inLong : [inShort]

export const ALL_WIDTHS = [PHONE, TABLET, DESKTOP]

/** A journey only for the long run: in the short run others cover the same part. */
export const LONG = { tag: '@long' }

/** One of the five journeys that the short run takes in Firefox too: where engines differ most. */
export const IN_FIREFOX = { tag: '@firefox' }

export type Theme = 'light' | 'dark'

/** The texts of the frame: the bar with language and dimming. */
export const shellText = await loadText('en', 'shell')

export async function headlineIn(language: Language): Promise<string> {
  const text = await loadText(language, 'shell')
  return `${text('headlineDescribe')} ${text('headlineStart')}`
}

export const dimSwitch = (page: Page): Locator => page.getByRole('switch')
/** The first select of each page. */
export const languageField = (page: Page): Locator => page.getByRole('combobox').first()

export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await languageField(page).selectOption({ label: LANGUAGE_NAMES[language] })
  await expect(page.locator('html')).toHaveAttribute('lang', INTL_TAG[language])
}

export async function showTheme(page: Page, theme: Theme): Promise<void> {
  const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark'
  if (isDark !== (theme === 'dark')) await dimSwitch(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** By how many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

export const enlargeCharacters = (page: Page): Promise<unknown> =>
  page.evaluate(`document.documentElement.style.fontSize = '200%'`)

const SMALLEST_TARGET = 48

/**
 * Controls that are smaller than a tired or shaking hand needs; checked in one step, since notes come and go meanwhile.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('a:not(.skip), button, select')]
    .filter((target) => target.getClientRects().length > 0)
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect()
      return Math.min(width, height) < ${SMALLEST_TARGET}
    })
    .map((target) => target.innerText)`)
