import type { ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import { isSame, type Overlay } from '@reprieve/domain/results/calendar/overlays.ts'

export interface OfferedList {
  list: ColumnList
  items: readonly Overlay[]
}

/**
 * What can be marked, list by list, what was recorded most often first. What is chosen is always among it, also where
 * the filter hides every record that names it: it can be taken off. [RES-34]
 */
export function offeredOverlays(
  recorded: readonly Overlay[],
  chosen: readonly Overlay[],
  lists: readonly ColumnList[],
): readonly OfferedList[] {
  const all = [...recorded]
  for (const one of chosen) if (!all.some((other) => isSame(one, other))) all.push(one)
  return lists
    .map((list) => ({ list, items: all.filter((item) => item.list === list) }))
    .filter(({ items }) => items.length > 0)
}
