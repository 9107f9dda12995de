import { metaGroup } from '@reprieve/contract/records/painRecordWire.ts'
import { emptyRow, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { expect, test } from 'vitest'
import { getRow } from '../../local/rows.ts'
import { NOON } from '../../local/testing/aDiary.ts'
import { aPain, aRecordDiary, saved } from '../../records/testing/aFinishedRecord.ts'
import { changeBy } from './rowFacts.ts'

const DAY = 86_400_000
const STAMP = '0'

async function writtenAt(created: number, more: Record<string, unknown> = {}): Promise<LocalRow> {
  const diary = aRecordDiary()
  const { ref } = await saved(diary, aPain(5))
  const row = (await getRow(diary, ref.clientId))!
  const groups = new Map(row.groups).set('meta', { v: metaGroup({ created, updated: created }), s: STAMP })
  for (const [group, v] of Object.entries(more)) groups.set(group, { v, s: STAMP })
  return { ...row, groups }
}

const isLate = (row: LocalRow): boolean | undefined => changeBy([row], []).put[0]?.isWrittenLater

test('[COL-15] written later is told by when the row was made', async () => {
  expect(isLate(await writtenAt(NOON))).toBe(false)
  expect(isLate(await writtenAt(NOON + DAY))).toBe(true)
})

test('[COL-15] what came from another app was written when nobody knows', async () => {
  for (const group of ['imported', 'other', 'meta'])
    expect(isLate(await writtenAt(NOON + DAY, { [group]: { imported: 1, created: NOON + DAY } }))).toBe(false)
  expect(isLate(await writtenAt(NOON, { meta: {} }))).toBe(false)
})

test('[COL-8] a reflection and a record that say nothing of when have no entry', () => {
  const bare = (kind: string): LocalRow => ({
    ...emptyRow(kind, kind),
    groups: new Map([['note', { v: { notes: 'x' }, s: STAMP }]]),
  })
  expect(changeBy([bare('record'), bare('reflection'), bare('dose')], [])).toMatchObject({
    put: [],
    putDoses: [],
  })
})

test('[COL-8] what was looked for and tells nothing goes', () => {
  expect(changeBy([], ['a'])).toEqual({ put: [], putDoses: [], drop: new Set(['a']) })
})
