import { sorted } from '@reprieve/domain/filters/select.ts'
import { useEffect, useMemo } from 'react'
import { useDiary } from '../../access/diary.ts'
import type { Counts } from '../../filters/panel/ShownCount.tsx'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { emptyOf } from '../frame/emptyOf.ts'
import type { ResultsFilter } from '../frame/useResultsFilter.ts'
import { ResultsEmpty } from '../ResultsEmpty.tsx'
import { Reading } from '../ResultsFrame.tsx'
import { useResults, type Results } from '../useResults.ts'
import { ChosenList } from './ChosenList.tsx'
import { useListPlace } from './ListBar.tsx'
import { searchedFor, type ListPlace } from './listWay.ts'
import { useNotesWith } from './useNotesWith.ts'

interface ChosenEntriesProps {
  asked: ResultsFilter
  place: ListPlace
  onCounts: (counts: Counts | null) => void
}

/** What the filter and the search let through, in the order that was asked for. */
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
  const ids = useChosenIds(place, results)
  const empty = emptyOf(columns.entries.count, selection)
  const shown = ids?.length ?? null
  const { outOf } = selection
  useEffect(() => onCounts(shown === null ? null : { shown, outOf }), [onCounts, shown, outOf])
  if (empty !== null) return <ResultsEmpty why={empty} view="records" asked={asked} results={results} />
  if (ids === null) return <Skeleton longText={shell('waitingLong')} />
  if (ids.length === 0) return <NoneFound />
  return <ChosenList ids={ids} sort={results.filter.criteria.sort} place={place} />
}

/** Null while the notes are read. */
function useChosenIds(place: ListPlace, { columns, selection, filter }: Results): readonly string[] | null {
  const diary = useDiary()
  const { entries } = columns
  const { sort } = filter.criteria
  const words = searchedFor(place)
  const hasThem = useNotesWith(diary, words)
  const inOrder = useMemo(
    () => Array.from(sorted(entries, selection, sort), (row) => entries.ids[row]!),
    [entries, selection, sort],
  )
  return useMemo(() => (hasThem === null ? null : inOrder.filter(hasThem)), [inOrder, hasThem])
}

function NoneFound() {
  const text = useText('results')
  const go = useListPlace()
  return (
    <EmptyState title={text('noneFound')}>
      <Button label={text('endSearch')} onPress={() => go({ q: undefined })} />
    </EmptyState>
  )
}
