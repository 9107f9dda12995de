import type { ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import { isSameOverlay, type Overlay } from '@reprieve/domain/results/calendar/overlays.ts'

export interface OfferedList {
  list: ColumnList
  items: readonly Overlay[]
}

/**
 * What can be marked, by list, the most often recorded first. Chosen overlays are always included, even if the filter
 * hides every record with them, so that they can be removed. [RES-34]
 */
export function offeredOverlays(
  recorded: readonly Overlay[],
  chosen: readonly Overlay[],
  lists: readonly ColumnList[],
): readonly OfferedList[] {
  const all = [...recorded]
  for (const one of chosen) if (!all.some((other) => isSameOverlay(one, other))) all.push(one)
  return lists
    .map((list) => ({ list, items: all.filter((item) => item.list === list) }))
    .filter(({ items }) => items.length > 0)
}
