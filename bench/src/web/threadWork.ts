import type { CDPSession, Page } from 'playwright-core'
import { slowDown } from './browser.ts'

/** Long enough for the work that a screen still does after it is drawn. */
export const SETTLE_MS = 1_500

/** Milliseconds of work of the page's main thread so far, with the page slowed down by `rate`. */
export async function threadMeter(page: Page, rate: number): Promise<() => Promise<number>> {
  await slowDown(page, rate)
  const session = await page.context().newCDPSession(page)
  // Processor time instead of elapsed time: on a busy machine only this is reliable.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return () => workOf(session)
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** The work of a press until the page is idle again. The page is not polled meanwhile, because that would add work. */
export async function workOfPress(page: Page, meter: () => Promise<number>, press: string): Promise<number> {
  await page.waitForTimeout(SETTLE_MS)
  const before = await meter()
  await page.evaluate(`document.querySelector('${press}').click()`)
  await page.waitForTimeout(SETTLE_MS)
  return (await meter()) - before
}
