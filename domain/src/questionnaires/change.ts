export interface Change {
  /** Below zero where it fell. */
  points: number
  /** Of the first; null where a share of so little would jump. */
  percent: number | null
  /** As large as people often notice in daily life. */
  isNoticeable: boolean
}

/** HEALTH 4: below this a percent says more than there is. */
const LEAST_FOR_PERCENT = 3
const NOTICEABLE_PERCENT = 30
const NOTICEABLE_POINTS = 2

/** Between the first of two scores of 0 to 10 and the second. Never whether something worked. [QST-13] */
export function changeOf(first: number, last: number): Change {
  const points = Math.round((last - first) * 10) / 10
  const percent = first < LEAST_FOR_PERCENT ? null : Math.round((points / first) * 100)
  const isNoticeable =
    percent === null ? Math.abs(points) >= NOTICEABLE_POINTS : Math.abs(percent) >= NOTICEABLE_PERCENT
  return { points, percent, isNoticeable }
}
