import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { periodBefore, periodOf, type OtherPeriod } from '@reprieve/domain/results/insights/periods.ts'
import { useMemo } from 'react'
import { remembered } from '../frame/remembered.ts'
import type { Results } from '../useResults.ts'

/** The same object until the diary or the selection changes. */
export const beforeOf = remembered((results: Results): OtherPeriod => periodBefore(results, results))

/** Null until a period is chosen. */
export const usePeriod = (results: Results, span: DaySpan | null): OtherPeriod | null =>
  useMemo(() => (span === null ? null : periodOf(results, { ...results, span })), [results, span])
