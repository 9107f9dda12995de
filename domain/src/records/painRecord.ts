import type { Reference } from '../lists/reference.ts'
import { HOUR_MS, MINUTE_MS, type Instant, type LocalInstant, type TimeOffset } from '../time/instant.ts'
import { NOT_ANSWERED, type Answer } from './answer.ts'
import type { Duration } from './recordDuration.ts'

/** What the person said that it did. Unmarked is no mark: statistics leave it out (D37). */
export type InterventionEffect = 'alleviating' | 'ineffective' | 'unmarked'
export type MedicationEffect = InterventionEffect | 'aggravating'

export interface Intervention extends Reference {
  effect: InterventionEffect
}

export interface MedicationUse extends Reference {
  dose: { amount: number; units: string } | null
  effect: MedicationEffect
  /** Doses that were logged by themselves and are this one: what was taken is counted there. */
  doses?: readonly string[]
}

export type PainPattern = 'constant' | 'intermittent' | 'breakthrough'

export type RecordRef =
  | { kind: 'not-saved-yet'; isDuplicate: boolean }
  | { kind: 'saved'; clientId: string; localId: number | null; serverId: number | null }

/** One pain, as it is being written or as it was saved. */
export interface PainRecord {
  ref: RecordRef
  /** Null until the person touches the control: 0 is a real answer. In tenths while it is moved, whole when saved. */
  severity: number | null
  startsAt: Instant
  timeOffset: TimeOffset
  duration: Duration
  pattern: PainPattern | null
  location: readonly Reference[]
  symptom: Answer<Reference>
  character: readonly Reference[]
  aggravatingFactor: Answer<Reference>
  /** The alleviating and ineffective factors of the specification: one list, each with its mark (D37, D38). */
  intervention: Answer<Intervention>
  medication: Answer<MedicationUse>
  environment: readonly Reference[]
  note: string
}

const NEW_ID = -1

/** The specification's number of a record on this device: -1 until it is saved for the first time, null for what another
 *  device made. */
export const localIdOf = ({ ref }: PainRecord): number | null => (ref.kind === 'saved' ? ref.localId : NEW_ID)

/** What the editor opens with. */
export function emptyRecord(now: LocalInstant): PainRecord {
  return {
    ref: { kind: 'not-saved-yet', isDuplicate: false },
    severity: null,
    startsAt: now.at,
    timeOffset: now.offset,
    duration: { kind: 'none' },
    pattern: null,
    location: [],
    symptom: NOT_ANSWERED,
    character: [],
    aggravatingFactor: NOT_ANSWERED,
    intervention: NOT_ANSWERED,
    medication: NOT_ANSWERED,
    environment: [],
    note: '',
  }
}

const RIGHT_NOW_MS = 5 * MINUTE_MS

/** Written down as it was felt, not from memory. [REC-5] */
export function isRightNow(record: PainRecord, now: Instant): boolean {
  return Math.abs(now - record.startsAt) <= RIGHT_NOW_MS
}

/**
 * A page that stood open for hours: who writes the first word into it means now, and the start that it opened with is
 * nobody's. Where the time itself is told, it is seen, and stays. [REC-48]
 */
export function startedNow(opened: PainRecord, first: PainRecord, now: LocalInstant): PainRecord {
  if (first.ref.kind === 'saved' || first.ref.isDuplicate || isRightNow(first, now.at)) return first
  const isTimeTold =
    first.startsAt !== opened.startsAt || first.duration.kind !== 'none' || first.pattern !== null
  if (isTimeTold) return first
  // What it opened with was taken in the hour before then, and nobody has said that it belongs to this pain. [DOSE-6]
  const isOfBefore = first.medication === opened.medication && now.at - opened.startsAt > HOUR_MS
  const medication = isOfBefore ? NOT_ANSWERED : first.medication
  return { ...first, medication, startsAt: now.at, timeOffset: now.offset }
}
