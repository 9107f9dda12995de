import { itemsInAnswer } from '../records/answer.ts'
import type { MedicationUse, PainRecord } from '../records/painRecord.ts'
import { latestAllowed } from '../records/timingFault.ts'
import { DAY_MS, type Instant, type TimeOffset } from '../time/instant.ts'
import type { Dose } from './dose.ts'

type Amount = { amount: number; units: string }

/** One intake of a medication. */
export interface Intake {
  /** Id of the medication at that time. */
  id: string
  amount: Amount | null
  at: Instant
  /** Of the place where it was written down. */
  offset: TimeOffset
}

/**
 * All intakes, each once: a use on a record that is linked to logged doses is counted as these, and as itself only if
 * none of them exists any more. [DOSE-3, DOSE-7]
 */
export function listIntakes(doses: readonly Dose[], records: readonly PainRecord[]): Intake[] {
  const medicines = doses.filter(({ what }) => what.kind === 'medication')
  const here = new Set(medicines.map(({ id }) => id))
  const isCountedThere = (use: MedicationUse): boolean => use.doses?.some((id) => here.has(id)) ?? false
  const alone = medicines.map(({ what, amount, takenAt, timeOffset }) => ({
    id: what.id,
    amount,
    at: takenAt,
    offset: timeOffset,
  }))
  const onRecords = records.flatMap(({ medication, startsAt, timeOffset }) =>
    itemsInAnswer(medication)
      .filter((use) => !isCountedThere(use))
      .map(({ id, dose }) => ({ id, amount: dose, at: startsAt, offset: timeOffset })),
  )
  return [...alone, ...onRecords]
}

export interface LastDay {
  /** At any time, not only in the last day; null if there is none. */
  last: Instant | null
  /** One sum per unit, in order of appearance; amounts in different units are not added. */
  sums: readonly Amount[]
  /** How many intakes of the day have no amount: the sum excludes them. */
  untold: number
}

/** Amounts are seldom smaller, and sums of tenths would show rounding errors. */
const PRECISION = 1_000

/**
 * For one medication, by all ids that it has had. The day is the last 24 hours and not a calendar day: no journey or
 * clock change makes it longer. Intakes too far in the future are ignored. [DOSE-3]
 */
export function sumLastDay(taken: readonly Intake[], ids: ReadonlySet<string>, now: Instant): LastDay {
  const own = taken.filter(({ id, at }) => ids.has(id) && at <= latestAllowed(now))
  const ofDay = own.filter(({ at }) => at > now - DAY_MS)
  const sums = new Map<string, number>()
  for (const { amount } of ofDay)
    if (amount !== null) sums.set(amount.units, (sums.get(amount.units) ?? 0) + amount.amount)
  return {
    last: own.length === 0 ? null : Math.max(...own.map(({ at }) => at)),
    sums: [...sums].map(([units, amount]) => ({ units, amount: roundAmount(amount) })),
    untold: ofDay.filter(({ amount }) => amount === null).length,
  }
}

export const roundAmount = (amount: number): number => Math.round(amount * PRECISION) / PRECISION
