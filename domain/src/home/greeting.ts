import type { LocalInstant } from '../time/instant.ts'
import { localTime } from '../time/localTime.ts'

export type Greeting = 'morning' | 'afternoon' | 'evening'

/**
 * Greetings by starting hour. At three in the night it is still "good evening": a "good night" would send people away.
 */
const FROM_HOUR: readonly [number, Greeting][] = [
  [18, 'evening'],
  [12, 'afternoon'],
  [5, 'morning'],
  [0, 'evening'],
]

/** [HOME-1] */
export function greetingAt(now: LocalInstant): Greeting {
  const { hour } = localTime(now)
  return FROM_HOUR.find(([from]) => hour >= from)![1]
}
