import type { Reference } from '../lists/reference.ts'
import { HOUR_MS, MINUTE_MS, type Instant, type LocalInstant, type TimeOffset } from '../time/instant.ts'
import { NOT_ANSWERED, type ListAnswer } from './answer.ts'
import type { Duration } from './recordDuration.ts'

/** The effect that the person gave. `unmarked` is none: statistics leave it out (D37). */
export type InterventionEffect = 'alleviating' | 'ineffective' | 'unmarked'
export type MedicationEffect = InterventionEffect | 'aggravating'

export interface Intervention extends Reference {
  effect: InterventionEffect
}

export interface MedicationUse extends Reference {
  dose: { amount: number; units: string } | null
  effect: MedicationEffect
  /** Ids of separately logged doses that this use refers to: the amount is counted there. */
  doses?: readonly string[]
}

/** A pain that goes on, or did. `left`: the person does not know when it ended. [EPI-1, EPI-6] */
export const EPISODE_STATES = ['open', 'ended', 'left'] as const
export interface Episode {
  state: (typeof EPISODE_STATES)[number]
  /** When the person last said that it goes on. */
  since: Instant
}

/** How strong the pain is in one place. [PLACE-1] */
export interface PlaceStrength {
  /** The id of the list item, which may be an earlier one. */
  place: string
  severity: number
}

export const PAIN_PATTERNS = ['constant', 'intermittent', 'breakthrough'] as const
export type PainPattern = (typeof PAIN_PATTERNS)[number]

export type RecordRef =
  | { kind: 'not-saved-yet'; isDuplicate: boolean }
  | { kind: 'saved'; clientId: string; localId: number | null; serverId: number | null }

/** One pain record, saved or being edited. */
export interface PainRecord {
  ref: RecordRef
  /** Null until the person touches the control: 0 is a real answer. In tenths while editing, whole when saved. */
  severity: number | null
  startsAt: Instant
  timeOffset: TimeOffset
  duration: Duration
  pattern: PainPattern | null
  /** Null for a pain that nobody said to be going on. */
  episode: Episode | null
  /** The client id of the episode that this is a later number of. [EPI-11] */
  partOf: string | null
  location: readonly Reference[]
  /** Also numbers of places that are not chosen (any more). [PLACE-1] */
  placeStrengths: readonly PlaceStrength[]
  symptom: ListAnswer<Reference>
  character: readonly Reference[]
  aggravatingFactor: ListAnswer<Reference>
  /** The alleviating and ineffective factors of the specification: one list, each with its mark (D37, D38). */
  intervention: ListAnswer<Intervention>
  medication: ListAnswer<MedicationUse>
  environment: readonly Reference[]
  note: string
}

const NEW_ID = -1

/** The specification's local id of a record: -1 until it is first saved, null if another device made it. */
export const recordLocalId = ({ ref }: PainRecord): number | null =>
  ref.kind === 'saved' ? ref.localId : NEW_ID

/** The empty record that the editor opens with. */
export function emptyRecord(now: LocalInstant): PainRecord {
  return {
    ref: { kind: 'not-saved-yet', isDuplicate: false },
    severity: null,
    startsAt: now.at,
    timeOffset: now.offset,
    duration: { kind: 'none' },
    pattern: null,
    episode: null,
    partOf: null,
    location: [],
    placeStrengths: [],
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

/** Whether the pain was recorded as it was felt, not from memory. [REC-5] */
export function isRightNow(record: PainRecord, now: Instant): boolean {
  return Math.abs(now - record.startsAt) <= RIGHT_NOW_MS
}

/**
 * On a page that was open for hours, the first entry means now, not the time at which the page was opened. If the
 * person entered a time, they have seen the start, and it stays. [REC-48]
 */
export function startAtFirstEntry(opened: PainRecord, first: PainRecord, now: LocalInstant): PainRecord {
  if (first.ref.kind === 'saved' || first.ref.isDuplicate || isRightNow(first, now.at)) return first
  const isTimeTold =
    first.startsAt !== opened.startsAt || first.duration.kind !== 'none' || first.pattern !== null
  if (isTimeTold) return first
  // The prefilled medications were taken in the hour before opening, and nobody has linked them to this pain. [DOSE-6]
  const isOfBefore = first.medication === opened.medication && now.at - opened.startsAt > HOUR_MS
  const medication = isOfBefore ? NOT_ANSWERED : first.medication
  return { ...first, medication, startsAt: now.at, timeOffset: now.offset }
}
