import { offersExport, offersExportEarly } from '../sync/onlyHere.ts'

/** Of what was saved on this device: two devices would write over each other's number. [HOME-9] */
export const COUNTED = ['rate', 'signup'] as const
export type CounterName = (typeof COUNTED)[number]

export interface Counter {
  /** New records since the beginning, or since it was put off. */
  added: number
  isDelayed: boolean
}

export type Counters = Readonly<Record<CounterName, Counter>>

const NONE: Counter = { added: 0, isDelayed: false }

export const NO_COUNT: Counters = { rate: NONE, signup: NONE }

/** After how many records; 0 for never. */
export type AskedAfter = Readonly<Record<CounterName, number>>

/** Until an operator says another. [HOME-10] */
export const ASKED_AFTER: AskedAfter = { rate: 10, signup: 5 }

const oneMore = (counter: Counter): Counter => ({ ...counter, added: counter.added + 1 })

/** A new record was saved here. [HOME-9] */
export const countSaved = ({ rate, signup }: Counters): Counters => ({
  rate: oneMore(rate),
  signup: oneMore(signup),
})

/** As many again before the next time. [HOME-8] */
export const delayRate = (counters: Counters): Counters => ({
  ...counters,
  rate: { added: 0, isDelayed: true },
})

/** At least so many: where the operator lowers the number nobody is passed over. [HOME-9, HOME-10] */
export const isReached = (count: number, after: number): boolean => after > 0 && count >= after

export interface SignupFacts {
  counter: Counter
  after: number
  /** All that the diary holds: what came from a file can be lost as well as what was saved here. */
  records: number
  /** How many there were when the person said: not now. 0 where nobody did. */
  putOffAt: number
  /** The browser deletes what a site keeps when nobody opens it for a week. */
  isClearedUnused: boolean
}

/** The moment at which a second copy of the diary is offered is the same. [HOME-9, HOME-10] */
export function isSignupDue({ counter, after, records, putOffAt, isClearedUnused }: SignupFacts): boolean {
  // What is said then is that the diary may be deleted: no number of the operator keeps that back. [HOME-28]
  if (isClearedUnused) return offersExportEarly(records, putOffAt)
  const isPutOff = putOffAt > 0 && !offersExport(records, putOffAt)
  return isReached(Math.max(counter.added, records), after) && !isPutOff
}
