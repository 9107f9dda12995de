import { itemsOf } from '../records/answer.ts'
import type { MedicationUse, PainRecord } from '../records/painRecord.ts'
import { latestAllowed } from '../records/timingFault.ts'
import { DAY_MS, type Instant } from '../time/instant.ts'
import type { Dose } from './dose.ts'

type Amount = { amount: number; units: string }

/** One time that something was taken. */
export interface Intake {
  /** Of the medication, as it was known then. */
  id: string
  amount: Amount | null
  at: Instant
}

/**
 * All that was taken, each once: a use on a record that is doses of their own is counted as these, and as itself only
 * where none of them is left. [DOSE-3, DOSE-7]
 */
export function takenIn(doses: readonly Dose[], records: readonly PainRecord[]): Intake[] {
  const medicines = doses.filter(({ what }) => what.kind === 'medication')
  const here = new Set(medicines.map(({ id }) => id))
  const isCountedThere = (use: MedicationUse): boolean => use.doses?.some((id) => here.has(id)) ?? false
  const alone = medicines.map(({ what, amount, takenAt }) => ({ id: what.id, amount, at: takenAt }))
  const onRecords = records.flatMap(({ medication, startsAt }) =>
    itemsOf(medication)
      .filter((use) => !isCountedThere(use))
      .map(({ id, dose }) => ({ id, amount: dose, at: startsAt })),
  )
  return [...alone, ...onRecords]
}

export interface LastDay {
  /** Of any time, not of the last day alone; null where there is none. */
  last: Instant | null
  /** For each unit, in the order in which they come; amounts of two units do not add up to anything. */
  sums: readonly Amount[]
  /** How many of the day say no amount: the sum is without them. */
  untold: number
}

/** A pill is seldom less than this, and sums of tenths would show their dust. */
const PRECISION = 1_000

/**
 * Of one medication, by all ids that it has had. The day is 24 hours up to now and not one of the calendar: no journey
 * and no change of the clocks makes it longer. What lies further ahead than two clocks may differ is passed over. [DOSE-3]
 */
export function lastDayOf(taken: readonly Intake[], ids: ReadonlySet<string>, now: Instant): LastDay {
  const own = taken.filter(({ id, at }) => ids.has(id) && at <= latestAllowed(now))
  const ofDay = own.filter(({ at }) => at > now - DAY_MS)
  const sums = new Map<string, number>()
  for (const { amount } of ofDay)
    if (amount !== null) sums.set(amount.units, (sums.get(amount.units) ?? 0) + amount.amount)
  return {
    last: own.length === 0 ? null : Math.max(...own.map(({ at }) => at)),
    sums: [...sums].map(([units, amount]) => ({ units, amount: rounded(amount) })),
    untold: ofDay.filter(({ amount }) => amount === null).length,
  }
}

export const rounded = (amount: number): number => Math.round(amount * PRECISION) / PRECISION
