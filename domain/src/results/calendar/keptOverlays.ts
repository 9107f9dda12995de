import { COLUMN_LISTS, type ColumnList } from '../../filters/columns/columns.ts'
import { MOST_OVERLAYS, isSame, type Overlay } from './overlays.ts'

/** The key under which they lie among the settings of the filter, and go from device to device with them. */
export const OVERLAYS_KEY = 'calendar_overlays'

/** By id and text, as everything that is referred to (D31). */
interface KeptOverlay {
  list: ColumnList
  client_id: string
  text: string
}

const LONGEST = 500

export const keptOverlays = (chosen: readonly Overlay[]): readonly KeptOverlay[] =>
  chosen.map(({ list, id, text }) => ({ list, client_id: id, text }))

/**
 * What was kept, whoever kept it; what cannot be read of it is left out. Null where nobody has chosen: then those are
 * shown that are used the most. None at all is a choice, too. [RES-37]
 */
export function overlaysFrom(kept: unknown): readonly Overlay[] | null {
  if (!Array.isArray(kept)) return null
  const chosen: Overlay[] = []
  for (const one of kept.map(overlayFrom)) {
    if (one !== null && !chosen.some((other) => isSame(other, one))) chosen.push(one)
  }
  return chosen.slice(0, MOST_OVERLAYS)
}

function overlayFrom(kept: unknown): Overlay | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { list: said, client_id: id, text } = kept as Partial<Record<keyof KeptOverlay, unknown>>
  const list = COLUMN_LISTS.find((one) => one === said)
  return list !== undefined && isText(id) && isText(text) ? { list, id, text } : null
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST
