import type { CanonicalItems, ColumnItem } from '@reprieve/domain/filters/columns/columns.ts'
import { isSameOverlay, type Overlay } from '@reprieve/domain/results/calendar/overlays.ts'

interface Today {
  items: readonly ColumnItem[]
  canonical: CanonicalItems
  idToday: (id: string) => string
}

/**
 * The chosen overlays with the current ids of their items, whatever id they were stored under and records use. Merged
 * items become one overlay; overlays that no record uses stay, so that they can be removed. [RES-36]
 */
export function resolveOverlays(chosen: readonly Overlay[], of: Today): readonly Overlay[] {
  const today: Overlay[] = []
  for (const one of chosen.map((kept) => itemToday(kept, of))) {
    if (!today.some((other) => isSameOverlay(other, one))) today.push(one)
  }
  return today
}

function itemToday(kept: Overlay, { items, canonical, idToday }: Today): Overlay {
  const id = idToday(kept.id)
  const at = items.findIndex((item) => item.list === kept.list && idToday(item.id) === id)
  return items[canonical[at] ?? at] ?? { ...kept, id }
}
