import { DEFAULT_RANGE } from '@reprieve/domain/filters/dateRange.ts'
import type { Criteria, DateRange, Filter } from '@reprieve/domain/filters/filter.ts'
import { rangeFromWord, rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import type { ReportOptions } from '@reprieve/domain/reports/reportOptions.ts'
import { useSyncExternalStore } from 'react'
import { getFilterStore } from '../filters/filterStore.ts'
import { usePanelLists } from '../filters/panel/panelLists.ts'
import { useFailedSave } from '../filters/useFailedSave.ts'
import type { Diary } from '../local/rows/rows.ts'
import { cacheByArguments } from '../results/frame/cacheByArguments.ts'
import { usePlan } from '../results/frame/usePlan.ts'
import { useToday } from '../results/frame/useToday.ts'
import { useResults, type ReadingResults, type Results } from '../results/useResults.ts'
import { getReportChoice, type Paper, type ReportChoice } from './reportChoice.ts'

export interface ReportSetup {
  /** False until the stored choice is read. */
  isKnown: boolean
  choice: ReportChoice
  /** The filter of the results: what it leaves out is left out here, too. */
  criteria: Criteria
  /** The data of this device for the report. */
  results: Results | ReadingResults
  setOptions: (next: (options: ReportOptions) => ReportOptions) => void
  setRange: (range: DateRange) => void
  setPaper: (paper: Paper) => void
}

export function useReport(diary: Diary): ReportSetup {
  const choices = getReportChoice(diary)
  const { isKnown, value: choice } = useSyncExternalStore(choices.subscribe, choices.current)
  useFailedSave(choices)
  const filters = getFilterStore(diary)
  const { criteria } = useSyncExternalStore(filters.subscribe, filters.current)
  const isFilterKnown = useSyncExternalStore(filters.subscribe, filters.isKnown)
  const results = useResults({
    filter: filterWith(criteria, rangeWord(choice.range)),
    isKnown: isKnown && isFilterKnown,
    rangeReason: 'chosen',
    change: filters.change,
    setRange: () => {},
    lists: usePanelLists(diary),
    plan: usePlan(diary),
    today: useToday(),
  })
  const { change } = choices
  return {
    isKnown,
    choice,
    criteria,
    results,
    setOptions: (next) => change((now) => ({ ...now, options: next(now.options) })),
    setRange: (range) => change((now) => ({ ...now, range })),
    setPaper: (paper) => change((now) => ({ ...now, paper })),
  }
}

/** The same object until the request changes. */
const filterWith = cacheByArguments((criteria: Criteria, range: string): Filter => ({
  criteria,
  range: rangeFromWord(range) ?? DEFAULT_RANGE,
}))
