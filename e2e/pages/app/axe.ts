import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { DESKTOP, PHONE, sidewaysScroll } from './shell.ts'

/**
 * In the page itself: axe would open a second one each time, to join what it found in frames, and the app has none (its policy
 * allows none).
 */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode()

/**
 * What somebody cannot read, reach or use on the page as it is, each with its place. Axe looks in Chromium alone: it
 * crashes the page in Firefox ESR 153 (signal 11) soon after a log-in.
 */
export async function findAxeFaults(page: Page): Promise<string[]> {
  if (page.context().browser()?.browserType().name() === 'firefox') return []
  const { violations } = await axe(page).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** The same, and that nothing is wider than the page. */
export async function findAxeAndWidthFaults(page: Page): Promise<string[]> {
  const isWide = (await sidewaysScroll(page)) > 0
  return [...(await findAxeFaults(page)), ...(isWide ? ['it can be pushed sideways'] : [])]
}

/** Where most can go wrong: the narrow page in the light, the wide one in the dark. */
export const AXE_LOOKS = [
  { colorScheme: 'light', viewport: PHONE },
  { colorScheme: 'dark', viewport: DESKTOP },
] as const
