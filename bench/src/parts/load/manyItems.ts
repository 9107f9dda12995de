import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { newUserId } from '@reprieve/server/access/tokens.ts'
import { failures, fireShotsAtPace, p99, times, type Tally } from '../../load/shoot.ts'
import { createRecords, emptyDelta, pullPage, type Shot } from '../../load/shots.ts'
import { atMost, figureWithoutTarget, formatNumber, type Figure } from '../../measure/figure.ts'
import { median } from '../../measure/statistics.ts'
import type { Person } from '../../people/makePeople.ts'
import { personWithRecords } from '../../people/personWithYears.ts'
import type { Stage } from '../../stage/stage.ts'

/** Three times a day for a year. */
const RECORDS_EACH = 1_000
const FEW_PEOPLE = 10
const MANY_PEOPLE = 10_000
/** One statement copies this many diaries: the pool ends statements that take long. */
const AT_ONCE = 10
const CALLS = [
  { name: 'save', perSecond: 40 },
  { name: 'delta', perSecond: 40 },
  { name: 'pull of 1,000 records', perSecond: 4 },
] as const
const SECONDS = 30
const CONNECTIONS = 8
const MOST_RATIO = 1.5
const SETTLE_MS = 90_000
const GB = 1e9

type CallKind = (typeof CALLS)[number]['name']

/** The same calls in a small database and in one with ten million items. Takes about 20 GB of disk. */
export async function manyItems(stage: Stage): Promise<Figure[]> {
  const template = await personWithRecords(stage, RECORDS_EACH)
  const few = await newcomers(stage, template)
  const early = await newcomers(stage, template)
  const small = await timesOf(stage, few, 0)
  const began = performance.now()
  for (let made = 0; made < MANY_PEOPLE; made += AT_ONCE) {
    const ids = Array.from({ length: AT_ONCE }, newUserId)
    await copyDiary(stage, template, ids)
    await copySync(stage, template, ids)
  }
  const filled = (performance.now() - began) / 1_000
  await stage.query('analyze item')
  // Until what was filled in is on the disk: the calls shall not be measured beside it.
  await wait(SETTLE_MS)
  // Half of those who call wrote before the others, and half after them.
  const late = await newcomers(stage, template)
  const many = [...early.slice(FEW_PEOPLE / 2), ...late.slice(FEW_PEOPLE / 2)]
  const large = await timesOf(stage, many, 1)
  const items = Number(
    (await stage.query(`select reltuples as n from pg_class where relname = 'item'`))[0]?.['n'],
  )
  const bytes = Number((await stage.query(`select pg_total_relation_size('item') as n`))[0]?.['n'])
  return [
    ...CALLS.flatMap(({ name }) => figuresOf(name, small[name], large[name], items)),
    figureWithoutTarget(
      'items; table and indexes; bytes of one; time to fill',
      `${formatNumber(items)}; ${formatNumber(bytes / GB)} GB; ${formatNumber(bytes / items)}; ${formatNumber(filled)} s`,
    ),
  ]
}

function figuresOf(name: CallKind, small: Tally, large: Tally, items: number): Figure[] {
  const where = `${name} with ${formatNumber(items)} items`
  return [
    atMost(`${where}: p99, by the same with 10,000`, MOST_RATIO, p99(large) / p99(small)),
    figureWithoutTarget(
      `${where}: median; p99; the same with 10,000`,
      [large, small]
        .map((tally) => `${formatNumber(median(times(tally)))}; ${formatNumber(p99(tally))} ms`)
        .join('; '),
    ),
    atMost(`${where}: calls that failed, in both`, 0, failures(small) + failures(large)),
  ]
}

/** People who can call, each with a copy of the diary. */
async function newcomers(stage: Stage, template: Person): Promise<Person[]> {
  const people = await stage.newPeople(FEW_PEOPLE)
  const ids = people.map(({ userId }) => userId)
  await copyDiary(stage, template, ids)
  const [row] = await stage.query(
    `update user_sync y set seq = t.seq, next_num = t.next_num from user_sync t
     where t.user_id = $1 and y.user_id = any($2::bigint[]) returning y.seq`,
    [template.userId, ids],
  )
  return people.map((person) => ({ ...person, cursor: Number(row?.['seq']) }))
}

const copyDiary = (stage: Stage, template: Person, ids: readonly number[]): Promise<unknown> =>
  stage.query(
    `insert into item (user_id, client_id, kind, num, groups, deleted, origin, seq, updated_at)
     select person, gen_random_uuid(), kind, num, groups, deleted, null, seq, updated_at
     from unnest($2::bigint[]) as person, item where user_id = $1`,
    [template.userId, ids],
  )

const copySync = (stage: Stage, template: Person, ids: readonly number[]): Promise<unknown> =>
  stage.query(
    `insert into user_sync (user_id, seq, next_num, epoch, clock_ms, clock_counter)
     select person, seq, next_num, $3, clock_ms, clock_counter
     from unnest($2::bigint[]) as person, user_sync where user_id = $1`,
    [template.userId, ids, randomUUID()],
  )

async function timesOf(
  stage: Stage,
  people: readonly Person[],
  round: number,
): Promise<Record<CallKind, Tally>> {
  const shots: Record<CallKind, (person: Person, turn: number) => Shot> = {
    // Before the saves, after which a device has something to pull.
    delta: emptyDelta,
    'pull of 1,000 records': (person) => pullPage(person, 0),
    save: (person, turn) => createOne(person, RECORDS_EACH * (round + 1) + turn),
  }
  const seen: Partial<Record<CallKind, Tally>> = {}
  for (const { name, perSecond } of CALLS.toReversed()) {
    const count = perSecond * SECONDS
    const made = Array.from({ length: count }, (_, turn) => shots[name](people[turn % people.length]!, turn))
    const load = { port: stage.product.port, connections: CONNECTIONS, shots: made, perSecond }
    // The first seconds open connections and read pages from the disk.
    await fireShotsAtPace({ ...load, shots: made.slice(0, perSecond * 2), seconds: 2 })
    seen[name] = await fireShotsAtPace({ ...load, seconds: SECONDS })
  }
  return seen as Record<CallKind, Tally>
}

const createOne = createRecords(1)
