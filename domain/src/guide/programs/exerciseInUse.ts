import { MINUTE_MS } from '../../time/instant.ts'

/** An exercise may ask for closed eyes: for this long after the last press the person counts as present. [PROG-10] */
const IN_USE_MS = 20 * MINUTE_MS

export const isExerciseInUse = (sincePressMs: number): boolean => sincePressMs < IN_USE_MS
