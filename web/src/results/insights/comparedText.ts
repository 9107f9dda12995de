import {
  CHANGE_BANDS,
  comparedDays,
  directionOf,
  missingDays,
  type Figure,
} from '@reprieve/domain/results/insights/figures.ts'
import type { InsightWords } from './insightWords.ts'

const CHANGES = { lower: 'changeLower', higher: 'changeHigher', none: 'changeNone' } as const

/** Needs 7 logged days on each side; otherwise says where they are missing. [RES-41, RES-42] */
export function comparedText(figure: Figure, { text, size }: InsightWords): string {
  const { change } = figure
  if (change === null) {
    const days = comparedDays(figure)
    const missing = missingDays(days) ?? 'needsSeven'
    // Here the other period was chosen, and is not always the one before.
    return text(missing === 'needsBefore' ? 'needsOther' : missing, { ...days })
  }
  const band = CHANGE_BANDS[change.band]
  const said = text(CHANGES[directionOf(change)], { points: size(change) })
  return band === null ? said : `${said} ${text(band)}`
}
