import { foldWord } from '@reprieve/domain/catalogue/fold.ts'
import { resetCriteria } from '@reprieve/domain/filters/criteria.ts'
import { foldSelection, laterNumberIds } from '@reprieve/domain/filters/foldSelection.ts'
import { sortSelection } from '@reprieve/domain/filters/selectEntries.ts'
import { useEffect, useMemo, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { getColumnStore } from '../../filters/columns/columnStore.ts'
import type { NoteTexts } from '../../filters/columns/diaryNotes.ts'
import type { ShownCounts } from '../../filters/panel/FilterFooter.tsx'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { findEmptyReason, ResultsEmpty } from '../ResultsEmpty.tsx'
import { ENTRY_KINDS } from './entriesReading.ts'
import { ReadingProgress } from '../frame/ReadingProgress.tsx'
import type { ResultsFilter } from '../frame/useResultsFilter.ts'
import { useResults, type Results } from '../useResults.ts'
import { FilteredList } from './FilteredList.tsx'
import { findSearchRemedy, type ListPlace, parseSearchText, useSetListPlace } from './listPlace.ts'

/** A user who returns to a search does not wait again; only what changed meanwhile is read. [RES-24] */
const lastRead = perDiary((): { notes: NoteTexts | null } => ({ notes: null }))

/**
 * Whether the note of an entry contains the words; null while notes are read. Without words every entry matches.
 * [RES-27]
 */
function useNotesWith(diary: Diary, words: string | null): ((id: string) => boolean) | null {
  const [notes, setNotes] = useState<NoteTexts | null>(() => lastRead(diary).notes)
  const isAsked = words !== null
  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    const take = (now: NoteTexts): void => {
      lastRead(diary).notes = now
      if (isWanted) setNotes(now)
    }
    const read = (): void =>
      void getColumnStore(diary)
        .notes()
        .then(
          take,
          // The list itself reports that the diary cannot be read.
          () => void (isWanted && setNotes(new Map())),
        )
    read()
    const end = diary.doorbell.listen((change) => {
      if (change.some((kind) => ENTRY_KINDS.includes(kind))) read()
    })
    return () => {
      isWanted = false
      end()
    }
  }, [diary, isAsked])
  return useMemo(() => {
    if (words === null) return always
    if (notes === null) return null
    const wanted = foldWord(words)
    return (id: string) => notes.get(id)?.includes(wanted) ?? false
  }, [words, notes])
}

const always = (): boolean => true

interface ChosenEntriesProps {
  asked: ResultsFilter
  place: ListPlace
  onCounts: (counts: ShownCounts | null) => void
}

/** The entries that pass the filter and the search, in the requested order. */
export function FilteredEntries({ asked, place, onCounts }: ChosenEntriesProps) {
  const results = useResults(asked)
  if ('is' in results) return <ReadingProgress {...results} />
  return <Chosen asked={asked} place={place} results={results} onCounts={onCounts} />
}

interface ChosenProps extends ChosenEntriesProps {
  results: Results
}

function Chosen({ asked, place, results, onCounts }: ChosenProps) {
  const shell = useText()
  const { columns, selection } = results
  const words = parseSearchText(place)
  const hasThem = useNotesWith(useDiary(), words)
  const ids = useChosenIds(hasThem, results)
  const parts = useMemo(() => laterNumberIds(columns.entries), [columns])
  const empty = findEmptyReason(columns.entries.count, selection)
  const shown = ids?.length ?? null
  const { outOf } = selection
  useEffect(() => onCounts(shown === null ? null : { shown, outOf }), [onCounts, shown, outOf])
  // A search explains once why there are no results, whatever hides them.
  if (empty !== null && (empty === 'none' || words === null)) {
    return <ResultsEmpty why={empty} view="records" asked={asked} results={results} />
  }
  if (ids === null || hasThem === null) return <Skeleton longText={shell('waitingLong')} />
  if (ids.length === 0) {
    return <NoneFound asked={asked} inDiary={columns.entries.ids.filter(hasThem).length} />
  }
  return <FilteredList ids={ids} parts={parts} filter={results.filter} place={place} />
}

/** One for an episode, if its start or a later number is found; null while the notes are being read. [EPI-11] */
function useChosenIds(
  hasThem: ((id: string) => boolean) | null,
  { columns, selection, filter }: Results,
): readonly string[] | null {
  const { entries } = columns
  const { sort } = filter.criteria
  return useMemo(() => {
    if (hasThem === null) return null
    const found = selection.rows.filter((row) => hasThem(entries.ids[row]!))
    const folded = foldSelection(entries, { ...selection, rows: found })
    return Array.from(sortSelection(entries, folded, sort), (row) => entries.ids[row]!)
  }, [entries, selection, sort, hasThem])
}

interface NoneFoundProps {
  asked: ResultsFilter
  /** The number of notes in the whole diary that contain the words. */
  inDiary: number
}

/** Says once that nothing was found, and offers one button that shows what there is. [RES-23] */
function NoneFound({ asked: { filter, setRange, change }, inDiary }: NoneFoundProps) {
  const text = useText('results')
  const go = useSetListPlace()
  const title = text('noneFound')
  switch (findSearchRemedy(inDiary, filter.range)) {
    case 'alltime':
      return (
        <EmptyState title={title} text={text('foundInAllTime', { count: inDiary })}>
          <Button label={text('searchAllTime')} onPress={() => setRange({ is: 'alltime' })} />
        </EmptyState>
      )
    case 'filter':
      return (
        <EmptyState title={title} text={text('filterHidesFound', { count: inDiary })}>
          <Button label={text('removeFilter')} onPress={() => change(resetCriteria)} />
        </EmptyState>
      )
    case 'search':
      return (
        <EmptyState title={title}>
          <Button label={text('endSearch')} onPress={() => go({ q: undefined })} />
        </EmptyState>
      )
  }
}
