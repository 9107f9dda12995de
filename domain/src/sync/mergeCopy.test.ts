import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RowResponse, RowReply } from './applyAnswer.ts'
import { emptyRow, isDeleted, type LocalRow } from './localRow.ts'
import { mergeCopy } from './mergeCopy.ts'
import { buildPush } from './pushPlan.ts'
import { sameJson } from './sameJson.ts'
import { deleteRow } from './saveRow.ts'
import { CLOCK, ROW_NOW, saveValues, stampAt } from './testing/aRow.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300
const [COPY, KEPT] = ['00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000001']
const NAME = { common_name: 'Ibuprofen' }
const ALIAS = `alias:${COPY}`
type Values = Record<string, unknown>

const aCopy = (values: Values, lost: LocalRow['lost'] = []): LocalRow => {
  const { row } = saveValues({ ...emptyRow(COPY, 'medication'), lost }, { name: NAME, ...values })
  return buildPush(row).row
}
/** The server's item, and the same item as pulled. */
const theirs = (values: Values, at = ROW_NOW - 50): RowResponse => {
  const groups = Object.entries({ name: NAME, deleted: { deleted: 0 }, ...values })
  return {
    code: 224,
    isNow: KEPT,
    idOnServer: 1_000_000,
    stamps: new Map(groups.map(([group]) => [group, stampAt(at)])),
    values: new Map(groups),
  }
}
const aKept = (values: Values, at = ROW_NOW - 50): LocalRow => {
  const { row } = saveValues(emptyRow(KEPT, 'medication'), { name: NAME, ...values }, { at })
  return { ...row, idOnServer: 1_000_000, pend: new Set(), dirty: false, sent: true }
}
const merge = (own: LocalRow, answer: RowResponse, kept?: LocalRow, sentFrom = own) => {
  const answered: RowReply = { sent: buildPush(sentFrom).sent, answer, serverTime: ROW_NOW, isAlone: true }
  const how = { alias: [ALIAS, { [ALIAS]: 1 }] as const, clock: CLOCK, wallNow: ROW_NOW + 100 }
  return mergeCopy({ own, kept }, answered, how)
}
const valueOf = (row: LocalRow, group: string) => row.groups.get(group)?.v

test('[SYNC-23] missing or empty groups are filled, different values go to the history, the copy is removed', () => {
  const own = aCopy({ notes: { med_notes: 'with food' }, dates: { start: '2026-01-01' }, limit: { most: 4 } })
  const there = theirs({ notes: { med_notes: '' }, dates: { start: '2025-01-01' }, units: { u: 'mL' } })
  const { rows, drop } = merge(own, there)
  expect(drop).toEqual([own])
  const [row] = rows
  expect(row).toMatchObject({ clientId: KEPT, kind: 'medication', idOnServer: 1_000_000, dirty: true })
  expect(['notes', 'dates', 'limit', 'units'].map((group) => valueOf(row!, group))).toEqual([
    { med_notes: 'with food' },
    { start: '2025-01-01' },
    { most: 4 },
    { u: 'mL' },
  ])
  expect(row!.pend).toEqual(new Set([ALIAS, 'deleted', 'notes', 'limit']))
  expect(row!.lost).toEqual([
    { group: 'dates', hlc: own.groups.get('dates')!.s, value: { start: '2026-01-01' } },
  ])
})

test('[SYNC-23] empty values are not copied', () => {
  const own = aCopy({ notes: { med_notes: '' }, dosage: { dosage: [] }, take_as: { take_as_value: null } })
  const [row] = merge(own, theirs({ notes: { med_notes: 'mine' } })).rows
  expect([valueOf(row!, 'notes'), row!.lost]).toEqual([{ med_notes: 'mine' }, []])
  expect([row!.groups.has('dosage'), row!.groups.has('take_as')]).toEqual([false, false])
})

test('[SYNC-23] a filled value keeps its time, if that is later than what it fills', () => {
  const own = aCopy({ notes: { med_notes: 'a' }, limit: { most: 4 } })
  const cleared = theirs({ notes: { med_notes: '' } }, ROW_NOW + 50)
  const [row] = merge(own, cleared).rows
  expect(row!.groups.get('limit')!.s).toBe(own.groups.get('limit')!.s)
  expect(row!.groups.get('notes')!.s > stampAt(ROW_NOW + 50)).toBe(true)
})

