import { findAllLinks } from '@reprieve/domain/results/statistics/links.ts'
import type {
  CategoryLinks,
  DiaryLinks,
  MeasureLinks,
} from '@reprieve/domain/results/statistics/statistics.ts'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import type { Results } from '../useResults.ts'
import type { LinkRowOptions } from './LinkList.tsx'

/** The same object until the diary or the selection changes. */
const findDiaryLinks = cacheByArguments(({ columns, selection, days, canonical }: Results): DiaryLinks =>
  findAllLinks(columns.entries, { selection, days, canonical, measures: columns.measures }),
)

export const findResultLinks = (results: Results): readonly CategoryLinks[] => findDiaryLinks(results).lists

/** Of what devices measured. [STAT-28] */
export const findMeasureLinks = (results: Results): MeasureLinks => findDiaryLinks(results).measures

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
