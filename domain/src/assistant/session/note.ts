/**
 * Version of the note shown before the first message. A changed text is a new version, which must be shown and accepted
 * again. [ASST-16]
 */
export const NOTE_VERSION = 3

/** What was accepted: the text version, and the engine that it named. */
export interface AcceptedNote {
  version: number
  engine: string
}

/** Accepting a note for another engine does not count for this one. [ASST-16] */
export const isNoteAccepted = (accepted: AcceptedNote | null, engine: string): boolean =>
  accepted !== null && accepted.version === NOTE_VERSION && accepted.engine === engine

/** How many days messages are kept; 0: until the person deletes them. [ASST-12] */
export const RETENTION_DAYS = [30, 90, 365, 0] as const
export type RetentionDays = (typeof RETENTION_DAYS)[number]

export const DEFAULT_RETENTION_DAYS: RetentionDays = 365

export const readRetentionDays = (said: unknown): RetentionDays =>
  RETENTION_DAYS.find((days) => days === said) ?? DEFAULT_RETENTION_DAYS
