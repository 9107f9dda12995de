import { continueEpisode, endEpisode, groupEpisodes, laterNumber } from '@reprieve/domain/records/episode.ts'
import { setSeverity } from '@reprieve/domain/records/editRecord.ts'
import { emptyRecord, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { DeviceClock } from '@reprieve/domain/sync/deviceClock.ts'
import { joinGroups } from '@reprieve/domain/sync/joinGroups.ts'
import { emptyRow, isDeleted, groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { mergeItem, type Groups } from '@reprieve/domain/sync/mergeItem.ts'
import { deleteRow, saveEdited, saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { CLOCK_START } from '@reprieve/domain/sync/stamp.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flattenGroups, groupOfKey, keyGroups, stampsByGroup } from '../groups.ts'
import {
  editedGroups,
  recordToGroups,
  savedRecordFromRow,
  RECORD_KIND,
  type SavedRecord,
} from './recordCodec.ts'
import { RECORD_FIELDS } from './recordFields.ts'
import { recordGroupStamp, recordGroupsToWire, recordGroupValues } from './wire.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 5_000 : 200
const START = Date.UTC(2026, 2, 28, 22)
const HOUR = 3_600_000
const HEAD = 'head'

interface Act {
  by: 0 | 1
  is: 'number' | 'edit' | 'end' | 'delete' | 'sync' | 'goesOn'
  severity: number
}

/** Two devices and a server that merge as the real ones do: group by group, the higher stamp wins. */
function aWorld() {
  const server = new Map<string, Groups>()
  const devices = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'].map((device) => ({
    clock: { device, hlc: CLOCK_START, offset: 0 } as DeviceClock,
    rows: new Map<string, LocalRow>(),
  }))
  let made = 0

  const keep = (by: number, { row, clock }: { row: LocalRow; clock: DeviceClock }): void => {
    devices[by]!.rows.set(row.clientId, row)
    devices[by]!.clock = clock
  }
  const create = (by: number, id: string, record: PainRecord, at: number): void =>
    keep(
      by,
      saveRow(emptyRow(id, RECORD_KIND), {
        values: recordToGroups(record),
        clock: devices[by]!.clock,
        wallNow: at,
      }),
    )
  const recordOf = (by: number, id: string): SavedRecord | null => {
    const row = devices[by]!.rows.get(id)
    return row === undefined || isDeleted(row) ? null : savedRecordFromRow(row)
  }
  const edit = (by: number, id: string, at: number, change: (record: PainRecord) => PainRecord): boolean => {
    const [row, opened] = [devices[by]!.rows.get(id), recordOf(by, id)]
    if (row === undefined || opened === null) return false
    const values = editedGroups(groupValues(row), { opened, after: change(opened) })
    if (values.size === 0) return false
    keep(by, saveEdited(row, { values, clock: devices[by]!.clock, wallNow: at }))
    return true
  }
  const sync = (by: number, at: number): void => {
    const device = devices[by]!
    for (const [id, row] of device.rows) {
      const { groups } = mergeItem({
        stored: server.get(id) ?? new Map(),
        sent: row.groups,
        restamped: [],
        now: at,
        clock: CLOCK_START,
      })
      server.set(id, groups)
      device.rows.set(id, { ...row, sent: true, pend: new Set() })
    }
    for (const [id, groups] of server)
      device.rows.set(id, joinGroups(device.rows.get(id) ?? emptyRow(id, RECORD_KIND), groups, at))
  }
  const remove = (by: number, id: string, at: number): boolean => {
    const row = devices[by]!.rows.get(id)
    const gone = row === undefined || isDeleted(row) ? null : deleteRow(row, devices[by]!.clock, at)
    if (gone !== null) keep(by, gone)
    return gone !== null
  }
  return {
    create,
    edit,
    sync,
    remove,
    recordOf,
    rowsOf: (by: number) => devices[by]!.rows,
    newId: () => `n${(made += 1)}`,
  }
}

const act = fc.record<Act>({
  by: fc.constantFrom(0, 1),
  is: fc.constantFrom('number', 'number', 'edit', 'end', 'delete', 'sync', 'goesOn'),
  severity: fc.integer({ min: 0, max: 10 }),
})

