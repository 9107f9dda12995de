import { atMost, belowTarget, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { median } from '../measure/statistics.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice } from './browser.ts'
import type { ResultTimes } from './pageWork.ts'
import { resultTabs } from './resultTabs.ts'
import { workPage } from './workPage.ts'

const [SOME, MANY] = [10_000, 50_000]
const ROUNDS = 50
const MOST_SELECT_MS = new Map([
  [SOME, 1],
  [MANY, 5],
])
const MOST_INSIGHTS_MS = 3
const MOST_LONG_INSIGHTS_MS = 15
/** For five times as many entries, with a margin for data that no longer fits the processor caches. */
const MOST_GROWTH = 6
const MOST_BYTES = 3_000_000

/** The filter and the figures of the results in the page, without any screen; then the cost of switching screens. */
export async function measureResults(stage: Stage): Promise<Figure[]> {
  const device = await newDevice()
  try {
    const page = await workPage(device, stage.product.port)
    const ask = (entries: number): Promise<ResultTimes> =>
      page.evaluate(([count, rounds]) => globalThis.benchWork.results(count, rounds), [
        entries,
        ROUNDS,
      ] as const)
    const [some, many] = [await ask(SOME), await ask(MANY)]
    await page.evaluate((count) => globalThis.benchWork.fill(count), SOME)
    const reads = await page.evaluate(() => globalThis.benchWork.columnReads())
    await page.close()
    return [
      ...figuresOf(some),
      ...figuresOf(many),
      atMost('filter: 50,000 by 10,000', MOST_GROWTH, slowest(many) / slowest(some)),
      atMost('a pass of Insights over 10,000', MOST_INSIGHTS_MS, median(some.insights), ' ms'),
      atMost('a pass of Insights over 50,000', MOST_LONG_INSIGHTS_MS, median(many.insights), ' ms'),
      figureWithoutTarget(
        'a pass of Insights: 50,000 by 10,000',
        formatNumber(median(many.insights) / median(some.insights)),
      ),
      belowTarget('columns of 10,000, in bytes', MOST_BYTES, some.bytes),
      figureWithoutTarget(
        `columns of ${formatNumber(reads.count)} records: from the rows; as they were kept`,
        `${formatNumber(reads.fromRows)} ms; ${formatNumber(reads.asKept)} ms`,
      ),
      ...(await resultTabs(stage)),
    ]
  } finally {
    await device.close()
  }
}

/** The slowest filter, by the median of its rounds. */
const slowest = ({ select }: ResultTimes): number => Math.max(...select.map(({ each }) => median(each)))

function figuresOf(times: ResultTimes): Figure[] {
  const { entries, doses, days, built, select } = times
  const each = select.map((one) => `${formatNumber(median(one.each))} ms (${formatNumber(one.found)})`)
  return [
    atMost(
      `filter over ${formatNumber(entries)}, the slowest of ${select.length}`,
      MOST_SELECT_MS.get(entries) ?? Number.NaN,
      slowest(times),
      ' ms',
    ),
    figureWithoutTarget(
      `each of them, and how many it found, of ${formatNumber(days)} days with ${formatNumber(doses)} doses`,
      each.join('; '),
    ),
    figureWithoutTarget(`${formatNumber(entries)}: to lay them out in columns`, `${formatNumber(built)} ms`),
  ]
}
