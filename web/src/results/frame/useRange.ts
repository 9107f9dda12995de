import type { View } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange, Filter } from '@reprieve/domain/filters/filter.ts'
import { rangeFromWord, rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { ChangeFilter } from '../../filters/panel/panelProps.ts'
import { useText } from '../../settings/words.tsx'
import { useToasts } from '../../ui/useToasts.ts'
import { shownRange } from './shownRange.ts'

interface RangeOptions {
  view: View
  plan: Plan
  today: DayNumber
  filter: Filter
  change: ChangeFilter
}

/** The address determines the range and the filter follows it, in one direction only: writing both ways would loop. */
export function useRange({ view, plan, today, filter, change }: RangeOptions) {
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
