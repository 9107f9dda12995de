import { listQuestions, type Questionnaire } from './questionnaire.ts'
import { questionValueRange, type Band, type Scale, type Scoring } from './scoring.ts'

export interface ScoringFault {
  /** The linkId of a question; empty if the table itself is wrong. */
  linkId: string
  what: 'unknown-item' | 'counts-nothing' | 'named-twice' | 'no-items' | 'range' | 'bands'
}

/** Mismatches between a scoring table and its form: found at upload, not while a person answers. [QST-8] */
export function scoringFaults(questionnaire: Questionnaire, scoring: Scoring): readonly ScoringFault[] {
  return [scoring, ...Object.values(scoring.parts)].flatMap((scale) => scaleFaults(questionnaire, scale))
}

function scaleFaults(questionnaire: Questionnaire, scale: Scale): readonly ScoringFault[] {
  if (scale.items.length === 0) return [{ linkId: '', what: 'no-items' }]
  const items = new Map(listQuestions(questionnaire).map((item) => [item.linkId, item]))
  const named = [...scale.items, ...scale.reversed].flatMap((linkId, at, all): ScoringFault[] => {
    const item = items.get(linkId)
    if (item === undefined || !scale.items.includes(linkId)) return [{ linkId, what: 'unknown-item' }]
    if (at < scale.items.length && all.indexOf(linkId) !== at) return [{ linkId, what: 'named-twice' }]
    return questionValueRange(item) === null ? [{ linkId, what: 'counts-nothing' }] : []
  })
  if (named.length > 0) return named
  const spans = scale.items
    .map((linkId) => items.get(linkId))
    .map((item) => (item ? questionValueRange(item) : null))
  const share = scale.method === 'mean' ? spans.length : 1
  const end = (of: 'least' | 'most'): number =>
    spans.reduce((sum, span) => sum + (span?.[of] ?? 0), 0) / share
  const isWithin = scale.least <= end('least') && end('most') <= scale.most
  return [
    ...(isWithin ? [] : [{ linkId: '', what: 'range' } as const]),
    ...(doBandsCover(scale) ? [] : [{ linkId: '', what: 'bands' } as const]),
  ]
}

/** Whether the bands cover the range, each starting one step after the one before. */
function doBandsCover({ bands, least, most, decimals }: Scale): boolean {
  if (bands.length === 0) return true
  const step = 10 ** -decimals
  const isNext = (band: Band, at: number): boolean => {
    const before = bands[at - 1]
    const begins = before === undefined ? least : before.most + step
    return Math.abs(band.least - begins) < step / 2 && band.most >= band.least
  }
  return bands.every(isNext) && bands.at(-1)?.most === most
}
