import type { HelpedRow, Relief, Wilson } from '@reprieve/domain/results/statistics/statistics.ts'
import type { InsightWords } from './insightWords.ts'

const percent = (share: number): number => Math.round(share * 100)

const shareValues = ({ yes, n, low, high }: Wilson) => ({ yes, n, low: percent(low), high: percent(high) })

/** Always the counts; the share only if there are enough of them. [RES-48] */
export function marksText({ better, same, worse, share }: HelpedRow, { text }: InsightWords): string {
  const marked = better + same + worse
  if (marked === 0) return text('notMarked')
  const counts = text('markCounts', { better, same, worse })
  return `${share === null ? text('notEnough', { n: marked }) : text('helpedShare', shareValues(share))}. ${counts}`
}

/** [RES-48] */
export function reliefText({ n, told }: Relief, { text, number }: InsightWords): string {
  if (n === 0) return text('notMeasured')
  if (told === null) return text('notEnough', { n })
  return text('reliefTold', {
    n,
    before: number(told.medianBefore),
    after: number(told.medianAfter),
    yes: told.responded.yes,
  })
}
