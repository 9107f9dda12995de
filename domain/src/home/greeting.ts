import type { LocalInstant } from '../time/instant.ts'
import { localTime } from '../time/localTime.ts'

export type Greeting = 'morning' | 'afternoon' | 'evening'

/** From which hour on. Who is awake at three is met with the evening: a "good night" would send them away. */
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
