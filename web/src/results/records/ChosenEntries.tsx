import { sorted } from '@reprieve/domain/filters/select.ts'
import { useEffect, useMemo } from 'react'
import { useDiary } from '../../access/diary.ts'
import type { Counts } from '../../filters/panel/ShownCount.tsx'
import { useText } from '../../settings/words.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { emptyOf } from '../frame/emptyOf.ts'
import type { ResultsFilter } from '../frame/useResultsFilter.ts'
import { ResultsEmpty } from '../ResultsEmpty.tsx'
import { Reading } from '../frame/Reading.tsx'
import { useResults, type Results } from '../useResults.ts'
import { ChosenList } from './ChosenList.tsx'
import { searchedFor, type ListPlace } from './listWay.ts'
import { NoneFound } from './NoneFound.tsx'
import { useNotesWith } from './useNotesWith.ts'

interface ChosenEntriesProps {
  asked: ResultsFilter
  place: ListPlace
  onCounts: (counts: Counts | null) => void
}

/** The entries that pass the filter and the search, in the requested order. */
export function ChosenEntries({ asked, place, onCounts }: ChosenEntriesProps) {
  const results = useResults(asked)
  if ('is' in results) return <Reading {...results} />
  return <Chosen asked={asked} place={place} results={results} onCounts={onCounts} />
}

interface ChosenProps extends ChosenEntriesProps {
  results: Results
}

function Chosen({ asked, place, results, onCounts }: ChosenProps) {
  const shell = useText()
  const { columns, selection } = results
  const words = searchedFor(place)
  const hasThem = useNotesWith(useDiary(), words)
  const ids = useChosenIds(hasThem, results)
  const empty = emptyOf(columns.entries.count, selection)
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
  return <ChosenList ids={ids} filter={results.filter} place={place} />
}

/** Null while the notes are being read. */
function useChosenIds(
  hasThem: ((id: string) => boolean) | null,
  { columns, selection, filter }: Results,
): readonly string[] | null {
  const { entries } = columns
  const { sort } = filter.criteria
  const inOrder = useMemo(
    () => Array.from(sorted(entries, selection, sort), (row) => entries.ids[row]!),
    [entries, selection, sort],
  )
  return useMemo(() => (hasThem === null ? null : inOrder.filter(hasThem)), [inOrder, hasThem])
}
