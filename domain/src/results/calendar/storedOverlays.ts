import { COLUMN_LISTS, type ColumnList } from '../../filters/columns/columns.ts'
import { MOST_OVERLAYS, isSameOverlay, SLEEP_BELOW, type CalendarOverlay } from './overlays.ts'

/** The key in the filter settings, with which the overlays sync between devices. */
export const OVERLAYS_KEY = 'calendar_overlays'

/** Stored by id and text, like all references (D31). */
interface KeptOverlay {
  list: ColumnList | 'measure'
  client_id: string
  text: string
}

const LONGEST = 500

export const toStoredOverlays = (chosen: readonly CalendarOverlay[]): readonly KeptOverlay[] =>
  chosen.map(({ list, id, text }) => ({ list, client_id: id, text }))

/**
 * Reads the stored overlays of any client, skipping unreadable ones. Null if nobody has chosen: then the most used ones
 * are shown. An empty choice is also a choice. [RES-37]
 */
export function overlaysFrom(kept: unknown): readonly CalendarOverlay[] | null {
  if (!Array.isArray(kept)) return null
  const chosen: CalendarOverlay[] = []
  for (const one of kept.map(overlayFrom)) {
    if (one !== null && !chosen.some((other) => isSameOverlay(other, one))) chosen.push(one)
  }
  return chosen.slice(0, MOST_OVERLAYS)
}

function overlayFrom(kept: unknown): CalendarOverlay | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { list: said, client_id: id, text } = kept as Partial<Record<keyof KeptOverlay, unknown>>
  if (said === SLEEP_BELOW.list) return id === SLEEP_BELOW.id ? SLEEP_BELOW : null
  const list = COLUMN_LISTS.find((one) => one === said)
  return list !== undefined && isText(id) && isText(text) ? { list, id, text } : null
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST
