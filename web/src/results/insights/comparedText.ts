import { CHANGE_BANDS, directionOf, type Figure } from '@reprieve/domain/results/insights/figures.ts'
import type { InsightWords } from './insightWords.ts'

const CHANGES = { lower: 'changeLower', higher: 'changeHigher', none: 'changeNone' } as const

/** From 7 logged days on each side; else it is said how many there are. [RES-41, RES-42] */
export function comparedText({ now, before, change }: Figure, { text, size }: InsightWords): string {
  if (change === null) {
    return text('needsSeven', { now: now.logged.days, before: before?.logged.days ?? 0 })
  }
  const band = CHANGE_BANDS[change.band]
  const said = text(CHANGES[directionOf(change)], { points: size(change) })
  return band === null ? said : `${said} ${text(band)}`
}
