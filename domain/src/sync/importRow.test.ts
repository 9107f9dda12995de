import { expect, test } from 'vitest'
import { importRow, type FileRow } from './importRow.ts'
import { DELETED, LIVE, type LocalRow } from './localRow.ts'
import { makeStamp } from './stamp.ts'

const at = (ms: number): string => makeStamp({ ms, counter: 0 }, 'aaaaaaaaaaaa')
const group = (v: unknown, ms: number) => ({ v, s: at(ms) })

const file = (groups: Record<string, { v: unknown; s: string }>, own: Partial<FileRow> = {}): FileRow => ({
  clientId: 'a',
  kind: 'record',
  groups: new Map(Object.entries(groups)),
  lost: [],
  sent: false,
  ...own,
})

const here = (groups: Record<string, { v: unknown; s: string }>, own: Partial<LocalRow> = {}): LocalRow => ({
  ...importRow(undefined, file(groups)).row,
  pend: new Set(),
  dirty: false,
  sent: true,
  ...own,
})

test('[LOCAL-29] a missing row is added as it is in the file, unsent', () => {
  const { row, is } = importRow(undefined, file({ note: group('n', 1) }, { sent: true }))
  expect(is).toBe('new')
  expect(row).toMatchObject({ dirty: true, sent: true, pend: new Set(['note']) })
  expect(row.groups.get('note')).toEqual(group('n', 1))
})

test('[LOCAL-29] the same once more changes nothing', () => {
  const one = file({ note: group('n', 1), deleted: group(LIVE, 1) })
  const { row } = importRow(undefined, one)
  const again = importRow(row, one)
  expect(again.is).toBe('same')
  expect(again.row).toBe(row)
})

test('[LOCAL-29, SYNC-13] the later value wins, and one that no server has seen is kept for the history', () => {
  const mine = here({ note: group('old', 1), severity: group(3, 9) }, { pend: new Set(['note']) })
  const { row, is } = importRow(mine, file({ note: group('new', 5), severity: group(8, 5) }))
  expect(is).toBe('changed')
  expect(row.groups.get('note')?.v).toBe('new')
  expect(row.groups.get('severity')?.v).toBe(3)
  expect(row.lost).toEqual([{ group: 'note', hlc: at(1), value: 'old' }])
  expect([...row.pend]).toEqual(['note'])
})

test('[LOCAL-29] a row deleted here since stays deleted', () => {
  const mine = here({ note: group('n', 1), deleted: group(DELETED, 9) })
  const one = importRow(mine, file({ note: group('n', 1), deleted: group(LIVE, 1) }))
  expect(one).toEqual({ row: mine, is: 'deleted-here' })
})

test('[LOCAL-29] a row deleted in the file and live here is not deleted', () => {
  const mine = here({ note: group('n', 1), deleted: group(LIVE, 1) })
  const one = importRow(mine, file({ note: group('n', 1), deleted: group(DELETED, 9) }))
  expect(one).toEqual({ row: mine, is: 'same' })
})

test('[LOCAL-29] for items that exist only once, only missing groups are filled in', () => {
  const mine = here({ name: group('Helen', 1) }, { kind: 'user_profile' })
  const theirs = file({ name: group('Paul', 5), birthday: group('1970', 5) }, { kind: 'user_profile' })
  const { row } = importRow(mine, theirs, { fillsOnly: true })
  expect([row.groups.get('name')?.v, row.groups.get('birthday')?.v]).toEqual(['Helen', '1970'])
})

test('[LOCAL-29] an id that is another kind here leaves the row as it is', () => {
  const mine = here({ note: group('n', 1) })
  expect(importRow(mine, file({ note: group('x', 5) }, { kind: 'dose' })).row).toBe(mine)
})
