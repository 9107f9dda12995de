import { failures, times } from '../../load/shoot.ts'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../../measure/figure.ts'
import { rssMb } from '../../measure/processMeter.ts'
import { percentile, slope } from '../../measure/statistics.ts'
import type { Stage } from '../../stage/stage.ts'
import { connectionsLeft } from '../connectionsLeft.ts'
import { DEVICES } from '../crowd.ts'
import type { Length } from './partLength.ts'
import { atTruePace } from './truePace.ts'

const SAMPLE_MS = 10_000
const SAMPLES_A_MINUTE = 60_000 / SAMPLE_MS
/** The first ten minutes of an hour. */
const SETTLING_SHARE = 1 / 6

/** RELIABILITY 1a: 2,000 devices for an hour of real time, to see whether the server leaks memory or connections. */
export async function soak(stage: Stage, { minutes, words }: Length): Promise<Figure[]> {
  const what = `soak of 2,000 devices for ${words}`
  const people = await stage.newPeople(DEVICES)
  const rss: number[] = []
  const sample = () => rss.push(rssMb(stage.product.pid))
  sample()
  const timer = setInterval(sample, SAMPLE_MS)
  const tallies = await atTruePace(stage.product.port, people, minutes).finally(() => clearInterval(timer))
  sample()
  const all = tallies.flatMap(times)
  const after = minutes * SETTLING_SHARE
  const settled = rss.slice(Math.floor(after * SAMPLES_A_MINUTE))
  return [
    atMost(
      `${what}: rise of the resident set after ${formatNumber(after)} min`,
      1,
      slope(settled) * SAMPLES_A_MINUTE,
      ' MB/min',
    ),
    figureWithoutTarget(
      `${what}: resident set at the start, then after each sixth`,
      `${sixths(rss).map(formatNumber).join(', ')} MB`,
    ),
    figureWithoutTarget(
      `${what}: calls; p99`,
      `${formatNumber(all.length)}; ${formatNumber(percentile(all, 0.99))} ms`,
    ),
    atMost(
      `${what}: calls that failed`,
      0,
      tallies.reduce((sum, tally) => sum + failures(tally), 0),
    ),
    ...(await connectionsLeft(stage)),
  ]
}

const sixths = (rss: readonly number[]): number[] =>
  Array.from({ length: 7 }, (_, at) => rss[Math.round((at * (rss.length - 1)) / 6)] ?? Number.NaN)
