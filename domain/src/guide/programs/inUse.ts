/** An exercise may ask for closed eyes: so long after the last press nobody takes that for an empty chair. [PROG-10] */
const IN_USE_MS = 20 * 60_000

export const isExerciseInUse = (sincePressMs: number): boolean => sincePressMs < IN_USE_MS
