import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useDiary } from '../access/diary.ts'
import { getColumnStore } from '../filters/columns/columnStore.ts'
import type { ShownCounts } from '../filters/panel/FilterFooter.tsx'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import type { ResultsFilter } from './frame/useResultsFilter.ts'
import { EntryList } from './records/EntryList.tsx'
import { FilteredEntries } from './records/FilteredEntries.tsx'
import { rangeBounds } from './records/dayBounds.ts'
import { openDiaryPages, type DiaryPages } from './records/diaryPages.ts'
import { foldEpisodes } from './records/foldEpisodes.ts'
import { openEntryCount, type EntryCounter } from './records/entryCount.ts'
import {
  DEFAULT_ORDER,
  isUnfilteredList,
  type ListPlace,
  PAGED_VIEW,
  parseSearchText,
  useCurrentListPlace,
  useSetListPlace,
} from './records/listPlace.ts'
import './results.css'

/** After the last keystroke, so that nobody waits for results of an unfinished word. */
const SEARCH_AFTER_MS = 40
const MOST_LETTERS = 100

interface SearchFieldProps {
  place: ListPlace
  /** The number of results; null while unknown. */
  found: number | null
}

function SearchField({ place, found }: SearchFieldProps) {
  const text = useText('results')
  const readNotes = useNotesAhead()
  const go = useSetListPlace()
  const { typed, type } = useTyped(place.q ?? '', (q) => go({ q: q === '' ? undefined : q, page: undefined }))
  const isSearching = parseSearchText(place) !== null
  return (
    <div className="entry-search" onFocus={readNotes}>
      <TextField
        label={text('searchNotes')}
        type="search"
        autoComplete="off"
        isLiteral
        maxLength={MOST_LETTERS}
        value={typed}
        onChange={type}
      />
      {/* An empty result is explained below, with a way to fix it; here it is only announced to screen readers. */}
      <p role="status" className={isSearching && found === 0 ? 'unseen' : 'entry-found'}>
        {isSearching && found !== null && text('found', { count: found })}
        {!isSearching && typed !== '' && text('typeMore')}
      </p>
    </div>
  )
}

/** The text of the field: from the address until something is typed, and again if the address changes by itself. */
function useTyped(inAddress: string, search: (typed: string) => void) {
  const [typed, setTyped] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  const [sent, setSent] = useState(inAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (inAddress !== seen) {
    setSeen(inAddress)
    // A user who types on while the address is updated keeps their text.
    if (inAddress !== sent) setTyped(inAddress)
  }
  const type = (next: string): void => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSent(next)
      search(next)
    }, SEARCH_AFTER_MS)
  }
  return { typed, type }
}

interface CountRowProps {
  count: number | null
  place: ListPlace
}

/** The number of entries, and the button for the other view. */
function CountRow({ count, place }: CountRowProps) {
  const text = useText('results')
  const go = useSetListPlace()
  const isPages = place.view === PAGED_VIEW
  return (
    <div className="entry-row">
      <p className="entry-count">{count !== null && text('recordCount', { 0: count })}</p>
      <Button
        label={text(isPages ? 'asOneList' : 'inPages')}
        kind="text"
        onPress={() => go({ view: isPages ? undefined : PAGED_VIEW, page: undefined })}
      />
    </div>
  )
}

interface OpenEntryList {
  bounds: DaySpan
  pages: DiaryPages
  counter: EntryCounter
}

/** Stored with the diary: a user who comes back from a record finds the list where it was. */
const lastOpened = perDiary((): { list: OpenEntryList | null } => ({ list: null }))

function openedOf(diary: Diary, bounds: DaySpan): OpenEntryList {
  const last = lastOpened(diary)
  const known = last.list
  if (known?.bounds.from === bounds.from && known.bounds.to === bounds.to) return known
  known?.pages.close()
  known?.counter.close()
  const pages = openDiaryPages(diary, { bounds })
  const counter = openEntryCount(diary, { bounds, first: () => untilRead(pages) })
  // Reads while the frame is being drawn, not after it.
  void untilRead(pages)
  const opened = { bounds, pages, counter }
  last.list = opened
  return opened
}

function untilRead(pages: DiaryPages): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (pages.current().is === 'loading') return
      stop()
      resolve()
    }
    const stop = pages.subscribe(look)
    look()
  })
}

interface PlainEntriesProps {
  bounds: DaySpan
  onCount: (count: number | null) => void
  /** Shown instead of an empty list. */
  empty: ReactNode
  /** Below the list, if there are earlier entries. */
  earlier: ReactNode
}

