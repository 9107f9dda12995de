import { HOUR_MS, type Instant } from '../../time/instant.ts'
import type { CanonicalItems, DiaryColumns } from '../../filters/columns/columns.ts'
import type { Selection } from '../../filters/filter.ts'
import { isRealItem } from '../../results/statistics/itemRows.ts'

interface Choice {
  columns: DiaryColumns
  selection: Selection
  canonical: CanonicalItems
}

/**
 * How often each medication was recorded, as a dose or on a record. Entries less than an hour apart are one use, as for
 * its effect. [REP-39, STAT-18]
 */
export function countMedicineUses({
  columns: { entries, doses },
  selection,
  canonical,
}: Choice): ReadonlyMap<number, number> {
  const moments = new Map<number, Instant[]>()
  const add = (item: number, at: Instant): void => {
    const one = entries.items[item]!
    if (one.list !== 'medication' || !isRealItem(one)) return
    const known = moments.get(item)
    if (known === undefined) moments.set(item, [at])
    else known.push(at)
  }
  for (let dose = 0; dose < doses.count; dose += 1) {
    const day = doses.day[dose]!
    if (day < selection.span.from || day > selection.span.to) continue
    add(canonical[doses.item[dose]!]!, doses.at[dose]!)
  }
  for (const row of selection.rows) {
    for (let next = entries.itemStart[row]!; next < entries.itemStart[row + 1]!; next += 1)
      add(canonical[entries.item[next]!]!, entries.at[row]!)
  }
  return new Map([...moments].map(([item, all]) => [item, countOf(all)]))
}

function countOf(moments: readonly Instant[]): number {
  let count = 0
  let last = Number.NEGATIVE_INFINITY
  for (const at of moments.toSorted((one, other) => one - other)) {
    if (at - last < HOUR_MS) continue
    count += 1
    last = at
  }
  return count
}
