import type { Basis } from '@reprieve/domain/assistant/basis.ts'
import type { Columns } from '@reprieve/domain/filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import {
  selectEntries,
  sortSelection,
  type SelectionContext,
} from '@reprieve/domain/filters/selectEntries.ts'

/** The entries behind a number, the latest first. Ignores the person's own filter. [ASST-18] */
export function basisIds(
  entries: Columns,
  { ids, criteria, range }: Basis,
  asking: SelectionContext,
): readonly string[] {
  if (ids !== null) return ids
  const filter = { criteria: criteria ?? DEFAULT_CRITERIA, range }
  const selection = selectEntries(entries, filter, asking)
  return Array.from(sortSelection(entries, selection, DEFAULT_CRITERIA.sort), (row) => entries.ids[row]!)
}
