/** Of the note before the first message. Another text of it is another version, which is shown and accepted anew. [ASST-16] */
export const NOTE_VERSION = 2

/** What was accepted: which text, and which engine it named. */
export interface AcceptedNote {
  version: number
  engine: string
}

/** A note that named another engine says nothing of this one. [ASST-16] */
export const isNoteAccepted = (accepted: AcceptedNote | null, engine: string): boolean =>
  accepted !== null && accepted.version === NOTE_VERSION && accepted.engine === engine

/** How many days what was said is kept; 0: until the person deletes it. [ASST-12] */
export const KEPT_DAYS = [30, 90, 365, 0] as const
export type KeptDays = (typeof KEPT_DAYS)[number]

export const USUAL_KEPT_DAYS: KeptDays = 365

export const keptDaysFrom = (said: unknown): KeptDays =>
  KEPT_DAYS.find((days) => days === said) ?? USUAL_KEPT_DAYS
