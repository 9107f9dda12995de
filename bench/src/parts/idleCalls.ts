import { burst } from '../load/burst.ts'
import { failures, p99, perSecond } from '../load/shoot.ts'
import { emptyDelta, floorRow, keepAlive, type Shot } from '../load/shots.ts'
import { atLeast, atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { measureAlternating, medianBy, medianRatio } from '../measure/measureAlternating.ts'
import type { Person } from '../people/makePeople.ts'
import type { Stage } from '../stage/stage.ts'

const ROUNDS = 16
const LOAD = { connections: 32, seconds: 1 }

interface Case {
  name: string
  shot: (person: Person) => Shot
  leastPerSecond: number
  mostP99: number
}

const CASES: Case[] = [
  { name: 'keep-alive', shot: keepAlive, leastPerSecond: 1_000, mostP99: 60 },
  { name: 'empty delta sync', shot: emptyDelta, leastPerSecond: 600, mostP99: 100 },
]

/** The calls that every signed-in device makes all day, against a bare route with one query by primary key. */
export async function idleCalls(stage: Stage): Promise<Figure[]> {
  await mustBeEmpty(stage)
  const figures: Figure[] = []
  for (const one of CASES) figures.push(...(await measure(stage, one)))
  return figures
}

async function measure(stage: Stage, { name, shot, leastPerSecond, mostP99 }: Case): Promise<Figure[]> {
  const { product, floor, people } = stage
  const sides = {
    ours: () => burst(product, { ...LOAD, shots: people.map(shot) }),
    floor: () => burst(floor, { ...LOAD, shots: people.map(floorRow) }),
  }
  await sides.floor()
  await sides.ours()
  const pairs = await measureAlternating(ROUNDS, sides)
  const failed = [...pairs.ours, ...pairs.floor].reduce((sum, tally) => sum + failures(tally), 0)
  return [
    atLeast(`${name}: calls a second, by the floor's`, 0.75, medianRatio(pairs, perSecond)),
    atLeast(`${name}: calls a second`, leastPerSecond, medianBy(pairs.ours, perSecond)),
    figureWithoutTarget(
      `${name}: calls a second of the floor`,
      formatNumber(medianBy(pairs.floor, perSecond)),
    ),
    atMost(`${name}: p99`, mostP99, medianBy(pairs.ours, p99), ' ms'),
    figureWithoutTarget(
      `${name}: processor time of one call, by the floor's`,
      formatNumber(medianRatio(pairs, (one) => one.cpuMsPerCall)),
    ),
    figureWithoutTarget(
      `${name}: processor time of one call`,
      `${formatNumber(medianBy(pairs.ours, (one) => one.cpuMsPerCall))} ms`,
    ),
    atMost(`${name}: calls that failed`, 0, failed),
  ]
}

/** A delta with rows costs more, so the figure would not match its label. */
async function mustBeEmpty({ people, query }: Stage): Promise<void> {
  const ids = people.map(({ userId }) => userId)
  const cursor = Math.min(...people.map((person) => person.cursor))
  const [row] = await query('select count(*) as count from item where user_id = any($1) and seq > $2', [
    ids,
    cursor,
  ])
  if (Number(row?.['count']) > 0)
    throw new Error('The people of the stage have more records than they know of')
}