test('[EPI-26] in any order of acts two devices end with one start, all numbers and one end', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const world = aWorld()
      const first = continueEpisode({ ...emptyRecord({ at: START, offset: HOUR }), severity: 5 }, START)
      world.create(0, HEAD, first, START)
      world.sync(0, START)
      world.sync(1, START)
      const numbers = new Set<string>()
      const ends: number[] = []
      acts.forEach((one, turn) => {
        const at = START + (turn + 1) * 20 * 60_000
        const { by } = one
        const head = world.recordOf(by, HEAD)
        const mine = [...world.rowsOf(by).keys()].filter(
          (id) => id !== HEAD && world.recordOf(by, id) !== null,
        )
        if (one.is === 'sync') world.sync(by, at)
        else if (one.is === 'number') {
          const id = world.newId()
          world.create(by, id, laterNumber(head!, one.severity, { at, offset: HOUR }), at)
          numbers.add(id)
        } else if (one.is === 'end') {
          if (world.edit(by, HEAD, at, (record) => endEpisode(record, at))) ends.push(at)
        } else if (one.is === 'goesOn') {
          world.edit(by, HEAD, at, (record) => continueEpisode(record, at))
        } else if (one.is === 'edit') {
          const id = mine[turn % Math.max(1, mine.length)]
          if (id !== undefined) world.edit(by, id, at, (record) => setSeverity(record, turn % 11))
        } else {
          const id = mine[turn % Math.max(1, mine.length)]
          // An edit elsewhere after this restores it (D32): such a number is not asked about below.
          if (id !== undefined && world.remove(by, id, at)) numbers.delete(id)
        }
      })
      const late = START + 100 * HOUR
      for (const by of [0, 1, 0, 1]) world.sync(by, late)

      const seen = [0, 1].map((by) => {
        const records = [...world.rowsOf(by).keys()].flatMap((id) => world.recordOf(by, id) ?? [])
        return groupEpisodes(records)
      })
      expect(seen[0]!.map(({ head }) => head.ref.clientId)).toEqual([HEAD])
      const [mine, other] = seen.map(([episode]) => ({
        duration: episode!.head.duration,
        episode: episode!.head.episode,
        parts: episode!.parts.map(({ ref, severity }) => [ref.clientId, severity]),
      }))
      expect(mine).toEqual(other)
      const told = new Set(mine!.parts.map(([id]) => id))
      for (const id of numbers) expect(told.has(id)).toBe(true)
      // "It goes on", said without knowing of an end, takes nothing back: the end was told by the person too.
      const wentOn = acts.some(({ is }) => is === 'goesOn')
      const end = mine!.duration.kind === 'until' ? mine!.duration.endsAt : null
      expect(wentOn ? [null, ...ends] : [ends.at(-1) ?? null]).toContain(end)
    }),
    { numRuns: runs },
  )
})

/** What an app or a server of 4.41.0 knew. */
const OLD_KEYS = keyGroups(
  Object.fromEntries(
    Object.entries(RECORD_FIELDS)
      .filter(([key]) => !['episode', 'part_of', 'location_severity'].includes(key))
      .map(([key, { group }]) => [key, group]),
  ),
)

const S1 = '019000000000-0000-aaaaaaaaaaaa'
const S2 = '019000000001-0000-bbbbbbbbbbbb'

const NEW_GROUPS = {
  episode: { v: { episode: { state: 'open', since: START } }, s: S1 },
  part_of: { v: { part_of: '0197f3a5-0000-7000-8000-000000000001' }, s: S1 },
  location_severity: { v: { location_severity: [{ client_id: 'l', severity: 7 }] }, s: S1 },
}
const STORED = { ...NEW_GROUPS, severity: { v: { severity: 5 }, s: S1 } }

/** How a version that knows none of the new keys divides a flat record: each stamped key is a group of its own. */
function dividedByOld(content: Record<string, unknown>, stamps: Record<string, string>) {
  const groups = new Map<string, Record<string, unknown>>()
  for (const [key, value] of Object.entries(content)) {
    const group = groupOfKey(OLD_KEYS, key, stamps)
    groups.set(group, { ...groups.get(group), [key]: value })
  }
  return groups
}

test('[SYNC I14, EPI-26] an app of 4.41.0 edits a record and sends it back: the new groups are unchanged', () => {
  const { content } = recordGroupsToWire(STORED)
  const stamps = stampsByGroup(STORED)
  const onOldApp = dividedByOld(content, stamps)
  expect([...onOldApp.keys()].toSorted()).toEqual(['episode', 'location_severity', 'part_of', 'severity'])
  const edited = Object.fromEntries(
    [...onOldApp].map(([group, v]) => [
      group,
      { v: group === 'severity' ? { severity: 3 } : v, s: group === 'severity' ? S2 : stamps[group]! },
    ]),
  )
  const back = { content: flattenGroups(edited), stamps: stampsByGroup(edited) }
  const values = recordGroupValues(back)
  for (const [group, { v, s }] of Object.entries(NEW_GROUPS)) {
    expect(values.get(group)).toEqual(v)
    expect(recordGroupStamp(group, back.stamps)).toBe(s)
  }
  expect([values.get('severity'), recordGroupStamp('severity', back.stamps)]).toEqual([{ severity: 3 }, S2])
})

test('[SYNC I14, EPI-26] a server of 4.41.0 stores the new groups as they were sent and returns them', () => {
  const { content } = recordGroupsToWire(STORED)
  const stamps = stampsByGroup(STORED)
  const stored = dividedByOld(content, stamps)
  for (const [group, { v }] of Object.entries(NEW_GROUPS)) expect(stored.get(group)).toEqual(v)
  const again = Object.fromEntries([...stored].map(([group, v]) => [group, { v, s: stamps[group]! }]))
  expect(flattenGroups(again)).toEqual(content)
})
