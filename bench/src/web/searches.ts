import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { median, percentile } from '../measure/statistics.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice } from './browser.ts'
import { workPage } from './workPage.ts'

const ENTRIES = 10_000
const ROUNDS = 500
const MOST_MS = 5
const NEARLY_ALL = 0.95

/** A search on the device while a person types, over 10,000 entries: twenty times as many as the built-in ones. */
export async function measureSearches(stage: Stage): Promise<Figure[]> {
  const device = await newDevice()
  try {
    const page = await workPage(device, stage.product.port)
    const seen = await page.evaluate(([entries, rounds]) => globalThis.benchWork.searches(entries, rounds), [
      ENTRIES,
      ROUNDS,
    ] as const)
    return [
      atMost('search of 10,000 entries, the middle of 500 words', MOST_MS, median(seen.each), ' ms'),
      atMost('search of 10,000 entries, 95 of 100 words', MOST_MS, percentile(seen.each, NEARLY_ALL), ' ms'),
      figureWithoutTarget(
        'search of 10,000 entries: the slowest word',
        `${formatNumber(Math.max(...seen.each))} ms`,
      ),
      figureWithoutTarget(
        'search of 10,000 entries: to make it ready, once',
        `${formatNumber(seen.built)} ms`,
      ),
      figureWithoutTarget('searches that found something', `${seen.found} of ${ROUNDS}`),
    ]
  } finally {
    await device.close()
  }
}
