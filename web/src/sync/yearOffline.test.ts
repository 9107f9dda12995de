import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { mergeItem } from '@reprieve/domain/sync/mergeItem.ts'
import { stampTime } from '@reprieve/domain/sync/stamp.ts'
import { expect, test } from 'vitest'
import { NOON, aDiary } from '../local/testing/aDiary.ts'
import { wipeDeleted } from './trash/wipeDeleted.ts'
import { runSync } from './runSync.ts'
import {
  aPass,
  everyRow,
  makeTestId,
  deleteTestRow,
  readGroupValue,
  writeTestRecord,
  type TestPass,
} from './testing/aPass.ts'
import { WireServer } from './testing/wireServer.ts'

const DAY = 86_400_000
const YEAR = 365 * DAY
// More than one bulk of each kind of act.
const ROWS = 400
const DONE = { is: 'done' }
const UNSENT = makeTestId(9_999)
const OF_LATER = makeTestId(8_888)

const numbers = Array.from({ length: ROWS }, (_, n) => n)
const newId = (n: number): string => makeTestId(5_000 + n)

/** By number: what happened to each record. */
const editedEarly = (n: number): boolean => n % 4 === 0
const deletedThere = (n: number): boolean => n % 8 === 0 || n % 8 === 2
const editedLate = (n: number): boolean => n % 16 === 8
const changedThere = (n: number): boolean => n % 8 === 4 || n % 32 === 1
const deletedHere = (n: number): boolean => n % 16 === 1
const lives = (n: number): boolean =>
  editedLate(n) || !(deletedThere(n) || (deletedHere(n) && !changedThere(n)))

function expected(n: number): Record<string, unknown> | null {
  if (!lives(n)) return null
  const early = editedEarly(n) ? `early ${n}` : `note ${n}`
  return {
    severity: n % 11,
    note: editedLate(n) ? `late ${n}` : early,
    weather: changedThere(n) ? 'storm' : 'fair',
  }
}

interface World {
  server: WireServer
  /** Was offline for a year. */
  here: TestPass
  there: TestPass
  wait: (days: number) => void
}

function aWorld(clockOff: number): World {
  const server = new WireServer()
  let now = NOON
  const answer = server.answer.bind(server)
  // By the server's clock, regardless of the devices' clocks.
  server.answer = (name, request) => answer(name, request, now)
  return {
    server,
    here: aPass({ server, diary: aDiary({ now: () => now + clockOff }) }),
    there: aPass({ server, diary: aDiary({ now: () => now }) }),
    wait: (days) => void (now += days * DAY),
  }
}

/** SYNC-31 as on the server: without a new position in the sequence. */
function wipe({ content }: WireServer, now: number): number {
  let wiped = 0
  for (const item of content.items.values()) {
    const deleted = item.groups.get('deleted')
    const isGone = (deleted?.v as { deleted?: number } | undefined)?.deleted === 1
    if (deleted === undefined || !isGone || now - stampTime(deleted.s) < 30 * DAY) continue
    wiped += 1
    item.groups = new Map([['deleted', deleted]])
    content.history = content.history.filter(({ clientId }) => clientId !== item.clientId)
  }
  return wiped
}

/** Data of a later app: a kind and a group that this version does not know. */
function writeOfLater({ content }: WireServer): void {
  const s = `${(NOON + 60 * DAY).toString(16).padStart(12, '0')}-0000-d00d00d00d00`
  const known = content.items.get(makeTestId(3))!
  const sent = new Map([['aura', { v: { aura: 'zigzag' }, s }]])
  const { groups } = mergeItem({
    stored: known.groups,
    sent,
    restamped: [],
    now: NOON + 61 * DAY,
    clock: content.clock,
  })
  content.items.set(makeTestId(3), { ...known, groups, seq: ++content.seq })
  const later = { kind: 'mood_map', clientId: OF_LATER, num: content.nextNum++, seq: ++content.seq }
  content.items.set(OF_LATER, { ...later, groups: new Map([['map', { v: { map: 'blue' }, s }]]) })
}

const saidOf = (row: LocalRow | undefined): Record<string, unknown> | null => {
  if (row === undefined || isDeleted(row)) return null
  return Object.fromEntries(
    ['severity', 'note', 'weather'].map((group) => [group, readGroupValue(row, group)]),
  )
}

