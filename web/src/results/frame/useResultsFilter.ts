import { DEFAULT_RANGE, type View } from '@reprieve/domain/filters/dateRange.ts'
import type { Criteria, DateRange, Filter } from '@reprieve/domain/filters/filter.ts'
import { rangeFromWord, rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { getFilterStore } from '../../filters/filterStore.ts'
import type { PanelLists } from '../../filters/panel/panelLists.ts'
import type { ChangeFilter } from '../../filters/panel/panelProps.ts'
import { usePanelLists } from '../../filters/panel/usePanelLists.ts'
import { useFailedSave } from '../../filters/useFailedSave.ts'
import { useText } from '../../text/useText.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { cacheByArguments } from './remembered.ts'
import { shownRange } from './shownRange.ts'
import { usePlan } from './usePlan.ts'
import { useToday } from './useToday.ts'

/** What a results screen asks of the diary, before anything is read. */
export interface ResultsFilter {
  /** With the range that is shown, which may be shorter than the one chosen (D44). */
  filter: Filter
  /** False until the stored filter is read. */
  isKnown: boolean
  change: ChangeFilter
  setRange: (range: DateRange) => void
  lists: PanelLists
  plan: Plan
  today: DayNumber
}

export function useResultsFilter(view: View): ResultsFilter {
  const diary = useDiary()
  const store = getFilterStore(diary)
  const kept = useSyncExternalStore(store.subscribe, store.current)
  const isKnown = useSyncExternalStore(store.subscribe, store.isKnown)
  const plan = usePlan(diary)
  const today = useToday()
  const lists = usePanelLists(diary)
  useFailedSave(store)
  const { change } = store
  const { range, setRange } = useRange({ view, plan, today, filter: kept, change })
  const filter = filterWith(kept.criteria, rangeWord(range))
  return { filter, isKnown, change, setRange, lists, plan, today }
}

/** Cached by the range's word: each screen parses it from the address again, with the same meaning. */
const filterWith = cacheByArguments((criteria: Criteria, range: string): Filter => ({
  criteria,
  range: rangeFromWord(range) ?? DEFAULT_RANGE,
}))

interface RangeOptions {
  view: View
  plan: Plan
  today: DayNumber
  filter: Filter
  change: ChangeFilter
}

/** The address determines the range and the filter follows it, in one direction only: writing both ways would loop. */
function useRange({ view, plan, today, filter, change }: RangeOptions) {
  const text = useText('filters')
  const toasts = useToasts()
  const navigate = useNavigate()
  const { range: inAddress } = useSearch({ strict: false })
  const kept = filter.range
  const { range, wasReset } = useMemo(
    () => shownRange({ view, plan, today, inAddress, kept }),
    [view, plan, today, inAddress, kept],
  )
  const setRange = (next: DateRange): void => {
    change((now) => ({ ...now, range: next }))
    // Replaces the history entry: going back leaves the screen instead of visiting every range tried.
    const search = (before: object) => ({ ...before, range: rangeWord(next) })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  const tellReset = useEffectEvent(() => {
    toasts.show({ message: text('rangeReset') })
    setRange(range)
  })
  const follow = useEffectEvent((said: DateRange) =>
    change((now) => (rangeWord(now.range) === rangeWord(said) ? now : { ...now, range: said })),
  )
  useEffect(() => {
    if (wasReset) return tellReset()
    const said = rangeFromWord(inAddress)
    if (said !== null) follow(said)
  }, [wasReset, inAddress])
  return { range, setRange }
}
