import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useCallback, useMemo, useState } from 'react'
import type { Counts } from '../filters/panel/ShownCount.tsx'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ResultsShell } from './frame/ResultsShell.tsx'
import { useResultsFilter, type ResultsFilter } from './frame/useResultsFilter.ts'
import { ChosenEntries } from './records/ChosenEntries.tsx'
import { boundsOf } from './records/dayBounds.ts'
import { CountRow, SearchField } from './records/ListBar.tsx'
import { isPlain, searchedFor, type ListPlace } from './records/listWay.ts'
import { PlainEntries } from './records/PlainEntries.tsx'
import { usePlaceOfList } from './records/searchedWord.ts'
import { FRAME_AREAS } from './frame/frameAreas.ts'
import './results.css'

const AREAS: readonly BrowserArea[] = [...FRAME_AREAS, 'scale']

export function RecordsScreen() {
  useTextsReady(AREAS)
  return <Records />
}

/** One frame for both ways of reading: with two, a user who sets a first criterion would lose the focused control. */
function Records() {
  const shell = useText()
  const asked = useResultsFilter('records')
  const place = usePlaceOfList()
  const words = searchedFor(place)
  const { counts, tell } = useCounts(words)
  // Until the count is known the controls keep their place, so that the list does not jump.
  const isEmpty = counts !== null && counts.outOf === 0
  return (
    <ResultsShell view="records" asked={asked} counts={counts}>
      {(!isEmpty || words !== null) && <SearchField place={place} found={counts?.shown ?? null} />}
      {counts?.shown !== 0 && <CountRow count={counts?.shown ?? null} place={place} />}
      {asked.isKnown ? (
        <Entries asked={asked} place={place} onCounts={tell} />
      ) : (
        <Skeleton longText={shell('waitingLong')} />
      )}
    </ResultsShell>
  )
}

type Tell = (counts: Counts | null) => void

/**
 * The counts reported by the list. Counts of another search are ignored: they would be announced as the current result.
 */
function useCounts(words: string | null): { counts: Counts | null; tell: Tell } {
  const [told, setTold] = useState<{ words: string | null; counts: Counts | null }>({ words, counts: null })
  const tell = useCallback((counts: Counts | null) => setTold({ words, counts }), [words])
  return { counts: told.words === words ? told.counts : null, tell }
}

interface EntriesProps {
  asked: ResultsFilter
  place: ListPlace
  onCounts: Tell
}

function Entries({ asked, place, onCounts }: EntriesProps) {
  const { filter, today } = asked
  const bounds = useMemo(() => boundsOf(filter.range, today), [filter.range, today])
  const onCount = useCallback(
    (count: number | null) => onCounts(count === null ? null : { shown: count, outOf: count }),
    [onCounts],
  )
  const chosen = <ChosenEntries asked={asked} place={place} onCounts={onCounts} />
  if (!isPlain(filter, place)) return chosen
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
