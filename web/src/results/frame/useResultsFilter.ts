import { allowedRange, DEFAULT_RANGE, type View } from '@reprieve/domain/filters/dateRange.ts'
import type { Criteria, DateRange, Filter } from '@reprieve/domain/filters/filter.ts'
import { rangeFromWord, rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import { type DayNumber, localDay } from '@reprieve/domain/time/dayNumber.ts'
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { getFilterStore } from '../../filters/filterStore.ts'
import type { RangeChoiceOptions } from '../../filters/panel/RangeChoice.tsx'
import { type ChangeFilter, type PanelLists, usePanelLists } from '../../filters/panel/panelLists.ts'
import { useFailedSave } from '../../filters/useFailedSave.ts'
import { useNavigate, useSearch } from '../../navigation/useRouter.ts'
import { useText } from '../../text/useText.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { cacheByArguments } from './cacheByArguments.ts'
import { usePlan } from './usePlan.ts'
import { useToday } from './useToday.ts'

interface AskedRange {
  view: View
  plan: Plan
  today: DayNumber
  /** The range in the address, if any. */
  inAddress: string | undefined
  /** The range chosen last. */
  kept: DateRange
}

interface ShownRange {
  range: DateRange
  /** The person is informed, and the requested range is dropped. */
  wasReset: boolean
}

/**
 * The range to show: from the address, otherwise the one chosen last. An invalid range, or one the plan does not allow,
 * becomes the last 30 days. A calendar shows any month. [RES-20]
 */
export function shownRange({ inAddress, kept, ...of }: AskedRange): ShownRange {
  if (of.view === 'calendar') return { range: ALL_TIME, wasReset: false }
  if (inAddress === undefined) return allowedRange(kept, of)
  const said = rangeFromWord(inAddress)
  return said === null ? { range: DEFAULT_RANGE, wasReset: true } : allowedRange(said, of)
}

const ALL_TIME: DateRange = { is: 'alltime' }

export type RangeReason = 'chosen' | 'default' | 'telling'

/** What a results screen asks of the diary, before anything is read. */
export interface ResultsFilter {
  /** With the range that is shown, which may be shorter than the one chosen (D44). */
  filter: Filter
  /** False until the stored filter is read. */
  isKnown: boolean
  /** Why this range is shown: the person chose it, it is the default, or it is the shortest that can tell something. */
  rangeReason: RangeReason
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
  const isChosen = useSyncExternalStore(store.subscribe, store.isRangeChosen)
  const plan = usePlan(diary)
  const today = useToday()
  const lists = usePanelLists(diary)
  useFailedSave(store)
  const { change } = store
  const { chooseRange } = store
  const { range, isInAddress, setRange } = useRange({ view, plan, today, filter: kept, change, chooseRange })
  const filter = filterWith(kept.criteria, rangeWord(range))
  const rangeReason: RangeReason = isChosen || isInAddress ? 'chosen' : 'default'
  return { filter, isKnown, rangeReason, change, setRange, lists, plan, today }
}

/** Cached by the range's word: each screen parses it from the address again, with the same meaning. */
export const filterWith = cacheByArguments((criteria: Criteria, range: string): Filter => ({
  criteria,
  range: rangeFromWord(range) ?? DEFAULT_RANGE,
}))

interface RangeOptions {
  view: View
  plan: Plan
  today: DayNumber
  filter: Filter
  change: ChangeFilter
  chooseRange: (range: DateRange) => void
}

/** The address determines the range and the filter follows it, in one direction only: writing both ways would loop. */
function useRange({ view, plan, today, filter, change, chooseRange }: RangeOptions) {
  const text = useText('filters')
  const toasts = useToasts()
  const navigate = useNavigate()
  const { range: inAddress } = useSearch()
  const kept = filter.range
  const { range, wasReset } = useMemo(
    () => shownRange({ view, plan, today, inAddress, kept }),
    [view, plan, today, inAddress, kept],
  )
  const setRange = (next: DateRange): void => {
    chooseRange(next)
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
  return { range, isInAddress: inAddress !== undefined, setRange }
}

/** How a screen chooses a range; null if it has none. Says beforehand which choices the plan would reset. */
export function useRangeOptions(
  view: View,
  { plan, today, setRange }: ResultsFilter,
): RangeChoiceOptions | null {
  const reports = useText('reports')
  if (view === 'calendar') return null
  const isLimited = allowedRange({ is: 'alltime' }, { view, plan, today }).wasReset
  return { today: localDay(today), limit: isLimited ? reports('liteNotice') : null, onChange: setRange }
}
