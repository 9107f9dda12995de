import { computeAverages, type Average, type DayTable, type LoggedDays } from '../days.ts'
import { computeAverageChange, LEAST_DAYS } from '../statistics/change.ts'
import type { AverageChange } from '../statistics/statistics.ts'

/** An average, and its value in the other period. */
export interface ComparedAverage {
  now: Average
  /** Null if there is no other period, or it has no number. */
  before: Average | null
  /** Null if either period has too few days. */
  change: AverageChange | null
}

export interface ComparedFigures {
  pain: ComparedAverage
  function: ComparedAverage
  hardDays: { now: LoggedDays; before: LoggedDays | null }
}

export function compareFigures(now: DayTable, before: DayTable | null): ComparedFigures {
  const ofNow = computeAverages(now)
  const ofBefore = before === null ? null : computeAverages(before)
  return {
    pain: figureOf(ofNow.pain, ofBefore?.pain ?? null),
    function: figureOf(ofNow.function, ofBefore?.function ?? null),
    hardDays: {
      now: ofNow.hardDays,
      before: ofBefore === null || ofBefore.hardDays.outOf === 0 ? null : ofBefore.hardDays,
    },
  }
}

const isEnough = ({ logged }: Average): boolean => logged.days >= LEAST_DAYS

/** The logged days on both sides of a comparison. */
export interface ComparedDays {
  now: number
  before: number
}

export const comparedDays = ({ now, before }: Pick<ComparedAverage, 'now' | 'before'>): ComparedDays => ({
  now: now.logged.days,
  before: before?.logged.days ?? 0,
})

/** The translation key for the period that lacks days; null if both have enough. [RES-41] */
export function missingDays({ now, before }: ComparedDays): 'needsNow' | 'needsBefore' | 'needsSeven' | null {
  const [hasNow, hasBefore] = [now >= LEAST_DAYS, before >= LEAST_DAYS]
  if (hasNow) return hasBefore ? null : 'needsBefore'
  return hasBefore ? 'needsNow' : 'needsSeven'
}

/** [RES-41] */
function figureOf(now: Average, before: Average | null): ComparedAverage {
  if (before === null || before.value === null) return { now, before: null, change: null }
  if (now.value === null) return { now, before, change: null }
  const change = isEnough(now) && isEnough(before) ? computeAverageChange(before.value, now.value) : null
  return { now, before, change }
}

/** Below one point no direction is reported (DESIGN 13). [RES-42] */
export const changeDirection = ({ band, direction }: AverageChange): 'lower' | 'higher' | 'none' =>
  band === 'none' || direction === 'same' ? 'none' : direction

/** The translation key for a change of this size; none below one point. [RES-42] */
export const CHANGE_BANDS = {
  none: null,
  minimal: 'bandMinimal',
  moderate: 'bandModerate',
  substantial: 'bandSubstantial',
} as const
