import type { Dose } from '@reprieve/domain/doses/dose.ts'
import { NOTHING, NOT_ANSWERED, withItems } from '@reprieve/domain/records/answer.ts'
import type { MedicationUse, PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { MINUTE_MS, type Instant } from '@reprieve/domain/time/instant.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { momentFromLocalTime } from '@reprieve/domain/time/place.ts'
import type { Chance } from './demoYearChance.ts'
import type { DemoDay } from './demoYearDays.ts'
import { HEAT } from './demoYearLists.ts'
import { ACETAMINOPHEN, AMITRIPTYLINE, NAPROXEN, referenceTo } from './demoYearPerson.ts'
import { clampToTen } from './demoYearRecord.ts'

const TAKEN_FROM = 5
const TABLETS = { amount: 1, units: 'tablets' }

/** How often it helps, and by how much. */
const RELIEF = new Map<Medication, { helps: number; points: number }>([
  [NAPROXEN, { helps: 0.75, points: 2.8 }],
  [ACETAMINOPHEN, { helps: 0.4, points: 2.2 }],
])

export interface TreatedRecord {
  record: PainRecord
  doses: readonly Dose[]
}

/** The record with the medicine taken for it, and the separately logged dose that is the same (DOSE-7). */
export function addMedicine(record: PainRecord, now: Instant, chance: Chance): TreatedRecord {
  const { severity, duration } = record
  if (severity === null || severity < TAKEN_FROM || duration.kind === 'all-day' || chance.is(0.35)) {
    return { record: { ...record, medication: chance.is(0.4) ? NOTHING : NOT_ANSWERED }, doses: [] }
  }
  const medicine = chance.is(0.6) ? NAPROXEN : ACETAMINOPHEN
  const { helps, points } = RELIEF.get(medicine)!
  const relief = chance.is(helps) ? points + 0.8 * chance.normal() : 0.5 * chance.normal()
  const dose = demoDose(
    { record, what: { ...referenceTo(medicine), kind: 'medication' }, relief, now },
    chance,
  )
  const isLogged = chance.is(0.8) && dose.takenAt <= now
  const isMarked = chance.is(0.8)
  const use: MedicationUse = {
    ...referenceTo(medicine),
    dose: TABLETS,
    effect: isMarked ? (relief >= 1 ? 'alleviating' : 'ineffective') : 'unmarked',
    ...(isLogged ? { doses: [dose.id] } : {}),
  }
  return { record: { ...record, medication: withItems([use]) }, doses: isLogged ? [dose] : [] }
}

/** A warm bath logged as a dose, with the severity before and after. */
export function demoBathDoses(record: PainRecord, now: Instant, chance: Chance): readonly Dose[] {
  const { severity, duration } = record
  if (severity === null || severity < TAKEN_FROM || duration.kind === 'all-day' || !chance.is(0.12)) return []
  const relief = chance.is(HEAT.helps) ? 1.6 + 0.7 * chance.normal() : 0
  const dose = demoDose({ record, what: { ...HEAT.item, kind: 'intervention' }, relief, now }, chance)
  return dose.takenAt <= now ? [{ ...dose, amount: null }] : []
}

interface DemoDoseOptions {
  record: PainRecord
  what: Dose['what']
  relief: number
  now: Instant
}

function demoDose({ record, what, relief, now }: DemoDoseOptions, chance: Chance): Dose {
  const { severity, startsAt, timeOffset } = record
  const takenAt = startsAt + chance.whole(5, 30) * MINUTE_MS
  const askedAt = takenAt + chance.whole(55, 110) * MINUTE_MS
  const isAnswered = chance.is(0.8) && askedAt <= now
  return {
    id: chance.id(takenAt),
    what,
    amount: TABLETS,
    takenAt,
    timeOffset,
    before: { severity: severity!, at: startsAt },
    after: isAnswered ? { severity: clampToTen(severity! - relief), at: askedAt } : null,
    effect: null,
    asksAfter: 60,
    isClosed: !isAnswered && askedAt <= now,
  }
}

/** The dose taken every evening, on any day. */
export function demoEveningDoses({ day, place }: DemoDay, now: Instant, chance: Chance): readonly Dose[] {
  const minute = chance.whole(15, 59)
  const taken = momentFromLocalTime({ day, hour: 21, minute }, { place, offsetBefore: 0 })
  if (chance.is(0.12) || taken.at > now) return []
  return [
    {
      id: chance.id(taken.at),
      what: { ...referenceTo(AMITRIPTYLINE), kind: 'medication' },
      amount: TABLETS,
      takenAt: taken.at,
      timeOffset: taken.offset,
      before: null,
      after: null,
      effect: null,
      asksAfter: null,
      isClosed: false,
    },
  ]
}
