import { DAY_MS } from '../../time/instant.ts'
import type { LocalDay } from '../../time/localDay.ts'

const DAYS_LOOKED_AT = 7
const LOW_SCORE = 1
const DAYS_NEEDED = 3

/** A day and its score, from 0 to 10; null without a score. */
export interface ScoredDay {
  day: LocalDay
  score: number | null
}

/** A reflection of 0 or 1 on three of the last seven days, including today. [SAFE-21] */
export function hasLowDays(reflections: readonly ScoredDay[], today: LocalDay): boolean {
  const days = new Set(lastDays(today))
  const low = reflections.filter(({ day, score }) => score !== null && score <= LOW_SCORE && days.has(day))
  return new Set(low.map(({ day }) => day)).size >= DAYS_NEEDED
}

/** The last seven days, today first. */
export const lastDays = (today: LocalDay): LocalDay[] =>
  Array.from({ length: DAYS_LOOKED_AT }, (_, before) =>
    new Date(Date.parse(`${today}T12:00:00Z`) - before * DAY_MS).toISOString().slice(0, 10),
  )
