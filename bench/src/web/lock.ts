import { ratioOf, medianOf, type Pairs } from '../measure/alternate.ts'
import { atMost, shown, told, type Figure } from '../measure/figure.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice } from './browser.ts'
import { workPage } from './workPage.ts'

const RECORDS = 10_000
const ROUNDS = 9
const MOST = 1.5

/** A sealed diary of 10,000 records beside the same without a lock. Typing and the making of the key are not in it. */
export async function lock(stage: Stage): Promise<Figure[]> {
  const device = await newDevice()
  try {
    const page = await workPage(device, stage.product.port)
    const [count, rounds] = [RECORDS, ROUNDS]
    const seen = await page.evaluate(
      ([count, rounds]) => globalThis.benchWork.lockTimes(count!, rounds!),
      [count, rounds],
    )
    const { starts, asKept, fromRows, saves, pass, passphrase } = seen
    return [
      atMost('app lock, 10,000 records: what a start reads, by the same without a lock', MOST, ratio(starts)),
      atMost(
        'app lock, 10,000 records: columns as they are kept, by the same without a lock',
        MOST,
        ratio(asKept),
      ),
      atMost(
        'app lock, 10,000 records: columns from rows, by the same without a lock',
        MOST,
        ratio(fromRows),
      ),
      told('a start without a lock; with', both(starts)),
      told('columns as kept without a lock; with', both(asKept)),
      told('columns from rows without a lock; with', both(fromRows)),
      told('a save without a lock; with', both(saves)),
      told('sealing 10,000 records', ms(pass)),
      told('a key from a passphrase', ms(passphrase)),
    ]
  } finally {
    await device.close()
  }
}

const same = (value: number): number => value
const ratio = (pairs: Pairs<number>): number => ratioOf(pairs, same)
const ms = (value: number): string => `${shown(value)} ms`
const both = ({ floor, ours }: Pairs<number>): string =>
  `${ms(medianOf(floor, same))}; ${ms(medianOf(ours, same))}`
