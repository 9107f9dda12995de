import type { SavedReflection } from '@reprieve/contract/reflections/savedReflection.ts'
import type { Sort } from '@reprieve/domain/filters/filter.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { calendarWord } from '@reprieve/domain/time/calendarWord.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { localNow, useNow } from '../../device/useNow.ts'
import { type Lists, useLists } from '../../lists/useLists.ts'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useMedicationWords } from '../../medications/useMedicationWords.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useNavigate } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { CardMenu, type DeleteEntry, RecordEntry } from '../../records/card/RecordEntry.tsx'
import { reflectionRouteId } from '../../reflections/readReflections.ts'
import { useScoreWords } from '../../reflections/useScoreWords.ts'
import { dateText } from '../../text/dateFormats.ts'
import { timeText } from '../../text/momentWords.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { RecordCard } from '../../ui/layout/RecordCard.tsx'
import { Badge } from '../../ui/scale/Badge.tsx'
import { withMedicationNames } from '../medicineLabels.ts'
import { isSameList } from './entriesReading.ts'
import { EpisodeEntry, isEpisodeCard } from './EpisodeEntry.tsx'
import { foldEpisodes } from './foldEpisodes.ts'
import { useEntryDelete } from './useEntryDelete.ts'
import { entryLines, withDayLine, withFocusedLine } from './listLines.ts'
import { entryMoment, hasSameLabels, shownEntry } from '../shownEntry.ts'

interface EntryCardProps {
  row: LocalRow
  /** The later numbers of an episode, in the order of time. */
  parts: readonly LocalRow[]
  /** The card has no day line above it, so it shows its own date. */
  isDated: boolean
  labelOf: Lists['labelOf']
  onDelete: DeleteEntry
}

/** A row that cannot be read as its kind has no card; it stays stored. */
const EntryCard = memo(function EntryCard({ row, parts, isDated, labelOf, onDelete }: EntryCardProps) {
  const whenOf = useWhen(isDated)
  const reflections = useText('reflections')
  const entry = shownEntry(row)
  if (entry === null) return null
  const { is, isWrittenLater } = entry
  if (is === 'reflection') {
    const when = whenOf(entryMoment(row), { isWrittenLater, name: reflections('title') })
    return <ReflectionEntry reflection={entry.reflection} when={when} labelOf={labelOf} onDelete={onDelete} />
  }
  const when = whenOf(entryMoment(row), { isWrittenLater })
  const shown = { record: entry.record, when, labelOf }
  const told = isEpisodeCard(entry.record, parts)
  if (!told) return <RecordEntry {...shown} onDelete={onDelete} />
  return <EpisodeEntry {...shown} parts={parts} onDelete={onDelete} />
}, isSameCard)

function isSameCard(one: EntryCardProps, other: EntryCardProps): boolean {
  if (one.row !== other.row || one.onDelete !== other.onDelete || one.isDated !== other.isDated) return false
  if (!isSameList(one.parts, other.parts)) return false
  return hasSameLabels(one.row, one.labelOf, other.labelOf)
}

interface EntryHeading {
  isWrittenLater: boolean
  /** Shown instead of the time: a reflection belongs to a whole day. */
  name?: string
}

/** Builds the heading of a card. [RES-26, RES-29] */
function useWhen(isDated: boolean): (at: LocalInstant, told: EntryHeading) => string {
  const tag = useFormatTag()
  const text = useText('results')
  return (at, { isWrittenLater, name }) => {
    const time = name ?? timeText(tag, at)
    const withYear = isDated && calendarWord(at, localNow()) === 'another-year'
    const when = isDated ? text('dayAnd', { day: dateText(tag, at, { withYear }), time }) : time
    return isWrittenLater ? text('writtenLater', { when }) : when
  }
}

interface ReflectionEntryProps {
  reflection: SavedReflection
  /** The heading of its card. */
  when: string
  labelOf: Lists['labelOf']
  onDelete: DeleteEntry
}

function ReflectionEntry({ reflection, when, labelOf, onDelete }: ReflectionEntryProps) {
  const navigate = useNavigate()
  const { word, spoken, spokenNumber } = useScoreWords()
  const { score, note } = reflection
  const id = reflectionRouteId(reflection)
  const activities = reflection.activities.map(labelOf).join(', ')
  const label = activities === '' ? spokenNumber : spoken
  return (
    <RecordCard
      badge={score !== null && <Badge ramp="score" value={score} label={label(score)} />}
      when={when}
      where={activities || (score === null ? undefined : word(score))}
      menu={
        <CardMenu
          when={when}
          onEdit={id === undefined ? null : () => void navigate({ to: PATHS.reflectionEdit, params: { id } })}
          onDelete={() => onDelete(reflection.ref.clientId)}
        />
      }
    >
      {note.trim() !== '' && (
        <p className="entry-note" dir="auto">
          {note}
        </p>
      )}
    </RecordCard>
  )
}

interface EntryListProps {
  diary: Diary
  /** With the later numbers of episodes, which are no lines of their own. [EPI-21] */
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
const heights = perDiary((): { measured: VirtualItem[] } => ({ measured: [] }))

/** Virtualised: draws only the lines near the viewport. Memoised, so that router steps do not redraw it. */
export const EntryList = memo(function EntryList({ diary, rows, sort, isWhole, onMore }: EntryListProps) {
  const { name } = useMedicationWords()
  const { labelOf: nameOf } = useLists(diary)
  const medications = useMedications(diary)
  const labelOf = useMemo(
    () => withMedicationNames(nameOf, medications ?? [], name),
    [nameOf, medications, name],
  )
  const onDelete = useEntryDelete(diary)
  const { rows: heads, parts } = useMemo(() => foldEpisodes(rows), [rows])
  const lines = useMemo(() => entryLines(heads, sort), [heads, sort])
  const place = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(TOP_PX)
  const [held, setHeld] = useState<string | null>(null)
  const drawnOf = useCallback(
    (range: Range) => withFocusedLine(withDayLine(defaultRangeExtractor(range), lines), lines, held),
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
    initialMeasurementsCache: heights(diary).measured,
    // Without it the first render is empty, and a second one draws everything.
    initialRect: { width: innerWidth, height: innerHeight },
  })
  useEffect(() => () => void (heights(diary).measured = virtual.takeSnapshot()), [diary, virtual])
  // Not on each render: asking for a position forces the browser to lay out the page immediately.
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
                parts={parts.get(line.id) ?? NO_ROWS}
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

const NO_ROWS: readonly LocalRow[] = []

/** The distance of the list from the top of the page. */
const topOf = (place: HTMLElement): number => place.getBoundingClientRect().top + scrollY

function DayLine({ at }: { at: LocalInstant }) {
  const text = useText('results')
  const tag = useFormatTag()
  const word = calendarWord(at, useNow())
  const date = dateText(tag, at, { withYear: word === 'another-year' })
  return (
    <h2 className="day-line">{word === 'today' || word === 'yesterday' ? text(word, { date }) : date}</h2>
  )
}
