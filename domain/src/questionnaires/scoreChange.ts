export interface ScoreChange {
  /** Negative for a fall. */
  points: number
  /** In percent of the first score; null if that is too small for a stable percentage. */
  percent: number | null
  /** A change of a size that people often notice in daily life. */
  isNoticeable: boolean
}

/** HEALTH 4: below this a percentage overstates the change. */
const LEAST_FOR_PERCENT = 3
const NOTICEABLE_PERCENT = 30
const NOTICEABLE_POINTS = 2

/** The change between two scores of 0 to 10. Never says whether something worked. [QST-13] */
export function computeScoreChange(first: number, last: number): ScoreChange {
  const points = Math.round((last - first) * 10) / 10
  const percent = first < LEAST_FOR_PERCENT ? null : Math.round((points / first) * 100)
  const isNoticeable =
    percent === null ? Math.abs(points) >= NOTICEABLE_POINTS : Math.abs(percent) >= NOTICEABLE_PERCENT
  return { points, percent, isNoticeable }
}
