import { SECOND_MS, type Instant, type TimeOffset } from '../time/instant.ts'
import type { Place } from '../time/place.ts'

/** A formatter costs a hundred times of what it is asked for. */
const places = new Map<string, Place>()

/** More than there are. Names are told from outside, and may be written in capitals or not. */
const MOST_ZONES = 600

/** The clocks of a zone such as `Europe/Berlin`; null for what is none. [SCHED-5] */
export function placeIn(zone: string): Place | null {
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

/** Who lives there asks about the same midnights as everybody else, on a server many thousand times. */
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

/** What clock and calendar say there, written as if it were UTC. */
function wallOf(format: Intl.DateTimeFormat, at: Instant): number {
  const [month, day, year, hour, minute, second] = format.format(at).match(/\d+/g)!.map(Number)
  return Date.UTC(year!, month! - 1, day, hour, minute, second)
}
