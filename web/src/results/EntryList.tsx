import type { Sort } from '@reprieve/domain/filters/filter.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLists } from '../lists/useLists.ts'
import type { Diary } from '../local/rows.ts'
import { useMedications } from '../medications/useMedications.ts'
import { useMedicationWords } from '../medications/useMedicationWords.ts'
import { useRecordDelete } from '../records/useRecordDelete.ts'
import { DayLine } from './DayLine.tsx'
import { EntryCard } from './EntryCard.tsx'
import { withMedicines } from './medicineLabels.ts'
import { entryLines } from './records/entryLines.ts'
import { withDay } from './records/withDay.ts'
import { withHeld } from './records/withHeld.ts'

interface EntryListProps {
  diary: Diary
  rows: readonly LocalRow[]
  /** The order of the rows. */
  sort: Sort
  isWhole: boolean
  onMore: () => void
}

/** Typical heights, and the top of the list: rows that are drawn are measured, the others are estimated. */
const DAY_PX = 48
const ENTRY_PX = 165
const TOP_PX = 240
/** How many lines are drawn outside the viewport, and how far from the end the next page is loaded. */
const AROUND = 2
const AHEAD = 14

/** Measured heights per diary, by line id. */
const heights = new WeakMap<Diary, VirtualItem[]>()

/** Virtualised: draws only the lines near the viewport. Memoised, so that router steps do not redraw it. */
export const EntryList = memo(function EntryList({ diary, rows, sort, isWhole, onMore }: EntryListProps) {
  const { name } = useMedicationWords()
  const { labelOf: nameOf } = useLists(diary)
  const medications = useMedications(diary)
  const labelOf = useMemo(() => withMedicines(nameOf, medications ?? [], name), [nameOf, medications, name])
  const onDelete = useRecordDelete(diary)
  const lines = useMemo(() => entryLines(rows, sort), [rows, sort])
  const place = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(TOP_PX)
  const [held, setHeld] = useState<string | null>(null)
  const drawnOf = useCallback(
    (range: Range) => withHeld(withDay(defaultRangeExtractor(range), lines), lines, held),
    [lines, held],
  )
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this component, which is what it warns of
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => (lines[index]?.is === 'day' ? DAY_PX : ENTRY_PX),
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: AROUND,
    rangeExtractor: drawnOf,
    scrollMargin: top,
    // The measured heights: a user who comes back sees the same entries, not those at estimated positions. [RES-24]
    initialMeasurementsCache: heights.get(diary) ?? [],
    // Without it the first render is empty, and a second one draws everything.
    initialRect: { width: innerWidth, height: innerHeight },
  })
  useEffect(() => () => void heights.set(diary, virtual.takeSnapshot()), [diary, virtual])
  // Not on each render: asking for a position forces the browser to lay out the page at once.
  useLayoutEffect(() => void (place.current && setTop(topOf(place.current))), [lines])
  const drawn = virtual.getVirtualItems()
  const last = virtual.range?.endIndex ?? 0
  useEffect(() => {
    if (!isWhole && last >= lines.length - AHEAD) onMore()
  }, [isWhole, last, lines.length, onMore])

  return (
    <div className="entry-list" ref={place} style={{ height: virtual.getTotalSize() }}>
      {drawn.map(({ key, index, start }) => {
        const line = lines[index]
        if (line === undefined) return null
        return (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={`entry-place ${line.is}`}
            style={{ transform: `translateY(${start - top}px)` }}
            // Also fires for its menu and dialogs, which are elsewhere in the DOM.
            onFocus={() => setHeld(line.id)}
          >
            {line.is === 'day' ? (
              <DayLine at={line.at} />
            ) : (
              <EntryCard
                row={line.content}
                isDated={sort.by !== 'timing'}
                labelOf={labelOf}
                onDelete={onDelete}
              />
            )}
          </div>
        )
      })}
    </div>
  )
})

/** The distance of the list from the top of the page. */
const topOf = (place: HTMLElement): number => place.getBoundingClientRect().top + scrollY
