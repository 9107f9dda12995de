import { isAnswered, type ListAnswer } from './answer.ts'
import { changedRecordGroups } from './recordGroups.ts'
import type { LocalInstant } from '../time/instant.ts'
import type { MedicationUse, PainRecord } from './painRecord.ts'

export const hasChanges = (opened: PainRecord, draft: PainRecord): boolean =>
  changedRecordGroups(opened, draft).length > 0

/** Whether the person has entered nothing yet. The start time is always set, so it does not count. */
export function isEmptyRecord(record: PainRecord): boolean {
  const isSilent =
    record.severity === null &&
    record.duration.kind === 'none' &&
    record.pattern === null &&
    record.episode === null &&
    record.partOf === null &&
    record.note.trim() === ''
  const lists = [record.location, record.placeStrengths, record.character, record.environment]
  const answers = [record.symptom, record.aggravatingFactor, record.intervention]
  const isAnySaid = answers.some(isAnswered) || isMedicationSaid(record.medication)
  return isSilent && lists.every((list) => list.length === 0) && !isAnySaid
}

/** A logged dose that the record opened with does not count as entered here, unless it has an effect. [DOSE-6] */
function isMedicationSaid(said: ListAnswer<MedicationUse>): boolean {
  const isOffered = ({ doses = [], effect }: MedicationUse): boolean =>
    doses.length > 0 && effect === 'unmarked'
  return said.kind === 'nothing' || !said.items.every(isOffered)
}

/**
 * Whether leaving asks to save. An untouched duplicate asks as well, because it is not stored yet; and emptying a saved
 * record is a change like any other. [REC-21]
 */
export function asksBeforeLeavingRecord(opened: PainRecord, draft: PainRecord): boolean {
  if (draft.ref.kind === 'saved') return hasChanges(opened, draft)
  return !isEmptyRecord(draft) && (draft.ref.isDuplicate || hasChanges(opened, draft))
}

/**
 * The start time, if the person changed only that. It says nothing about a pain, so leaving does not ask and makes no
 * draft; but opening a list and coming back must not lose it. [REC-34]
 */
export function findOnlyChangedStart(opened: PainRecord, draft: PainRecord): LocalInstant | null {
  if (draft.ref.kind === 'saved' || !isEmptyRecord(draft) || draft.startsAt === opened.startsAt) return null
  return { at: draft.startsAt, offset: draft.timeOffset }
}
