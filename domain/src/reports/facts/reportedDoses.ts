import { isRealItem } from '../../results/statistics/itemRows.ts'
import { MINUTE_MS, type LocalInstant } from '../../time/instant.ts'
import type { ReportDiary } from '../reportDiary.ts'

/** A separately logged dose of a medication. */
export interface ReportedDose {
  id: string
  when: LocalInstant
  /** "Naproxen - 500 mg", as named in the report. */
  label: string
}

/** The doses in the report's days, by the calendar where each was taken; interventions are left out. */
export function* reportedDoses({ columns, selection, labelOf }: ReportDiary): Generator<ReportedDose, void> {
  const { doses, entries } = columns
  const { from, to } = selection.span
  for (let at = 0; at < doses.count; at += 1) {
    const item = doses.item[at]!
    const one = entries.items[item]!
    if (doses.day[at]! < from || doses.day[at]! > to || one.list !== 'medication' || !isRealItem(one))
      continue
    const when = { at: doses.at[at]!, offset: doses.offset[at]! * MINUTE_MS }
    yield { id: doses.ids[at]!, when, label: labelOf(item) }
  }
}