test('[SYNC-23] an existing item keeps its own edits, and only missing groups are taken from the answer', () => {
  const kept = saveValues(aKept({ notes: { med_notes: 'here' } }), { limit: { most: 2 } }).row
  const there = theirs({ notes: { med_notes: 'there' }, icon: { icon_code: 'pill' } }, ROW_NOW + 9)
  const [row] = merge(aCopy({ limit: { most: 4 } }), there, kept).rows
  expect(['notes', 'limit', 'icon'].map((group) => valueOf(row!, group))).toEqual([
    { med_notes: 'here' },
    { most: 2 },
    { icon_code: 'pill' },
  ])
  expect(row!.lost.map(({ value }) => value)).toEqual([{ most: 4 }])
})

test('[SYNC-14, SYNC-23] a copy that was changed or dropped meanwhile is sent again', () => {
  const own = aCopy({})
  const later = saveValues(own, { notes: { med_notes: 'x' } }, { at: ROW_NOW + 9 }).row
  const nothing = { rows: [], drop: [], clock: CLOCK }
  expect(merge(later, theirs({}), undefined, own)).toEqual(nothing)
})

test('[SYNC-14] one that was dropped and created again under the same id is not the one that was sent', () => {
  const own = aCopy({ notes: { med_notes: 'x' } })
  const { row } = saveValues(
    emptyRow(COPY, 'medication'),
    { name: NAME, notes: { med_notes: 'y' } },
    { at: ROW_NOW + 9 },
  )
  expect(row.ver).toBe(own.ver)
  expect(merge(row, theirs({}), undefined, own)).toEqual({ rows: [], drop: [], clock: CLOCK })
})

test('[SYNC-23] if the other item was deleted here, nothing is merged into it before the server knows', () => {
  const kept = deleteRow(aKept({}), CLOCK, ROW_NOW)!.row
  expect(merge(aCopy({}), theirs({}), kept)).toEqual({ rows: [], drop: [], clock: CLOCK })
})

test('[SYNC-23] if the other item was edited into another one here, nothing is merged into it before the server knows', () => {
  const renamed = saveValues(aKept({}), { name: { common_name: 'Naproxen' } }).row
  const stronger = saveValues(aKept({ strength: { strength: '200' } }), { strength: { strength: '400' } }).row
  const there = theirs({ strength: { strength: '200' } })
  for (const kept of [renamed, stronger])
    expect(merge(aCopy({}), there, kept)).toEqual({ rows: [], drop: [], clock: CLOCK })
  // No server accepts that, so both are quarantined until the person decides.
  const [own, aside] = [aCopy({}), { ...renamed, setAside: { code: 224 } }]
  const { rows, drop } = merge(own, there, aside)
  expect([rows, drop]).toEqual([[{ ...own, setAside: { code: 224 } }], []])
})

test('[SYNC-23] ids that the copy was known by go over with it', () => {
  const old = 'alias:00000000-0000-7000-8000-000000000009'
  const [row] = merge(aCopy({ [old]: { [old]: 1 } }), theirs({})).rows
  expect([...row!.groups.keys()]).toEqual(expect.arrayContaining([old, ALIAS]))
  expect(row!.pend.has(old)).toBe(true)
})

const GROUPS = ['notes', 'dates', 'limit', 'other']
const value = fc.oneof(
  fc.constant({ v: '' }),
  fc.constant({ v: null }),
  fc.constant({ v: [] }),
  fc.record({ v: fc.integer({ min: 1, max: 9 }) }),
)
const values = fc.dictionary(fc.constantFrom(...GROUPS), value)
const isFilled = (one: unknown): boolean => typeof (one as { v?: unknown } | undefined)?.v === 'number'

test('[SYNC-23] whatever the two contain, no text of either is lost, and the remaining item is live', () => {
  fc.assert(
    fc.property(values, values, values, fc.boolean(), fc.nat(100), (mine, there, here, isHere, at) => {
      const lost = [{ group: 'notes', hlc: stampAt(1), value: { v: 99 } }]
      const own = aCopy(mine, lost)
      const kept = isHere ? aKept(here, ROW_NOW - 50 + at) : undefined
      const [row] = merge(own, theirs(there, ROW_NOW - 50 + at), kept).rows
      expect(isDeleted(row!)).toBe(false)
      expect([row!.dirty, row!.lost]).toEqual([true, expect.arrayContaining(lost)])
      for (const group of GROUPS) {
        const before = kept?.groups.has(group) === true ? here[group] : there[group]
        const after = valueOf(row!, group)
        const said = [after, ...row!.lost.map((one) => one.value)]
        expect([group, isFilled(before) ? after : before]).toEqual([group, before])
        expect(isFilled(mine[group]) ? said : [mine[group]]).toContainEqual(mine[group])
        expect(sameJson(after, before) || row!.pend.has(group)).toBe(true)
      }
    }),
    { numRuns: runs },
  )
})
