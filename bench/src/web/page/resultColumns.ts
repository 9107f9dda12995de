import { demoDiary } from '@reprieve/contract/testing/demoYearDiary.ts'
import { changeColumns, EMPTY_DIARY } from '@reprieve/domain/filters/columns/changeColumns.ts'
import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import { doseFacts, recordFacts, reflectionFacts } from '@reprieve/domain/filters/columns/facts.ts'

const SEED = 7
const ENTRIES_A_DAY = 2.2
const LETTER_BYTES = 2

/** The columns of a diary with this number of records and reflections, and the time to build them. */
export function columnsOfYears(entries: number): { diary: DiaryColumns; ms: number } {
  const days = Math.ceil(entries / ENTRIES_A_DAY)
  const { records, reflections, doses } = demoDiary({
    seed: SEED,
    now: Date.now(),
    zone: 'Europe/Vienna',
    days,
  })
  const told = [
    ...records.map(({ entry, ...written }) => recordFacts(entry, written)),
    ...reflections.map(({ entry, ...written }) => reflectionFacts(entry, written)),
  ].toSorted((one, other) => one.at - other.at)
  const change = { put: told.slice(-entries), putDoses: doses.map(doseFacts), drop: new Set<string>() }
  const began = performance.now()
  const diary = changeColumns(EMPTY_DIARY, change)
  return { diary, ms: performance.now() - began }
}

/** Their memory: the arrays, and two bytes for each character of the texts. */
export function countBytes({ entries, doses }: DiaryColumns): number {
  const arrays = [entries, doses].flatMap((part) =>
    Object.values(part).filter((one) => ArrayBuffer.isView(one)),
  )
  const texts = [...entries.ids, ...doses.ids, ...entries.items.flatMap(({ id, text }) => [id, text])]
  return (
    arrays.reduce((sum, one) => sum + one.byteLength, 0) +
    texts.reduce((sum, text) => sum + LETTER_BYTES * text.length, 0)
  )
}