/** The entries of these days. Reads only as much as is looked at. [RES-25] */
function PlainEntries({ bounds, onCount, empty, earlier }: PlainEntriesProps) {
  const diary = useDiary()
  const shell = useText()
  const { pages, counter } = openedOf(diary, bounds)
  const seen = useSyncExternalStore(pages.subscribe, pages.current)
  const counted = useSyncExternalStore(counter.subscribe, counter.current)
  const count = seen.is === 'read' && seen.isWhole ? foldEpisodes(seen.rows).rows.length : counted
  useEffect(() => onCount(count), [onCount, count])
  if (seen.is === 'failed') throw seen.fault
  if (seen.is === 'loading') return <Skeleton longText={shell('waitingLong')} />
  if (seen.rows.length === 0 && seen.isWhole) return empty
  const { rows, isWhole, hasEarlier } = seen
  return (
    <>
      <EntryList diary={diary} rows={rows} sort={DEFAULT_ORDER} isWhole={isWhole} onMore={pages.more} />
      {isWhole && hasEarlier && earlier}
    </>
  )
}

/** After the list is drawn: the first letters of a search then find the notes in memory. [RES-27] */
const READ_NOTES_AFTER_MS = 3_000

function useNotesAhead(): () => void {
  const diary = useDiary()
  const read = useCallback(() => {
    // A search that needs them reports a fault.
    getColumnStore(diary)
      .notes()
      .catch(() => undefined)
  }, [diary])
  useEffect(() => {
    const timer = setTimeout(read, READ_NOTES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [read])
  return read
}

type Tell = (counts: ShownCounts | null) => void

/** What the frame and the list tell each other. */
export interface ListState {
  place: ListPlace
  words: string | null
  /** Null while unknown. */
  counts: ShownCounts | null
  tell: Tell
}

/**
 * The counts reported by the list. Counts of another search are ignored: they would be announced as the current result.
 * They end with the visit: when the list is shown again, another range may be chosen.
 */
export function useListState(isShown: boolean): ListState {
  const place = useCurrentListPlace()
  const words = parseSearchText(place)
  const [told, setTold] = useState<{ words: string | null; counts: ShownCounts | null }>({
    words,
    counts: null,
  })
  if (!isShown && told.counts !== null) setTold({ words, counts: null })
  const tell = useCallback((counts: ShownCounts | null) => setTold({ words, counts }), [words])
  return { place, words, counts: told.words === words ? told.counts : null, tell }
}

const AREAS: readonly BrowserArea[] = ['scale']

/** One list for both ways of reading: with two, a user who sets a first criterion would lose the focused control. */
export function RecordsContent({ asked, list }: { asked: ResultsFilter; list: ListState }) {
  useTextsReady(AREAS)
  const shell = useText()
  const { place, words, counts, tell } = list
  // Until the count is known the controls keep their place, so that the list does not jump.
  const isEmpty = counts !== null && counts.outOf === 0
  return (
    <>
      {(!isEmpty || words !== null) && <SearchField place={place} found={counts?.shown ?? null} />}
      {counts?.shown !== 0 && <CountRow count={counts?.shown ?? null} place={place} />}
      {asked.isKnown ? (
        <Entries asked={asked} place={place} onCounts={tell} />
      ) : (
        <Skeleton longText={shell('waitingLong')} />
      )}
    </>
  )
}

interface EntriesProps {
  asked: ResultsFilter
  place: ListPlace
  onCounts: Tell
}

function Entries({ asked, place, onCounts }: EntriesProps) {
  const { filter, today } = asked
  const bounds = useMemo(() => rangeBounds(filter.range, today), [filter.range, today])
  const onCount = useCallback(
    (count: number | null) => onCounts(count === null ? null : { shown: count, outOf: count }),
    [onCounts],
  )
  const chosen = <FilteredEntries asked={asked} place={place} onCounts={onCounts} />
  if (!isUnfilteredList(filter, place)) return chosen
  return (
    <PlainEntries
      bounds={bounds}
      onCount={onCount}
      // Explaining an empty result, and how to fix it, needs the whole diary.
      empty={chosen}
      earlier={<ShowEarlier onPress={() => asked.setRange({ is: 'alltime' })} />}
    />
  )
}

function ShowEarlier({ onPress }: { onPress: () => void }) {
  const text = useText('results')
  return (
    <div className="entry-earlier">
      <Button label={text('showEarlier')} onPress={onPress} />
    </div>
  )
}
