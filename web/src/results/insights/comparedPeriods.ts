import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import {
  findComparedPeriod,
  findPreviousPeriod,
  selectOtherPeriod,
  type OtherPeriod,
} from '@reprieve/domain/results/insights/periods.ts'
import { useMemo } from 'react'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import type { Results } from '../useResults.ts'

/** The same object until the diary or the selection changes. */
export const getPreviousPeriod = cacheByArguments((results: Results): OtherPeriod =>
  findPreviousPeriod(results, results),
)

/** The same, with a month beside a month. */
export const getComparedPeriod = cacheByArguments((results: Results): OtherPeriod =>
  findComparedPeriod(results, results),
)

/** Null until a period is chosen. */
export const useComparedPeriod = (results: Results, span: DaySpan | null): OtherPeriod | null =>
  useMemo(() => (span === null ? null : selectOtherPeriod(results, { ...results, span })), [results, span])
