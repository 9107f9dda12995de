import { burst } from '../load/burst.ts'
import { failures, p99, perSecond, servedTimes, times } from '../load/shoot.ts'
import { BULK, createTen, floorInsert, type Shot } from '../load/shots.ts'
import { atLeast, atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { measureAlternating, medianBy, medianRatio } from '../measure/measureAlternating.ts'
import { percentile } from '../measure/statistics.ts'
import type { Person } from '../people/makePeople.ts'
import type { Stage } from '../stage/stage.ts'

const ROUNDS = 8
const LOAD = { connections: 16, seconds: 2, once: true }
const MOST_CALLS = 2_000

/** Ten new records in one call, durable on disk, against one plain insert of the same ten rows. */
export async function writes(stage: Stage): Promise<Figure[]> {
  const { product, floor } = stage
  // New people, because the cursor of the existing ones is at the end of their data and must stay there.
  const people = await stage.newPeople(500)
  const before = await countItems(stage)
  let turn = 0
  const fresh = (make: (person: Person, turn: number) => Shot): Shot[] =>
    Array.from({ length: MOST_CALLS }, () => make(people[turn % people.length]!, (turn += 1)))
  const sides = {
    floor: () => burst(floor, { ...LOAD, shots: fresh(floorInsert) }),
    ours: () => burst(product, { ...LOAD, shots: fresh(createTen) }),
  }
  const warm = await sides.ours()
  await sides.floor()
  const pairs = await measureAlternating(ROUNDS, sides)
  const answered = [warm, ...pairs.ours].reduce((sum, tally) => sum + times(tally).length, 0)
  const failed = [...pairs.ours, ...pairs.floor].reduce((sum, tally) => sum + failures(tally), 0)
  const missing = answered * BULK - ((await countItems(stage)) - before)
  const [settings] = await stage.query(
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync`,
  )
  return [
    figureWithoutTarget(
      'create-records x10: fsync, synchronous_commit',
      `${String(settings?.['fsync'])}, ${String(settings?.['sync'])}`,
    ),
    atLeast('create-records x10: calls a second', 150, medianBy(pairs.ours, perSecond)),
    figureWithoutTarget(
      'create-records x10: records a second',
      formatNumber(medianBy(pairs.ours, perSecond) * BULK),
    ),
    figureWithoutTarget(
      'create-records x10: p50',
      `${formatNumber(medianBy(pairs.ours, (one) => percentile(servedTimes(one), 0.5)))} ms`,
    ),
    atMost('create-records x10: p99', 200, medianBy(pairs.ours, p99), ' ms'),
    figureWithoutTarget(
      'create-records x10: calls a second of the floor',
      formatNumber(medianBy(pairs.floor, perSecond)),
    ),
    figureWithoutTarget(
      "create-records x10: calls a second, by the floor's",
      formatNumber(medianRatio(pairs, perSecond)),
    ),
    figureWithoutTarget(
      "create-records x10: processor time of one call, by the floor's",
      formatNumber(medianRatio(pairs, (one) => one.cpuMsPerCall)),
    ),
    figureWithoutTarget(
      'create-records x10: processor time of one call',
      `${formatNumber(medianBy(pairs.ours, (one) => one.cpuMsPerCall))} ms`,
    ),
    atMost('create-records x10: calls that failed', 0, failed),
    atMost('create-records x10: acknowledged records that are not stored', 0, missing),
  ]
}

async function countItems(stage: Stage): Promise<number> {
  const [row] = await stage.query('select count(*) as count from item')
  return Number(row?.['count'])
}
