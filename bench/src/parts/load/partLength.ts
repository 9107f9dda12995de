import { formatNumber } from '../../measure/figure.ts'

/** For how long a part runs, and how its figures say so: a shorter one must not pass for the whole. */
export interface Length {
  minutes: number
  words: string
}

export function limitPartLength(full: number, most: number): Length {
  if (most >= full) return { minutes: full, words: `${formatNumber(full)} min` }
  return { minutes: most, words: `${formatNumber(most)} min instead of ${formatNumber(full)}` }
}
