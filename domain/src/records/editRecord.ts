import { err, ok, type Result } from '../result.ts'
import type { Instant, LocalInstant } from '../time/instant.ts'
import { startOf, type LocalDay } from '../time/localDay.ts'
import { LONGEST_NOTE, writtenText } from '../writtenText.ts'
import type { PainPattern, PainRecord } from './painRecord.ts'
import { recordEnd, lengthFrom, type DurationUnit, type TypedLength } from './recordDuration.ts'
import { findTimingFault, type TimingFault } from './timingFault.ts'

const LOWEST = 0
const HIGHEST = 10
const STEPS_IN_ONE = 10

/** Clamps to the scale and rounds to tenths. NaN changes nothing. [REC-2] */
export function setSeverity(record: PainRecord, value: number): PainRecord {
  if (Number.isNaN(value)) return record
  const within = Math.min(Math.max(LOWEST, value), HIGHEST)
  return { ...record, severity: Math.round(within * STEPS_IN_ONE) / STEPS_IN_ONE }
}

/** The severity as it will be saved, which the slider shows while it moves (D35). */
export const wholeSeverity = (severity: number): number => Math.round(severity)

/** Setting a time ends a whole day, which begins at midnight; a length or an end stays. [REC-7] */
export function setStart(record: PainRecord, start: LocalInstant): PainRecord {
  const duration = record.duration.kind === 'all-day' ? ({ kind: 'none' } as const) : record.duration
  return { ...record, startsAt: start.at, timeOffset: start.offset, duration }
}

/** Sets the typed length. An invalid one leaves the record, and so the field, unchanged. [REC-9] */
export function setDuration(record: PainRecord, typed: TypedLength): PainRecord {
  const length = lengthFrom(typed)
  return length === null ? record : { ...record, duration: length }
}

/** The same length, shown in another unit (D9). */
export function showDurationIn(record: PainRecord, unit: DurationUnit): PainRecord {
  if (record.duration.kind !== 'length') return record
  return { ...record, duration: { ...record.duration, shownIn: unit } }
}

export function setEnd(record: PainRecord, endsAt: Instant): PainRecord {
  return { ...record, duration: { kind: 'until', endsAt } }
}

/** Starts at midnight where the record was made. [REC-6] */
export function setAllDay(record: PainRecord, day: LocalDay): PainRecord {
  return { ...record, startsAt: startOf(day, record.timeOffset), duration: { kind: 'all-day' } }
}

export function clearDuration(record: PainRecord): PainRecord {
  return { ...record, duration: { kind: 'none' } }
}

export function setPattern(record: PainRecord, pattern: PainPattern | null): PainRecord {
  return { ...record, pattern }
}

/** [REC-17] */
export function setRecordNote(record: PainRecord, note: string): PainRecord {
  return { ...record, note: writtenText(note) }
}

/** A record that may be saved: its severity is set, and is a whole number. */
export interface FinishedRecord extends PainRecord {
  severity: number
}

type ContentFault = 'severity-missing' | 'note-too-long'
export type RecordFault = ContentFault | TimingFault

/** Returns a new record ready to save, or the first fault that prevents saving. [REC-4, REC-8, REC-12] */
export function finishRecord(draft: PainRecord, now: Instant): Result<FinishedRecord, RecordFault> {
  const finished = finishContent(draft)
  if (!finished.ok) return finished
  const fault = findTimingFault(draft, now)
  return fault === null ? finished : err(fault)
}

/**
 * Like `finishRecord`, for an existing record. Its time is checked only if it was changed: if another device's clock
 * was ahead, the person must still be able to correct the note. [REC-13]
 */
export function finishEdit({
  before,
  draft,
  now,
}: {
  before: PainRecord
  draft: PainRecord
  now: Instant
}): Result<FinishedRecord, RecordFault> {
  const isSameTime = draft.startsAt === before.startsAt && recordEnd(draft) === recordEnd(before)
  return isSameTime ? finishContent(draft) : finishRecord(draft, now)
}

function finishContent(draft: PainRecord): Result<FinishedRecord, ContentFault> {
  if (draft.severity === null) return err('severity-missing')
  if (draft.note.length > LONGEST_NOTE) return err('note-too-long')
  return ok({ ...draft, severity: wholeSeverity(draft.severity) })
}
