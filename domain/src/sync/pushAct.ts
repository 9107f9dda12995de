import { isDeleted, type LocalRow } from './localRow.ts'

/** `show`: of a list item no more has changed than whether it is shown and where it stands. */
export type Act = 'create' | 'update' | 'delete' | 'show'

export const LIST_KIND = 'list_field'
export const PROFILE_KIND = 'user_profile'
export const CONDITION_KIND = 'condition'
export const MEDICATION_KIND = 'medication'
export const DOSE_KIND = 'dose'
/** What follows a person from device to device: of each there is one (D34). */
export const SETTINGS_KINDS = ['filter', 'reminder', 'home', 'program', 'questionnaire_draft'] as const
export type SettingsKind = (typeof SETTINGS_KINDS)[number]

const OF_A_SHOW: readonly string[] = ['shown', 'position', 'deleted']

export function actOf(row: LocalRow): Act {
  if (row.kind === LIST_KIND && isBrought(row)) return 'show'
  // A tombstone without a number may be unknown to the server, which takes it as a create (D28).
  if (row.idOnServer === null) return 'create'
  if (isDeleted(row)) return 'delete'
  return row.kind === LIST_KIND && isShow(row) ? 'show' : 'update'
}

/**
 * D30: what the product brings has an id of version 5. In the lists it is never created, renamed or deleted on the
 * server; a condition of the catalogue has such an id, too, and is the person's as soon as they add it.
 */
const isBrought = ({ clientId }: LocalRow): boolean => clientId[14] === '5'

const isShow = ({ pend, lost }: LocalRow): boolean =>
  lost.length === 0 && [...pend].every((group) => OF_A_SHOW.includes(group))
