import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { periodBefore, periodOf, type OtherPeriod } from '@reprieve/domain/results/insights/periods.ts'
import { useMemo } from 'react'
import { remembered } from '../frame/remembered.ts'
import type { Results } from '../useResults.ts'

/** The same until the diary or what is chosen of it changes. */
export const beforeOf = remembered((results: Results): OtherPeriod => periodBefore(results, results))

/** Null while nobody has said which. */
export const usePeriod = (results: Results, span: DaySpan | null): OtherPeriod | null =>
  useMemo(() => (span === null ? null : periodOf(results, { ...results, span })), [results, span])
