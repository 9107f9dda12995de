import { linksOf } from '@reprieve/domain/results/statistics/links.ts'
import type { CategoryLinks } from '@reprieve/domain/results/statistics/statistics.ts'
import { remembered } from '../frame/remembered.ts'
import type { Results } from '../useResults.ts'
import type { LinkWays } from './LinkList.tsx'

/** The same object until the diary or the selection changes. */
export const linksIn = remembered(
  ({ columns, selection, days, canonical }: Results): readonly CategoryLinks[] =>
    linksOf(columns.entries, { selection, days, canonical }),
)

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
