import { findLinks } from '@reprieve/domain/results/statistics/links.ts'
import type { CategoryLinks } from '@reprieve/domain/results/statistics/statistics.ts'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import type { Results } from '../useResults.ts'
import type { LinkRowOptions } from './LinkList.tsx'

/** The same object until the diary or the selection changes. */
export const findResultLinks = cacheByArguments(
  ({ columns, selection, days, canonical }: Results): readonly CategoryLinks[] =>
    findLinks(columns.entries, { selection, days, canonical }),
)

const NONE = { answered: 0, records: 0 }

export function makeLinkRowOptions(
  { columns, selection, labelOf }: Results,
  links: readonly CategoryLinks[],
): LinkRowOptions {
  const { day, count } = columns.entries
  return {
    labelOf,
    coverageOf: (list) => links.find((one) => one.list === list)?.coverage ?? NONE,
    tellsNew: count > 0 && selection.span.from > day[0]!,
  }
}
