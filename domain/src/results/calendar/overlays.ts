import {
  NOTHING_ID,
  type CanonicalItems,
  type ColumnItem,
  type DiaryColumns,
} from '../../filters/columns/columns.ts'
import { OTHER_ID } from '../../filters/columns/itemBook.ts'
import type { DaySpan } from '../../filters/filter.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import { compareWithUsual } from '../statistics/usualDays.ts'
import { forEachUse, type UseSelection } from './forEachUse.ts'

/**
 * What can be marked in the calendar: an item of any list, or a medication with its doses. Stored by id and text (D31).
 */
export type Overlay = ColumnItem

/** What a device measured, as an overlay of the calendar. An older app leaves it out of what it shows. [RES-37] */
export interface MeasureOverlay {
  list: 'measure'
  id: 'sleep-below'
  text: string
}

/** Reports mark items only. */
export type CalendarOverlay = Overlay | MeasureOverlay

/** Nights with less sleep than usual, by the median of STAT-28. [RES-93] */
export const SLEEP_BELOW: MeasureOverlay = { list: 'measure', id: 'sleep-below', text: 'Sleep below usual' }

export const isItemOverlay = (overlay: CalendarOverlay): overlay is Overlay => overlay.list !== 'measure'

export const MOST_OVERLAYS = 6

/** Placeholder ids, which are no items. */
const NO_ITEM: ReadonlySet<string> = new Set([NOTHING_ID, OTHER_ID])

/** Switches an overlay on or off; null, with no change, if six are on already. [RES-34] */
export function toggleOverlay<One extends CalendarOverlay>(
  chosen: readonly One[],
  one: One,
): readonly One[] | null {
  const without = chosen.filter((other) => !isSameOverlay(other, one))
  if (without.length < chosen.length) return without
  return chosen.length < MOST_OVERLAYS ? [...chosen, one] : null
}

export const isSameOverlay = (one: CalendarOverlay, other: CalendarOverlay): boolean =>
  one.id === other.id && one.list === other.list

/** The items recorded on the most days; Reset Defaults restores them. [RES-35] */
export function mostUsedOverlays(
  diary: DiaryColumns,
  of: UseSelection,
  most = MOST_OVERLAYS,
): readonly Overlay[] {
  const { items } = diary.entries
  const days = new Uint32Array(items.length)
  const last = new Float64Array(items.length).fill(Number.NEGATIVE_INFINITY)
  forEachUse(diary, of, (item, day) => {
    if (last[item] === day) return
    last[item] = day
    days[item]! += 1
  })
  return items
    .map((item, at) => ({ item, days: days[at]! }))
    .filter(({ item, days: count }) => count > 0 && !NO_ITEM.has(item.id))
    .toSorted((one, other) => other.days - one.days || byText(one.item, other.item))
    .slice(0, most)
    .map(({ item }) => item)
}

/** For each shown day the overlays recorded on it, as indexes into `chosen`. [RES-36] */
export function overlayDays(
  diary: DiaryColumns,
  chosen: readonly CalendarOverlay[],
  of: UseSelection,
  shown: DaySpan = of.selection.span,
): ReadonlyMap<DayNumber, readonly number[]> {
  const places = placesOf(diary.entries.items, chosen, of.canonical)
  const found = new Map<DayNumber, number[]>()
  let [last, onLast] = [Number.NEGATIVE_INFINITY, [] as number[]]
  forEachUse(diary, of, (item, day) => {
    const place = places[item]!
    if (place < 0 || day < shown.from || day > shown.to) return
    if (day !== last) found.set((last = day), (onLast = []))
    if (!onLast.includes(place)) onLast.push(place)
  })
  markSleepBelow(diary, chosen, shown, found)
  for (const onDay of found.values()) onDay.sort((one, other) => one - other)
  return found
}

/** Within the shown days; the selection is about entries, and does not hide a night. */
function markSleepBelow(
  { measures = [] }: DiaryColumns,
  chosen: readonly CalendarOverlay[],
  shown: DaySpan,
  found: Map<DayNumber, number[]>,
): void {
  const place = chosen.findIndex((one) => !isItemOverlay(one))
  const sleep = measures.find(({ measure }) => measure === 'sleep')
  if (place < 0 || sleep === undefined) return
  for (const [day, against] of compareWithUsual(sleep.values)) {
    if (against !== 'less' || day < shown.from || day > shown.to) continue
    found.set(day, [...(found.get(day) ?? []), place])
  }
}

/** For each item its index in `chosen`, by any id that it has had; -1 for the others. */
function placesOf(
  items: readonly ColumnItem[],
  chosen: readonly CalendarOverlay[],
  canonical: CanonicalItems,
): Int8Array {
  const places = new Int8Array(items.length).fill(-1)
  chosen.slice(0, MOST_OVERLAYS).forEach((one, place) => {
    const at = items.findIndex((item) => isSameOverlay(item, one))
    const today = canonical[at]
    // If two chosen items have been merged, the first one shows it.
    if (today !== undefined && places[today] === -1) places[today] = place
  })
  return places
}

/** Not in language order: the result must be the same on every device. */
function byText(one: Overlay, other: Overlay): number {
  if (one.text !== other.text) return one.text < other.text ? -1 : 1
  return one.id < other.id ? -1 : 1
}
