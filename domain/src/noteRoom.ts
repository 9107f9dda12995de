import { LONGEST_NOTE } from './writtenText.ts'

const TOLD_FROM = 18_000

/** How many characters a note may still have, below 0 where it has too many; null while nobody needs to know. [REC-46] */
export const noteRoom = (note: string): number | null =>
  note.length < TOLD_FROM ? null : LONGEST_NOTE - note.length
