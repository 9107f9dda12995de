import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { rssMb } from '../measure/processMeter.ts'
import { percentile, slope } from '../measure/statistics.ts'
import { failures, p99, fireShots, fireShotsAtPace, times } from '../load/shoot.ts'
import type { Person } from '../people/makePeople.ts'
import type { Stage } from '../stage/stage.ts'
import { connectionsLeft } from './connectionsLeft.ts'
import { DEVICES, crowdMinuteShots } from './crowd.ts'

const MINUTES = 60
const SETTLING_MINUTES = 10
const LONGEST_MINUTE_SECONDS = 30
const AT_PACE_SECONDS = 20
const CONNECTIONS = 32

/** Replays an hour of 2,000 devices as fast as possible, to see whether the server leaks memory or connections. */
export async function measureHour(stage: Stage): Promise<Figure[]> {
  const { port, pid } = stage.product
  const people = await stage.newPeople(DEVICES)
  const began = performance.now()
  const rss: number[] = []
  let [calls, failed] = [0, 0]
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const shots = crowdMinuteShots(people, minute)
    const tally = await fireShots({
      port,
      shots,
      connections: CONNECTIONS,
      seconds: LONGEST_MINUTE_SECONDS,
      once: true,
    })
    calls += times(tally).length
    failed += failures(tally)
    rss.push(rssMb(pid))
  }
  const seconds = (performance.now() - began) / 1_000
  return [
    figureWithoutTarget(
      'an hour of 2,000 devices: calls, and seconds it took',
      `${formatNumber(calls)} in ${formatNumber(seconds)} s`,
    ),
    atMost(
      'an hour of 2,000 devices: rise of the resident set after 10 minutes',
      1,
      slope(rss.slice(SETTLING_MINUTES)),
      ' MB/min',
    ),
    figureWithoutTarget(
      'an hour of 2,000 devices: resident set after 1, 10, 30, 60 minutes',
      `${[0, 9, 29, 59].map((at) => formatNumber(rss[at] ?? Number.NaN)).join(', ')} MB`,
    ),
    atMost('an hour of 2,000 devices: calls that failed', 0, failed),
    ...(await connectionsLeft(stage)),
    ...(await atPace(port, people)),
  ]
}

/** The same crowd in real time. */
async function atPace(port: number, people: readonly Person[]): Promise<Figure[]> {
  const shots = crowdMinuteShots(people, MINUTES)
  const perSecond = shots.length / 60
  const tally = await fireShotsAtPace({
    port,
    shots,
    connections: CONNECTIONS,
    seconds: AT_PACE_SECONDS,
    perSecond,
  })
  return [
    atMost('2,000 devices at their pace: p95', 60, percentile(times(tally), 0.95), ' ms'),
    atMost('2,000 devices at their pace: p99', 150, p99(tally), ' ms'),
    atMost('2,000 devices at their pace: calls that failed', 0, failures(tally)),
  ]
}
