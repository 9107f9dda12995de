import type { CDPSession, Page } from 'playwright-core'
import { slowDown } from './browser.ts'

/** Long enough for what a screen still does after it is drawn. */
export const SETTLE_MS = 1_500

/** What the main thread of a page has worked since it began, in milliseconds, with the page slowed down so much. */
export async function threadMeter(page: Page, rate: number): Promise<() => Promise<number>> {
  await slowDown(page, rate)
  const session = await page.context().newCDPSession(page)
  // Of the processor and not of the clock: on a machine that does other things as well only this holds.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return () => workOf(session)
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** What a press costs until the page is at rest again. Nothing else is asked of the page meanwhile: each question would
 *  be work of its own. */
export async function workOfPress(page: Page, meter: () => Promise<number>, press: string): Promise<number> {
  await page.waitForTimeout(SETTLE_MS)
  const before = await meter()
  await page.evaluate(`document.querySelector('${press}').click()`)
  await page.waitForTimeout(SETTLE_MS)
  return (await meter()) - before
}
