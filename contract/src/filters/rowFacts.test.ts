import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import { DELETED, emptyRow, LIVE, type RowContent } from '@reprieve/domain/sync/localRow.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { recordToGroups, metaGroup, RECORD_KIND } from '../records/recordCodec.ts'
import { columnChangeFromRows } from './rowFacts.ts'

const NOON = Date.UTC(2026, 2, 1, 12)
const STAMP = '0'

function writtenAt(created: number, more: Record<string, unknown> = {}): RowContent {
  const record = { ...emptyRecord({ at: NOON, offset: 0 }), severity: 5 }
  const values = { meta: metaGroup({ created, updated: created }), ...more }
  const groups = new Map([...recordToGroups(record), ...Object.entries(values)])
  return {
    ...emptyRow('r', RECORD_KIND),
    groups: new Map([...groups].map(([group, v]) => [group, { v, s: STAMP }])),
  }
}

const isLate = (row: RowContent): boolean | undefined =>
  columnChangeFromRows([row], []).put[0]?.isWrittenLater

test('[COL-15] written later is decided by when the row was created', () => {
  expect(isLate(writtenAt(NOON))).toBe(false)
  expect(isLate(writtenAt(NOON + DAY_MS))).toBe(true)
})

test('[COL-15] for entries of another app it is unknown when they were written', () => {
  for (const group of ['imported', 'other', 'meta'])
    expect(isLate(writtenAt(NOON + DAY_MS, { [group]: { imported: 1, created: NOON + DAY_MS } }))).toBe(false)
  expect(isLate(writtenAt(NOON, { meta: {} }))).toBe(false)
})

test('[COL-8] a reflection and a record that say nothing of when have no entry', () => {
  const bare = (kind: string): RowContent => ({
    ...emptyRow(kind, kind),
    groups: new Map([['note', { v: { notes: 'x' }, s: STAMP }]]),
  })
  expect(columnChangeFromRows([bare('record'), bare('reflection'), bare('dose')], [])).toMatchObject({
    put: [],
    putDoses: [],
  })
})

test('[COL-8] a requested row that is missing drops its entry', () => {
  expect(columnChangeFromRows([], ['a'])).toEqual({ put: [], putDoses: [], drop: new Set(['a']) })
})

test('[COL-9] a deleted row has no entry, and a restored one has', () => {
  expect(columnChangeFromRows([writtenAt(NOON, { deleted: DELETED })], []).put).toEqual([])
  expect(columnChangeFromRows([writtenAt(NOON, { deleted: LIVE })], []).put).toMatchObject([
    { id: 'r', value: 5 },
  ])
})
