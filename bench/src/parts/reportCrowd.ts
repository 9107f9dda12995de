import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { optionsToWire } from '@reprieve/contract/reports/optionsWire.ts'
import { DEFAULT_OPTIONS } from '@reprieve/domain/reports/reportOptions.ts'
import { servedTimes, fireShots, fireShotsAtPace, times, type Tally } from '../load/shoot.ts'
import { createRecords, emptyDelta, generateReport, keepAlive } from '../load/shots.ts'
import { atLeast, atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { percentile } from '../measure/statistics.ts'
import type { Person } from '../people/makePeople.ts'
import type { Stage } from '../stage/stage.ts'

const REPORTS = 20
const RECORDS = 250
const OTHERS = { connections: 16, perSecond: 40 }
const BEFORE_SECONDS = 15
const PORTION_SECONDS = 3
const MOST_TIMES = 2
const LONGEST_SECONDS = 300
const LOOK_MS = 500

/** Twenty people request a report in the same second, while others use their diaries. */
export async function reportCrowd(stage: Stage): Promise<Figure[]> {
  const { port } = stage.product
  const people = await stage.newPeople(REPORTS)
  const make = createRecords(RECORDS)
  const filling = people.map((person, turn) => make(person, turn))
  await fireShots({ port, shots: filling, connections: 4, seconds: LONGEST_SECONDS, once: true })
  const others = stage.people.flatMap((person) => [keepAlive(person), emptyDelta(person)])
  const before = await fireShotsAtPace({ port, shots: others, ...OTHERS, seconds: BEFORE_SECONDS })

  const began = performance.now()
  const asked = await fireShots({
    port,
    shots: people.map((person) => generateReport(person, wanted())),
    connections: REPORTS,
    seconds: LONGEST_SECONDS,
    once: true,
  })
  const during: Tally[] = []
  const over = new AbortController()
  const beside = (async () => {
    while (!over.signal.aborted)
      during.push(await fireShotsAtPace({ port, shots: others, ...OTHERS, seconds: PORTION_SECONDS }))
  })()
  const made = await allMade(stage, people)
  const seconds = (performance.now() - began) / 1_000
  over.abort()
  await beside

  const p95 = (tallies: readonly Tally[]): number => percentile(tallies.flatMap(times), 0.95)
  const lost = [before, ...during].reduce((sum, one) => sum + times(one).length - servedTimes(one).length, 0)
  const what = `${REPORTS} reports at once`
  return [
    atLeast(`${what}: taken`, REPORTS, servedTimes(asked).length),
    atLeast(`${what}: made`, REPORTS, made),
    atMost(`${what}: p95 of other calls, by what it was before`, MOST_TIMES, p95(during) / p95([before])),
    figureWithoutTarget(
      `${what}: p95 of other calls before; during`,
      `${formatNumber(p95([before]))} ms; ${formatNumber(p95(during))} ms`,
    ),
    atMost(`${what}: other calls that failed`, 0, lost),
    figureWithoutTarget(`${what}: until the last was made`, `${formatNumber(seconds)} s`),
  ]
}

const wanted = () => ({
  client_id: randomUUID(),
  options: optionsToWire(DEFAULT_OPTIONS),
  range: { dateRange: 'alltime' },
  paper: 'a4',
})

/** The number of finished reports once no report is pending any more. */
async function allMade({ query }: Stage, people: readonly Person[]): Promise<number> {
  const ids = people.map(({ userId }) => userId)
  const end = performance.now() + LONGEST_SECONDS * 1_000
  for (;;) {
    const rows = await query(
      'select state, count(*) as count from report where user_id = any($1) group by state',
      [ids],
    )
    const counts = new Map(rows.map(({ state, count }) => [String(state), Number(count)]))
    if ((counts.get('waiting') ?? 0) === 0 || performance.now() > end) return counts.get('ready') ?? 0
    await wait(LOOK_MS)
  }
}
