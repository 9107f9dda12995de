import { CHANGE_BANDS, changeDirection, missingDays } from '@reprieve/domain/results/insights/figures.ts'
import type { ShortPart } from '@reprieve/domain/results/insights/shortSummary.ts'
import type { InsightWords } from './insightWords.ts'

const CHANGES = { lower: 'shortLower', higher: 'shortHigher', none: 'shortNoChange' } as const
const CAME = { less: 'lessCame', more: 'moreCame' } as const

export function shortSentence(
  part: ShortPart,
  words: InsightWords,
  labelOf: (item: number) => string,
): string {
  const { text, number, logged, size, names } = words
  switch (part.is) {
    case 'pain':
    case 'day': {
      const { average } = part
      const told = { value: number(average.value), logged: logged(average.logged) }
      return text(part.is === 'pain' ? 'shortAverage' : 'shortDay', told)
    }
    case 'change': {
      const { change, before } = part
      const told = { points: size(change), value: number(before.value), logged: logged(before.logged) }
      const band = CHANGE_BANDS[change.band]
      return [text(CHANGES[changeDirection(change)], told), band === null ? '' : text(band)].join(' ').trim()
    }
    case 'few':
      return text(missingDays(part) ?? 'needsSeven', { now: part.now, before: part.before })
    case 'not-proof':
      return text('notProof')
    default:
      return text('named', { what: text(CAME[part.is]), names: names(part.items.map(labelOf)) })
  }
}
