import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { DESKTOP, PHONE, sidewaysScroll } from './shell.ts'

/**
 * In the page itself: otherwise axe opens a second page each time to merge the results of frames, and the app has no
 * frames (its policy forbids them). What passes is not listed, which is most of what axe finds.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations', 'incomplete'] }).setLegacyMode()

/**
 * Accessibility faults of the current page, each with its place. Only in Chromium: axe crashes the page in Firefox ESR
 * 153 (signal 11) soon after a login.
 */
export async function findAxeFaults(page: Page): Promise<string[]> {
  if (page.context().browser()?.browserType().name() === 'firefox') return []
  const { violations } = await axe(page).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** The same, and a fault if anything is wider than the page. */
export async function findAxeAndWidthFaults(page: Page): Promise<string[]> {
  const isWide = (await sidewaysScroll(page)) > 0
  return [...(await findAxeFaults(page)), ...(isWide ? ['it can be pushed sideways'] : [])]
}

/** The riskiest looks: the narrow page in the light theme, the wide one in the dark theme. */
export const AXE_LOOKS = [
  { colorScheme: 'light', viewport: PHONE },
  { colorScheme: 'dark', viewport: DESKTOP },
] as const
