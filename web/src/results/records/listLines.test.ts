import { expect, test } from 'vitest'
import { getRow } from '../../local/rows/rows.ts'
import { aPain, aRecordDiary, saveAndReadRecord } from '../../records/testing/aFinishedRecord.ts'
import { entryLines } from './listLines.ts'

const NOON = Date.UTC(2026, 10, 10, 12)
const DAY = 86_400_000

async function threeRows() {
  const diary = aRecordDiary()
  const rows = []
  for (const startsAt of [NOON, NOON + 3_600_000, NOON + DAY]) {
    const { ref } = await saveAndReadRecord(diary, { ...aPain(6), startsAt })
    rows.push((await getRow(diary, ref.clientId))!)
  }
  return rows
}

test('[RES-26] by time there is a heading for each day, in either direction', async () => {
  const rows = await threeRows()
  const kinds = (order: 'asc' | 'desc') => entryLines(rows, { by: 'timing', order }).map(({ is }) => is)
  expect(kinds('asc')).toEqual(['day', 'entry', 'entry', 'day', 'entry'])
  expect(kinds('desc')).toEqual(['day', 'entry', 'day', 'entry', 'entry'])
})

test('[RES-26] in another order there is none, and the rows are as given', async () => {
  const [one, two, three] = await threeRows()
  const lines = entryLines([two!, three!, one!], { by: 'severity', order: 'desc' })
  expect(lines.map((line) => (line.is === 'entry' ? line.content : null))).toEqual([two, three, one])
})