async function theYear({ server, here, there, wait }: World, isRestored: boolean): Promise<void> {
  for (const n of numbers)
    await writeTestRecord(here.diary, makeTestId(n), {
      severity: n % 11,
      timing: n,
      note: `note ${n}`,
      weather: 'fair',
    })
  await runSync(here)
  await runSync(there)
  wait(1)
  for (const n of numbers.filter(editedEarly))
    await writeTestRecord(here.diary, makeTestId(n), { note: `early ${n}` })
  for (const n of numbers.filter(deletedHere)) await deleteTestRow(here.diary, makeTestId(n))
  wait(9)
  for (const n of numbers.filter(deletedThere)) await deleteTestRow(there.diary, makeTestId(n))
  for (const n of numbers.filter(changedThere))
    await writeTestRecord(there.diary, makeTestId(n), { weather: 'storm' })
  const backup = server.snapshot()
  await runSync(there)
  wait(50)
  expect(wipe(server, NOON + 60 * DAY)).toBe(numbers.filter(deletedThere).length)
  await wipeDeleted(there.diary)
  if (isRestored) {
    server.restore(backup)
    await runSync(there)
    wipe(server, NOON + 60 * DAY)
  }
  writeOfLater(server)
  await runSync(there)
  wait(304)
  for (const n of numbers.filter(editedLate))
    await writeTestRecord(here.diary, makeTestId(n), { note: `late ${n}` })
  for (const n of numbers)
    await writeTestRecord(here.diary, newId(n), { severity: 1, timing: n, note: `new ${n}`, weather: 'fair' })
  await writeTestRecord(here.diary, UNSENT, { note: 'thought better of' })
  await deleteTestRow(here.diary, UNSENT)
  wait(1)
}

const WAYS = [
  { what: 'on the same server', isRestored: false, clockOff: 0 },
  { what: 'on a server that was restored meanwhile', isRestored: true, clockOff: 0 },
  { what: 'with a clock a year ahead', isRestored: false, clockOff: YEAR },
  { what: 'with a clock a year behind', isRestored: false, clockOff: -YEAR },
]

test.each(WAYS)(
  '[REL 1b, SYNC-15, SYNC-31, SYNC I2, SYNC I6] a device that was offline for a year loses nothing and restores nothing: $what',
  async ({ isRestored, clockOff }) => {
    const world = aWorld(clockOff)
    const { server, here, there } = world
    await theYear(world, isRestored)
    // The app cleans up at its start, before anything is sent.
    await wipeDeleted(here.diary)
    here.requests.length = 0
    expect(await runSync(here)).toEqual(DONE)
    expect(here.requests.length).toBeLessThan(15)
    for (const pass of [there, here, there]) expect(await runSync(pass)).toEqual(DONE)

    const wanted = numbers.map(expected)
    for (const pass of [here, there]) {
      const all = await everyRow(pass.diary)
      const rows = new Map(all.map((row) => [row.clientId, row]))
      expect(numbers.map((n) => saidOf(rows.get(makeTestId(n))))).toEqual(wanted)
      const added = numbers.map((n) => saidOf(rows.get(newId(n)))?.['note'])
      expect(added).toEqual(numbers.map((n) => `new ${n}`))
      expect(all.filter(({ dirty, setAside }) => dirty || setAside !== null)).toEqual([])
      expect(rows.get(OF_LATER)?.kind).toBe('mood_map')
      expect(rows.get(makeTestId(3))?.groups.get('aura')?.v).toEqual({ aura: 'zigzag' })
    }
    expect(server.content.items.has(UNSENT)).toBe(false)
    const kept = JSON.stringify([
      [...server.content.items.values()].map(({ groups }) => [...groups]),
      server.content.history,
    ])
    const notOverwritten = numbers.filter((n) => editedEarly(n) && !editedLate(n))
    expect(notOverwritten.filter((n) => !kept.includes(`"early ${n}"`))).toEqual([])
    here.requests.length = 0
    expect(await runSync(here)).toEqual(DONE)
    expect(here.requests.map(({ name }) => name)).toEqual(['sync/get-all-records'])
  },
)
