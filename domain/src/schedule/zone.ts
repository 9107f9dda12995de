import { SECOND_MS, type Instant, type TimeOffset } from '../time/instant.ts'
import type { Place } from '../time/place.ts'

/** Cached: creating a formatter costs a hundred times more than using it. */
const places = new Map<string, Place>()

/** More than there are zones. Names come from outside, in any letter case. */
const MOST_ZONES = 600

/** The offsets of a zone such as `Europe/Berlin`; null if it is invalid. [SCHED-5] */
export function findPlaceByZone(zone: string): Place | null {
  const known = places.get(zone)
  if (known !== undefined) return known
  const format = formatIn(zone)
  if (format === null) return null
  if (places.size >= MOST_ZONES) places.clear()
  const place = remembering((at) => wallOf(format, at) - wholeSecond(at))
  places.set(zone, place)
  return place
}

const MOST_REMEMBERED = 200

/** Caches offsets: people in one zone ask for the same midnights, on a server many thousand times. */
function remembering(place: Place): Place {
  const known = new Map<Instant, TimeOffset>()
  return (at) => {
    const before = known.get(at)
    if (before !== undefined) return before
    if (known.size >= MOST_REMEMBERED) known.clear()
    const offset = place(at)
    known.set(at, offset)
    return offset
  }
}

function formatIn(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    return null
  }
}

const wholeSecond = (at: Instant): Instant => Math.floor(at / SECOND_MS) * SECOND_MS

/** The local date and time, encoded as if it were UTC. */
function wallOf(format: Intl.DateTimeFormat, at: Instant): number {
  const [month, day, year, hour, minute, second] = format.format(at).match(/\d+/g)!.map(Number)
  return Date.UTC(year!, month! - 1, day, hour, minute, second)
}
