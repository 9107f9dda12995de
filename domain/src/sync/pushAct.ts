import { isDeleted, type LocalRow } from './localRow.ts'

/** `show`: only the visibility or the position of a list item has changed. */
export type PushAct = 'create' | 'update' | 'delete' | 'show'

export const LIST_KIND = 'list_field'
export const PROFILE_KIND = 'user_profile'
export const CONDITION_KIND = 'condition'
export const MEDICATION_KIND = 'medication'
export const DOSE_KIND = 'dose'
export const SIGNAL_KIND = 'signal'
/** The kinds that the record calls carry, which a server names in its `kinds`. [COMP-2] */
export const RECORD_CALL_KINDS: readonly string[] = ['record', 'reflection', DOSE_KIND, SIGNAL_KIND]
/** Settings that sync between a person's devices: one row of each kind (D34). */
export const SETTINGS_KINDS = ['filter', 'reminder', 'home', 'program', 'questionnaire_draft'] as const
export type SettingsKind = (typeof SETTINGS_KINDS)[number]

const OF_A_SHOW: readonly string[] = ['shown', 'position', 'deleted']

export function choosePushAct(row: LocalRow): PushAct {
  if (row.kind === LIST_KIND && isBrought(row)) return 'show'
  // The server may not know a tombstone without a server id, and accepts it as a create (D28).
  if (row.idOnServer === null) return 'create'
  if (isDeleted(row)) return 'delete'
  return row.kind === LIST_KIND && isShow(row) ? 'show' : 'update'
}

/**
 * D30: built-in items have version 5 UUIDs. Built-in list items are never created, renamed or deleted on the server.
 * Conditions from the catalogue have such ids as well, but belong to the person once added.
 */
const isBrought = ({ clientId }: LocalRow): boolean => clientId[14] === '5'

const isShow = ({ pend, lost }: LocalRow): boolean =>
  lost.length === 0 && [...pend].every((group) => OF_A_SHOW.includes(group))
