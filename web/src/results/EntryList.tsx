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
  /** In which order they stand. */
  sort: Sort
  isWhole: boolean
  onMore: () => void
}

/** About as high as they are mostly, and where the list begins: what is drawn is measured, the rest is guessed. */
const DAY_PX = 48
const ENTRY_PX = 165
const TOP_PX = 240
/** So many lines are drawn above and below what is seen, and so many from the end the next page is fetched. */
const AROUND = 2
const AHEAD = 14

/** Kept with the diary, by the ids of its lines. */
const heights = new WeakMap<Diary, VirtualItem[]>()

/**
 * Draws what is near the part that is seen, however long the diary is; and only for what it shows, not for each step
 * that the router takes on the way here.
 */
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
    // How high each was: who comes back finds the same ones in sight, and not those that guesses would put there. [RES-24]
    initialMeasurementsCache: heights.get(diary) ?? [],
    // Else the first drawing is of nothing, and all is drawn by a second one.
    initialRect: { width: innerWidth, height: innerHeight },
  })
  useEffect(() => () => void heights.set(diary, virtual.takeSnapshot()), [diary, virtual])
  // Not with each drawing: to ask for a place makes the browser lay out the page at once.
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
            // Also from its menu and from what that asks, which stand elsewhere in the page.
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

/** How far from the top of the page the list begins. */
const topOf = (place: HTMLElement): number => place.getBoundingClientRect().top + scrollY
