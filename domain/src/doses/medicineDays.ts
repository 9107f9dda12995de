import type { Condition } from '../conditions/condition.ts'
import { MEDICINE_DAYS } from '../medications/dayLimit.ts'
import { isAsNeeded, type Medication } from '../medications/medication.ts'
import { allMedicationIds } from '../medications/medicationsByAnyId.ts'
import { dayNumber, dayNumberOf, localDay, type DayNumber } from '../time/dayNumber.ts'
import type { Intake } from './intakes.ts'

/** One use of a medication, by any id that it has had, on the day of the calendar where it was written down. */
export interface DatedUse<Id = string> {
  id: Id
  day: DayNumber
}

/** Inclusive. */
interface Days {
  from: DayNumber
  to: DayNumber
}

export type CountedMedication = Pick<Medication, 'id' | 'aliases' | 'takeAs' | 'countsDays' | 'dayLimit'>

/** What is taken as needed, unless the person says otherwise. [MDAY-1] */
export const isCountedMedication = (medication: Pick<Medication, 'takeAs' | 'countsDays'>): boolean =>
  medication.countsDays ?? isAsNeeded(medication)

export const dateIntakes = (intakes: readonly Intake[]): DatedUse[] =>
  intakes.map(({ id, at, offset }) => ({ id, day: dayNumberOf({ at, offset }) }))

/** The 30 days that end with this one. [MDAY-1] */
export const medicineDaysUntil = (last: DayNumber): Days => ({ from: last - MEDICINE_DAYS + 1, to: last })

/** The days of this time on which any of these ids was taken: each day once. [MDAY-1] */
export function daysTaken<Id>(
  uses: Iterable<DatedUse<Id>>,
  ids: { has: (id: Id) => boolean },
  { from, to }: Days,
): ReadonlySet<DayNumber> {
  const days = new Set<DayNumber>()
  for (const { id, day } of uses) if (day >= from && day <= to && ids.has(id)) days.add(day)
  return days
}

/** All ids of several medications: a day with two of them is one day. [MDAY-2] */
export const idsOfMedications = (medications: readonly Pick<Medication, 'id' | 'aliases'>[]): Set<string> =>
  new Set(medications.flatMap((one) => [...allMedicationIds(one)]))

/** How a dose that is not saved yet would count. [MDAY-4] */
export interface DoseDay {
  /** `counted`: the day is one of them already. */
  is: 'new' | 'counted'
  /** The medicine days of the 30 days up to that day, with it. */
  count: number
  /** The day of the dose; null for today. */
  pastDay: DayNumber | null
  /** What the person entered; null if nothing. */
  limit: number | null
  isAbove: boolean
}

interface DoseDayRequest {
  uses: readonly DatedUse[]
  ids: { has: (id: string) => boolean }
  limit: number | null
}

/** [MDAY-4] */
export function countDoseDay(
  { uses, ids, limit }: DoseDayRequest,
  { day, today }: { day: DayNumber; today: DayNumber },
): DoseDay {
  const days = daysTaken(uses, ids, medicineDaysUntil(day))
  const isCounted = days.has(day)
  const count = days.size + (isCounted ? 0 : 1)
  return {
    is: isCounted ? 'counted' : 'new',
    count,
    pastDay: day < today ? day : null,
    limit,
    isAbove: limit !== null && count > limit,
  }
}

/** A month of the calendar. */
export interface MonthCount {
  first: DayNumber
  days: number
  /** The days with any entry: without one, nobody knows what was taken. [MDAY-5] */
  loggedDays: number
}

export interface MedicineDays {
  /** All counted medicines together. [MDAY-2] */
  days: number
  /** Those that were taken, most days first; then by the order of the profile. */
  rows: readonly { id: string; days: number; limit: number | null }[]
  /** The days without any entry: what was taken then is not known. [MDAY-5] */
  unlogged: number
  /** The latest three months that are over, the latest first. [MDAY-6] */
  months: readonly MonthCount[]
}

interface MedicineDiary {
  medications: readonly CountedMedication[]
  uses: readonly DatedUse[]
  /** The days with any entry. */
  logged: ReadonlySet<DayNumber>
}

/** [MDAY-1, MDAY-2, MDAY-5, MDAY-6] */
export function countMedicineDays(
  { medications, uses, logged }: MedicineDiary,
  today: DayNumber,
): MedicineDays {
  const counted = medications.filter(isCountedMedication)
  const ids = idsOfMedications(counted)
  const span = medicineDaysUntil(today)
  const rows = counted
    .map((one) => ({
      id: one.id,
      days: daysTaken(uses, allMedicationIds(one), span).size,
      limit: one.dayLimit,
    }))
    .filter(({ days }) => days > 0)
  return {
    days: daysTaken(uses, ids, span).size,
    rows: rows.toSorted((one, other) => other.days - one.days),
    unlogged: MEDICINE_DAYS - countWithin(logged, span),
    months: monthsBefore(today).map((month) => ({
      first: month.from,
      days: daysTaken(uses, ids, month).size,
      loggedDays: countWithin(logged, month),
    })),
  }
}

const countWithin = (days: ReadonlySet<DayNumber>, { from, to }: Days): number =>
  [...days].filter((day) => day >= from && day <= to).length

const SHOWN_MONTHS = 3

/** The three months before this one, the latest first. [MDAY-6] */
export function monthsBefore(today: DayNumber): readonly Days[] {
  const months: Days[] = []
  let to = firstOfMonth(today) - 1
  for (let shown = 0; shown < SHOWN_MONTHS; shown += 1) {
    const from = firstOfMonth(to)
    months.push({ from, to })
    to = from - 1
  }
  return months
}

const firstOfMonth = (day: DayNumber): DayNumber => dayNumber(`${localDay(day).slice(0, -2)}01`)

interface OfferFacts {
  /** What the person chose; null if they have not. */
  isOn: boolean | null
  medications: readonly Pick<Medication, 'takeAs'>[]
  conditions: readonly Pick<Condition, 'number'>[]
}

/** The numbers of the catalogue group headache-face. */
export const HEADACHE_CONDITIONS = { first: 10_059, last: 10_084 } as const

const isHeadache = ({ number }: Pick<Condition, 'number'>): boolean =>
  number !== null && number >= HEADACHE_CONDITIONS.first && number <= HEADACHE_CONDITIONS.last

/** Whether the card is shown, or offered for once. It never switches itself on. [MDAY-7] */
export function medicineDaysCard({ isOn, medications, conditions }: OfferFacts): 'on' | 'off' | 'offered' {
  if (isOn !== null) return isOn ? 'on' : 'off'
  return conditions.some(isHeadache) && medications.some(isAsNeeded) ? 'offered' : 'off'
}
