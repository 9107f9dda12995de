import type { Canonical, DiaryColumns } from '../../filters/columns/columns.ts'
import type { Selection } from '../../filters/filter.ts'
import { helpedOf } from '../../results/statistics/helped.ts'
import { isThing } from '../../results/statistics/itemRows.ts'
import type { HelpedRow } from '../../results/statistics/statistics.ts'
import { HOUR_MS, type Instant } from '../../time/instant.ts'

/** `item` is its number in the columns. */
export interface TriedMedicine extends Pick<HelpedRow, 'item' | 'better' | 'same' | 'worse' | 'relief'> {
  uses: number
}

interface Choice {
  selection: Selection
  canonical: Canonical
}

const UNMARKED = { better: 0, same: 0, worse: 0, relief: { n: 0, told: null } }

/** Every medicine that was written down in these days, the most used first. */
export function medicinesTried(diary: DiaryColumns, choice: Choice): readonly TriedMedicine[] {
  const helped = new Map(helpedOf(diary, choice).map((row) => [row.item, row]))
  return [...usesOf(diary, choice)]
    .map(([item, times]): TriedMedicine => {
      const { better, same, worse, relief } = helped.get(item) ?? UNMARKED
      return { item, uses: countOf(times), better, same, worse, relief }
    })
    .toSorted((one, other) => other.uses - one.uses || one.item - other.item)
}

/** When each was taken, by its doses and by the records that name it. */
function usesOf({ entries, doses }: DiaryColumns, { selection, canonical }: Choice): Map<number, Instant[]> {
  const uses = new Map<number, Instant[]>()
  const add = (of: number, at: Instant): void => {
    const item = canonical[of]!
    const one = entries.items[item]!
    if (one.list !== 'medication' || !isThing(one)) return
    const known = uses.get(item)
    if (known === undefined) uses.set(item, [at])
    else known.push(at)
  }
  const { from, to } = selection.span
  for (let dose = 0; dose < doses.count; dose += 1) {
    if (doses.day[dose]! >= from && doses.day[dose]! <= to) add(doses.item[dose]!, doses.at[dose]!)
  }
  for (const row of selection.rows) {
    for (let at = entries.itemStart[row]!; at < entries.itemStart[row + 1]!; at += 1)
      add(entries.item[at]!, entries.at[row]!)
  }
  return uses
}

/** What is an hour apart or less is one use: a record that is begun after a dose opens with it. [DOSE-6, STAT-18] */
function countOf(times: readonly Instant[]): number {
  let count = 0
  let last = -Infinity
  for (const at of times.toSorted((one, other) => one - other)) {
    if (at - last <= HOUR_MS) continue
    count += 1
    last = at
  }
  return count
}
