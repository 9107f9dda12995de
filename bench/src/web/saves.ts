import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { medianBy, medianRatio, type Pairs } from '../measure/measureAlternating.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice, slowDown } from './browser.ts'
import { workPage } from './workPage.ts'

const RATES = [4, 1] as const
const COUNTS = [0, 1_000, 10_000] as const
const ROUNDS = 60

interface Saves {
  rate: number
  count: number
  pairs: Pairs<number>
}

/** One more record in diaries of three sizes, against a plain strict put of the same row. */
export async function measureSaves(stage: Stage): Promise<Figure[]> {
  const all: Saves[] = []
  for (const count of COUNTS) all.push(...(await savesWith(stage, count)))
  const slow = all.filter(({ rate }) => rate === 4)
  return [
    ...all.flatMap(figuresOf),
    atMost(
      'save at 4x slowdown: with 10,000 records, by that with none (as ratios to their puts)',
      1.2,
      ratio(slow.at(-1)!) / ratio(slow[0]!),
    ),
  ]
}

async function savesWith(stage: Stage, count: number): Promise<Saves[]> {
  const device = await newDevice()
  try {
    const page = await workPage(device, stage.product.port)
    await page.evaluate((count) => globalThis.benchWork.fill(count), count)
    const found: Saves[] = []
    for (const rate of RATES) {
      await slowDown(page, rate)
      const pairs = await page.evaluate((rounds) => globalThis.benchWork.saves(rounds), ROUNDS)
      found.push({ rate, count, pairs })
    }
    return found
  } finally {
    await device.close()
  }
}

const ratio = ({ pairs }: Saves): number => medianRatio(pairs, (ms) => ms)
const middle = (side: readonly number[]): string => `${formatNumber(medianBy(side, (ms) => ms))} ms`

function figuresOf(one: Saves): Figure[] {
  const { rate, count, pairs } = one
  const what = `save with ${formatNumber(count)} records, ${rate === 1 ? 'no' : `${rate}x`} slowdown`
  const times = figureWithoutTarget(`${what}: ours; the put`, `${middle(pairs.ours)}; ${middle(pairs.floor)}`)
  const byPut = `${what}: by a plain strict put`
  return rate === 1
    ? [figureWithoutTarget(byPut, formatNumber(ratio(one))), times]
    : [atMost(byPut, 1.25, ratio(one)), times]
}
