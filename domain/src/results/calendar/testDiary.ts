import { MARK, NO_VALUE, type ColumnItem, type DiaryColumns } from '../../filters/columns/columns.ts'
import type { Selection } from '../../filters/filter.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import type { DayTable } from '../days.ts'

interface Some {
  items: readonly ColumnItem[]
  /** Day of each entry, and the numbers of its items. */
  entries: readonly (readonly [DayNumber, readonly number[]])[]
  doses?: readonly (readonly [DayNumber, number])[]
}

/** Columns with only what the calendar reads. */
export function aCalendarDiary({ items, entries, doses = [] }: Some): DiaryColumns {
  const all = entries.flatMap(([, used]) => used)
  const starts = entries.map((_, at) => entries.slice(0, at).reduce((sum, [, used]) => sum + used.length, 0))
  const bytes = (): Uint8Array => new Uint8Array(entries.length)
  return {
    entries: {
      count: entries.length,
      ids: entries.map((_, at) => `entry-${at}`),
      at: new Float64Array(entries.length),
      offset: new Int16Array(entries.length),
      day: Int32Array.from(entries, ([day]) => day),
      minute: new Uint16Array(entries.length),
      entry: bytes(),
      value: bytes().fill(NO_VALUE),
      length: new Float64Array(entries.length).fill(-1),
      pattern: bytes(),
      flags: bytes(),
      answered: bytes(),
      itemStart: Uint32Array.from([...starts, all.length]),
      item: Uint16Array.from(all),
      mark: new Uint8Array(all.length).fill(MARK.none),
      strength: new Uint8Array(all.length).fill(NO_VALUE),
      items,
    },
    doses: {
      count: doses.length,
      ids: doses.map((_, at) => `dose-${at}`),
      at: new Float64Array(doses.length),
      offset: new Int16Array(doses.length),
      day: Int32Array.from(doses, ([day]) => day),
      item: Uint16Array.from(doses, ([, item]) => item),
      before: new Uint8Array(doses.length).fill(NO_VALUE),
      after: new Uint8Array(doses.length).fill(NO_VALUE),
      mark: new Uint8Array(doses.length).fill(MARK.none),
    },
  }
}

export const selectRows = (rows: readonly number[], span: Selection['span']): Selection => ({
  rows: Uint32Array.from(rows),
  outOf: rows.length,
  span,
})

interface SomeDay {
  day: DayNumber
  mean?: number
  high?: number
  low?: number
  records?: number
  score?: number
}

export const aDayTable = (days: readonly SomeDay[]): DayTable => ({
  span: { from: days[0]?.day ?? 0, to: days.at(-1)?.day ?? 0 },
  count: days.length,
  day: Int32Array.from(days, ({ day }) => day),
  mean: Float64Array.from(days, ({ mean = Number.NaN }) => mean),
  high: Uint8Array.from(days, ({ high = NO_VALUE }) => high),
  low: Uint8Array.from(days, ({ low = NO_VALUE }) => low),
  records: Uint16Array.from(days, ({ records = 0 }) => records),
  score: Uint8Array.from(days, ({ score = NO_VALUE }) => score),
})
