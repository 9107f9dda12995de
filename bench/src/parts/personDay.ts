import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'undici'
import { createRecords, emptyDelta, keepAlive, pullPage, type Shot } from '../load/shots.ts'
import { figureWithoutTarget, formatNumber, type Figure } from '../measure/figure.ts'
import { childrenCpuMs, cpuMs } from '../measure/processMeter.ts'
import type { Person } from '../people/makePeople.ts'
import type { Stage } from '../stage/stage.ts'

const PEOPLE = 400
const CONNECTIONS = 16
/** Four sittings of five minutes, with a record in each; a second device is opened once and pulls what is new. */
const DAY = { keepAlives: 20, deltas: 8, saves: 4, pulls: 1 }
const CALLS = DAY.keepAlives + DAY.deltas + DAY.saves + DAY.pulls
const KB = 1_000

/** What a person costs on a usual day: the basis of docs/scale.md. */
export async function personDay(stage: Stage): Promise<Figure[]> {
  const people = await stage.newPeople(PEOPLE)
  const { port, pid } = stage.product
  const database = Number(
    readFileSync(join(stage.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
  )
  // The first day makes the plans of queries and compiles the code.
  await live(port, people, 0)
  const before = { app: cpuMs(pid), database: childrenCpuMs(database), ...(await readSizes(stage)) }
  const bytes = await live(port, people, 1)
  const after = { app: cpuMs(pid), database: childrenCpuMs(database), ...(await readSizes(stage)) }
  const each = (value: (one: typeof before) => number): number =>
    (value(after) - value(before)) / people.length
  return [
    figureWithoutTarget(
      'a day of a person: calls (keep-alives, deltas, saves, pulls)',
      `${CALLS} (${Object.values(DAY).join(', ')})`,
    ),
    figureWithoutTarget(
      'a day of a person: processor time of the app; of the database',
      `${formatNumber(each(({ app }) => app))}; ${formatNumber(each(({ database }) => database))} ms`,
    ),
    figureWithoutTarget(
      'a day of a person: bytes in; out, with headers',
      `${formatNumber(bytes.sent / people.length / KB)}; ${formatNumber(bytes.received / people.length / KB)} kB`,
    ),
    figureWithoutTarget(
      'a day of a person: items; earlier values; tables and indexes; write-ahead log',
      `${formatNumber(each(({ items }) => items))}; ${formatNumber(each(({ history }) => history))}; ` +
        `${formatNumber(each(({ size }) => size) / KB)}; ${formatNumber(each(({ log }) => log) / KB)} kB`,
    ),
  ]
}

interface DatabaseSizes {
  items: number
  history: number
  size: number
  log: number
}

async function readSizes({ query }: Stage): Promise<DatabaseSizes> {
  const [row] = await query(
    `select (select count(*) from item) as items, (select count(*) from item_history) as history,
       pg_database_size(current_database()) as size,
       pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as log`,
  )
  const read = (name: keyof DatabaseSizes): number => Number(row?.[name])
  return { items: read('items'), history: read('history'), size: read('size'), log: read('log') }
}

interface Traffic {
  sent: number
  received: number
}

/** The calls of one day, person by person in turn, as if each sat down at another time. */
async function live(port: number, people: readonly Person[], day: number): Promise<Traffic> {
  const shots = callsOfDay(people, day)
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS })
  const traffic = { sent: 0, received: 0 }
  let next = 0
  const caller = async (): Promise<void> => {
    while (next < shots.length) {
      const { path, headers, body } = shots[next++]!
      const answer = await pool.request({ method: 'POST', path, headers, body })
      const bytes = await answer.body.bytes()
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
      traffic.sent += body.length + path.length + headerBytes(headers)
      traffic.received += bytes.length + headerBytes(answer.headers)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, caller))
  await pool.close()
  return traffic
}

function callsOfDay(people: readonly Person[], day: number): Shot[] {
  const save = createRecords(1)
  const times = (count: number, make: (person: Person, turn: number) => Shot): Shot[] =>
    Array.from({ length: count }, (_, turn) =>
      people.map((person) => make(person, day * DAY.saves + turn)),
    ).flat()
  const saved = (day + 1) * DAY.saves
  return [
    ...times(DAY.keepAlives, keepAlive),
    ...times(DAY.saves, save),
    // Its own device knows the sequence of what it has just saved.
    ...times(DAY.deltas, (person) => emptyDelta({ ...person, cursor: saved })),
    ...times(DAY.pulls, (person) => pullPage(person, saved - DAY.saves)),
  ]
}

const headerBytes = (headers: Readonly<Record<string, string | string[] | undefined>>): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, 0)
