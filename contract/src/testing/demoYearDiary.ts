import type { Dose } from '@reprieve/domain/doses/dose.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { recordEnd } from '@reprieve/domain/records/recordDuration.ts'
import { emptyReflection, type Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { reflectionInstantOn } from '@reprieve/domain/reflections/reflectionDay.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, type Instant } from '@reprieve/domain/time/instant.ts'
import { momentAt, momentFromLocalTime } from '@reprieve/domain/time/place.ts'
import { reflectionClientId } from '../ids.ts'
import { createChance, type Chance } from './demoYearChance.ts'
import { demoDays, type DemoDay } from './demoYearDays.ts'
import { demoEveningDoses, addMedicine, demoBathDoses } from './demoYearDoses.ts'
import { ACTIVITIES, MADE_UP } from './demoYearLists.ts'
import { demoRecord, clampToTen } from './demoYearRecord.ts'

export interface DemoOptions {
  seed: number
  /** No entry is later than this. */
  now: Instant
  zone: string
  /** Defaults to a year. */
  days?: number
}

/** An entry, and when it was written. */
export interface DemoEntry<Entry> {
  id: string
  created: Instant
  entry: Entry
}

export interface DemoDiary {
  records: readonly DemoEntry<PainRecord>[]
  reflections: readonly DemoEntry<Reflection>[]
  doses: readonly Dose[]
}

const YEAR = 365
const TENTH = 10
/** Late enough to be written on another day. */
const LATER = { share: 0.07, least: 26 * HOUR_MS, most: 60 * HOUR_MS }
const [MORNING, NIGHT] = [6.5 * 60, 22 * 60]

/** The diary of a fictitious person, the earliest first; the same for the same options. */
export function demoDiary({ seed, now, zone, days = YEAR }: DemoOptions): DemoDiary {
  const chance = createChance(seed)
  const records: DemoEntry<PainRecord>[] = []
  const reflections: DemoEntry<Reflection>[] = []
  const doses: Dose[] = []
  for (const day of demoDays({ now, zone, days }, chance)) {
    for (const record of recordsOf(day, now, chance)) {
      const made = addMedicine(record, now, chance)
      doses.push(...made.doses, ...demoBathDoses(record, now, chance))
      const entry = records.length % TENTH === 0 ? markedMadeUp(made.record) : made.record
      records.push({ id: chance.id(entry.startsAt), created: writtenAt(entry, now, chance), entry })
    }
    doses.push(...demoEveningDoses(day, now, chance))
    reflections.push(...reflectionOf(day, now, chance))
  }
  return { records, reflections, doses }
}

function recordsOf(day: DemoDay, now: Instant, chance: Chance): PainRecord[] {
  const count = chance.weighed([
    [1, 7],
    [2, 7],
    [3, 4],
    [4, 2],
  ] as const)
  // Each in its own part of the day, the earliest first.
  const part = (NIGHT - MORNING) / count
  const minutes = Array.from({ length: count }, (_, turn) =>
    Math.floor(MORNING + part * (turn + 0.9 * chance.next())),
  )
  const saysAll = chance.whole(0, count - 1)
  return minutes
    .map((minute, turn) => ({ at: atMinute(day, minute), turn }))
    .filter(({ at }) => at.at < now)
    .map(({ at, turn }) => demoRecord({ day, at, saysAll: turn === saysAll, now }, chance))
}

const atMinute = ({ day, place }: DemoDay, minute: number) =>
  momentFromLocalTime({ day, hour: Math.floor(minute / 60), minute: minute % 60 }, { place, offsetBefore: 0 })

const markedMadeUp = (record: PainRecord): PainRecord => ({
  ...record,
  note: record.note === '' ? MADE_UP : `${MADE_UP} ${record.note}`,
})

/** During the pain or after its end; some entries days later. */
function writtenAt(record: PainRecord, now: Instant, chance: Chance): Instant {
  const over = recordEnd(record) ?? record.startsAt
  const later = over + chance.whole(LATER.least, LATER.most)
  const atOnce = over + chance.whole(1, 4) * MINUTE_MS
  return Math.min(now, chance.is(LATER.share) && later <= now ? later : atOnce)
}

function reflectionOf(day: DemoDay, now: Instant, chance: Chance): DemoEntry<Reflection>[] {
  const at = atMinute(day, chance.whole(20 * 60, 22 * 60 + 45))
  const isLate = chance.is(LATER.share)
  const score = clampToTen(8.8 - 0.75 * day.pain + 0.9 * chance.normal())
  const activities = chance.some(ACTIVITIES)
  const note = chance.is(0.15) ? 'A day like many.' : ''
  const created = isLate ? at.at + 2 * DAY_MS : at.at
  if (chance.is(0.28) || created > now) return []
  // A reflection written on another day is stored at noon of its day (D39).
  const kept = isLate ? reflectionInstantOn(day.day, momentAt(created, day.place)) : at.at
  const entry = { ...emptyReflection(at), at: kept, timeOffset: day.place(kept), score, activities, note }
  return [{ id: reflectionClientId(day.day), created, entry }]
}
