import type { Locator, Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { choiceOnDevice } from '../account/account.ts'

const calendar = await loadText('en', 'calendar')
const common = await loadText('en', 'common')
const filters = await loadText('en', 'filters')
const records = await loadText('en', 'records')
const results = await loadText('en', 'results')

export const HINT_TEXTS = {
  'section-drawer': records('hintSections'),
  'body-map': records('hintBodyMap'),
  filter: filters('hintFilter'),
  'calendar-overlays': calendar('hintOverlays', { overlays: results('changeOverlays') }),
  'quick-record': records('hintQuick'),
} as const

export type HintName = keyof typeof HINT_TEXTS

/** All hints on the page. */
export const hints = (page: Page): Locator => page.locator('.hint-note').getByRole('status')

export const hint = (page: Page, name: HintName): Locator => hints(page).filter({ hasText: HINT_TEXTS[name] })

export const hintGotItButton = (page: Page): Locator =>
  page.getByRole('button', { name: common('gotIt'), exact: true })

export async function readSeenHints(page: Page): Promise<readonly string[]> {
  const kept = (await choiceOnDevice(page, 'hints'))?.value as { seen?: readonly string[] } | undefined
  return kept?.seen ?? []
}
