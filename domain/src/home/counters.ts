import { offersExport, offersExportEarly } from '../sync/exportOffer.ts'

/** Counts saves on this device only: two devices would overwrite each other's number. [HOME-9] */
export const COUNTER_NAMES = ['rate', 'signup'] as const
export type CounterName = (typeof COUNTER_NAMES)[number]

export interface Counter {
  /** New records since the beginning, or since it was postponed. */
  added: number
  isDelayed: boolean
}

export type Counters = Readonly<Record<CounterName, Counter>>

const NONE: Counter = { added: 0, isDelayed: false }

export const NO_COUNT: Counters = { rate: NONE, signup: NONE }

/** Number of records after which to ask; 0 for never. */
export type AskThresholds = Readonly<Record<CounterName, number>>

/** Defaults, which an operator may change. [HOME-10] */
export const DEFAULT_ASK_THRESHOLDS: AskThresholds = { rate: 10, signup: 5 }

const oneMore = (counter: Counter): Counter => ({ ...counter, added: counter.added + 1 })

/** Counts a new record saved here. [HOME-9] */
export const countSaved = ({ rate, signup }: Counters): Counters => ({
  rate: oneMore(rate),
  signup: oneMore(signup),
})

/** Asks again after as many records. [HOME-8] */
export const delayRate = (counters: Counters): Counters => ({
  ...counters,
  rate: { added: 0, isDelayed: true },
})

/** Compares with "at least": if the operator lowers the number, nobody is skipped. [HOME-9, HOME-10] */
export const isThresholdReached = (count: number, after: number): boolean => after > 0 && count >= after

export interface SignupFacts {
  counter: Counter
  after: number
  /** All records of the diary: imported ones can be lost as well. */
  records: number
  /** The record count when the person last chose "not now"; 0 if never. */
  putOffAt: number
  /** The browser deletes a site's storage when it is not opened for a week. */
  isClearedUnused: boolean
}

/** Uses the same moments as the offer of a backup. [HOME-9, HOME-10] */
export function isSignupDue({ counter, after, records, putOffAt, isClearedUnused }: SignupFacts): boolean {
  // This prompt warns that the diary may be deleted: no operator setting suppresses it. [HOME-28]
  if (isClearedUnused) return offersExportEarly(records, putOffAt)
  const isPutOff = putOffAt > 0 && !offersExport(records, putOffAt)
  return isThresholdReached(Math.max(counter.added, records), after) && !isPutOff
}
