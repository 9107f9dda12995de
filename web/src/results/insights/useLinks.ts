import { linksOf } from '@reprieve/domain/results/statistics/links.ts'
import type { CategoryLinks } from '@reprieve/domain/results/statistics/statistics.ts'
import { useMemo } from 'react'
import type { Results } from '../useResults.ts'
import type { LinkWays } from './LinkList.tsx'

/** The same until the diary or what is chosen of it changes. */
export function useLinks({ columns, selection, days, canonical }: Results): readonly CategoryLinks[] {
  const { entries } = columns
  return useMemo(
    () => linksOf(entries, { selection, days, canonical }),
    [entries, selection, days, canonical],
  )
}

const NONE = { answered: 0, records: 0 }

export function linkWaysOf(
  { columns, selection, labelOf }: Results,
  links: readonly CategoryLinks[],
): LinkWays {
  const { day, count } = columns.entries
  return {
    labelOf,
    coverageOf: (list) => links.find((one) => one.list === list)?.coverage ?? NONE,
    tellsNew: count > 0 && selection.span.from > day[0]!,
  }
}
