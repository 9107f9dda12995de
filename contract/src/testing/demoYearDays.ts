import { dayNumberOf, localDay } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, type Instant, type TimeOffset } from '@reprieve/domain/time/instant.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { Place } from '@reprieve/domain/time/place.ts'
import type { Chance } from './demoYearChance.ts'

/** A day of the fictitious person, before anything is recorded. */
export interface DemoDay {
  day: LocalDay
  /** How many days ago. */
  back: number
  place: Place
  /** The approximate severity of its records. */
  pain: number
  /** The two factors that really affect the pain, by two points each; everything else is random. */
  sleptBadly: boolean
  wasOutdoors: boolean
}

export interface DemoTime {
  now: Instant
  /** The person's time zone, such as Europe/Vienna. */
  zone: string
  days: number
}

/** By two points, as HEALTH section 6 simulates it. */
const TRUE_EFFECT = 2

const CARRIED_OVER = 0.6
const SPREAD = 1.2
const [LEVEL_A_YEAR_AGO, LEVEL_TODAY] = [5.6, 4.6]
const YEAR = 365
const AWAY_ZONE = 'America/New_York'

type Days = readonly [latest: number, earliest: number]

// Days counted back from today, the same in every year.
const TRIP: Days = [131, 140]
const FLARES: readonly Days[] = [
  [17, 22],
  [95, 100],
  [210, 217],
  [300, 304],
]
const FLARE = [1.4, 2.8, 2.4, 2, 1.4, 1]
/** Nothing was recorded: too ill, too well, or tired of it. */
const GAPS: readonly Days[] = [
  [52, 60],
  [170, 174],
  [250, 263],
]
const MISSED_DAY = 0.1

/** The earliest first; days without entries are left out. */
export function demoDays({ now, zone, days }: DemoTime, chance: Chance): DemoDay[] {
  const [home, away] = [createZonePlace(zone), createZonePlace(AWAY_ZONE)]
  const today = dayNumberOf({ at: now, offset: home(now) })
  const all: DemoDay[] = []
  let mood = 0
  let [sleptBadly, wasOutdoors] = [false, false]
  for (let back = days - 1; back >= 0; back -= 1) {
    const ofYear = back % YEAR
    mood = CARRIED_OVER * mood + Math.sqrt(1 - CARRIED_OVER ** 2) * SPREAD * chance.normal()
    sleptBadly = sticky(sleptBadly, chance)
    wasOutdoors = sticky(wasOutdoors, chance)
    const isMissed = chance.is(MISSED_DAY)
    if (isMissed || GAPS.some((gap) => isIn(gap, ofYear))) continue
    const effect = (sleptBadly ? TRUE_EFFECT : 0) - (wasOutdoors ? TRUE_EFFECT : 0)
    all.push({
      day: localDay(today - back),
      back,
      place: isIn(TRIP, ofYear) ? away : home,
      pain: levelOf(ofYear) + mood + flareOf(ofYear) + effect,
      sleptBadly,
      wasOutdoors,
    })
  }
  return all
}

/** True on three days of ten, and usually the same as yesterday. */
const sticky = (yesterday: boolean, chance: Chance): boolean =>
  chance.is(CARRIED_OVER) ? yesterday : chance.is(0.3)

const isIn = ([latest, earliest]: Days, back: number): boolean => back >= latest && back <= earliest

const levelOf = (back: number): number => LEVEL_TODAY + ((LEVEL_A_YEAR_AGO - LEVEL_TODAY) * back) / YEAR

function flareOf(back: number): number {
  const flare = FLARES.find((days) => isIn(days, back))
  return flare === undefined ? 0 : (FLARE[flare[1] - back] ?? 1)
}

/**
 * The UTC offset of a zone at a moment. Asks the zone's calendar only for the start of each day, and inside a day only
 * when the clocks changed, because a lookup costs more than the rest of a record.
 */
export function createZonePlace(zone: string): Place {
  const ask = offsetsOf(zone)
  const begins = new Map<number, TimeOffset>()
  const atBegin = (day: number): TimeOffset => {
    const offset = begins.get(day) ?? ask(day * DAY_MS)
    begins.set(day, offset)
    return offset
  }
  return (at) => {
    const day = Math.floor(at / DAY_MS)
    return atBegin(day) === atBegin(day + 1) ? atBegin(day) : ask(at)
  }
}

function offsetsOf(zone: string): Place {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  return (at) => {
    const said = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const found = /([+-])(\d\d):(\d\d)/.exec(said)
    if (found === null) return 0
    const ms = Number(found[2]) * HOUR_MS + Number(found[3]) * MINUTE_MS
    return found[1] === '-' ? -ms : ms
  }
}
