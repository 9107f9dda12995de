import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { medianRatio, medianBy, type Pairs } from '../measure/measureAlternating.ts'
import type { Stage } from '../stage/stage.ts'
import { cpuMeter, newDevice } from './browser.ts'
import type { Cost } from './pageWork.ts'
import { workPage } from './workPage.ts'

const RECORDS = 10_000
const ROUNDS = 9
const MOST = 1.5

/**
 * An encrypted diary of 10,000 records against the same diary without a lock. Typing the passphrase and deriving the
 * key are not included.
 */
export async function lock(stage: Stage): Promise<Figure[]> {
  const device = await newDevice()
  try {
    const page = await workPage(device, stage.product.port)
    await page.exposeFunction('benchCpu', await cpuMeter(page))
    const [count, rounds] = [RECORDS, ROUNDS]
    const seen = await page.evaluate(
      ([count, rounds]) => globalThis.benchWork.lockTimes(count!, rounds!),
      [count, rounds],
    )
    const { starts, asKept, fromRows, saves, pass, passphrase } = seen
    const reads = {
      'what a start reads': starts,
      'columns as they are kept': asKept,
      'columns from rows': fromRows,
    }
    return [
      ...Object.entries(reads).flatMap(([what, pairs]) => [
        atMost(
          `app lock, 10,000 records: ${what}, by the same without a lock`,
          MOST,
          medianRatio(pairs, byClock),
        ),
        atMost(`the same in processor time`, MOST, sumOf(pairs.ours) / sumOf(pairs.floor)),
        figureWithoutTarget(`${what} without a lock; with`, both(pairs, byClock)),
      ]),
      figureWithoutTarget('a save without a lock; with', both(saves, same)),
      figureWithoutTarget('sealing 10,000 records', ms(pass)),
      figureWithoutTarget('a key from a passphrase', ms(passphrase)),
    ]
  } finally {
    await device.close()
  }
}

const same = (value: number): number => value
const byClock = (cost: Cost): number => cost.ms
/** The sum over all rounds: the system reports processor time in steps that are too coarse for one round. */
const sumOf = (costs: readonly Cost[]): number => costs.reduce((sum, { cpu }) => sum + cpu, 0)
const ms = (value: number): string => `${formatNumber(value)} ms`
const both = <T>({ floor, ours }: Pairs<T>, value: (one: T) => number): string =>
  `${ms(medianBy(floor, value))}; ${ms(medianBy(ours, value))}`
