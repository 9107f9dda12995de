import { isAnswered, type Answer } from './answer.ts'
import { changedGroups } from './changedGroups.ts'
import type { LocalInstant } from '../time/instant.ts'
import type { MedicationUse, PainRecord } from './painRecord.ts'

export const hasChanges = (opened: PainRecord, draft: PainRecord): boolean =>
  changedGroups(opened, draft).length > 0

/** Whether a person has said nothing yet. When it began is always there, so it says nothing. */
export function isEmpty(record: PainRecord): boolean {
  const isSilent =
    record.severity === null &&
    record.duration.kind === 'none' &&
    record.pattern === null &&
    record.note.trim() === ''
  const lists = [record.location, record.character, record.environment]
  const answers = [record.symptom, record.aggravatingFactor, record.intervention]
  const isAnySaid = answers.some(isAnswered) || isMedicationSaid(record.medication)
  return isSilent && lists.every((list) => list.length === 0) && !isAnySaid
}

/** A dose that a record opened with was said elsewhere; marked, it was said here. [DOSE-6] */
function isMedicationSaid(said: Answer<MedicationUse>): boolean {
  const isOffered = ({ doses = [], effect }: MedicationUse): boolean =>
    doses.length > 0 && effect === 'unmarked'
  return said.kind === 'nothing' || !said.items.every(isOffered)
}

/**
 * Whether going back asks to save. A duplicate that was not touched asks too, for it is kept nowhere yet; and
 * emptying a saved record is a change like any other. [REC-21]
 */
export function asksBeforeLeaving(opened: PainRecord, draft: PainRecord): boolean {
  if (draft.ref.kind === 'saved') return hasChanges(opened, draft)
  return !isEmpty(draft) && (draft.ref.isDuplicate || hasChanges(opened, draft))
}

/**
 * When it began, where the person has told that and nothing else. It asks nothing at leaving and makes no draft, for it
 * says nothing of a pain; but the way to a list and back must not lose it. [REC-34]
 */
export function toldStart(opened: PainRecord, draft: PainRecord): LocalInstant | null {
  if (draft.ref.kind === 'saved' || !isEmpty(draft) || draft.startsAt === opened.startsAt) return null
  return { at: draft.startsAt, offset: draft.timeOffset }
}
