import { LONGEST_NOTE } from './writtenText.ts'

const TOLD_FROM = 18_000

/** How many characters a note has left, below 0 if it is too long; null while this need not be shown. [REC-46] */
export const noteCharactersLeft = (note: string): number | null =>
  note.length < TOLD_FROM ? null : LONGEST_NOTE - note.length
