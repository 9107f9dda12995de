import { formatNumber } from '../../measure/figure.ts'

/** How long a part runs, and how its figures state that: a shortened run must not look like a full one. */
export interface Length {
  minutes: number
  words: string
}

export function limitPartLength(full: number, most: number): Length {
  if (most >= full) return { minutes: full, words: `${formatNumber(full)} min` }
  return { minutes: most, words: `${formatNumber(most)} min instead of ${formatNumber(full)}` }
}
