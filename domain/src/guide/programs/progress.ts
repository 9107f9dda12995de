export interface ProgressFacts {
  /** Ids of the program's present lessons. */
  lessons: readonly string[]
  /** Lessons finished on any device; some may have left the program since. */
  done: readonly string[]
  /** The progress shown or reported before, in percent. */
  told: number
}

const WHOLE = 100

/**
 * In percent, and never decreasing: not when a lesson is added, nor if a device knows less than the server. Rounded
 * down, so that 100 means that all are done. [PROG-2]
 */
export function programPercent({ lessons, done, told }: ProgressFacts): number {
  const finished = lessons.filter((lesson) => done.includes(lesson)).length
  const share = lessons.length === 0 ? 0 : Math.floor((finished * WHOLE) / lessons.length)
  return Math.min(WHOLE, Math.max(share, told))
}

/** The first unfinished lesson; null if all are done. */
export const nextLesson = ({ lessons, done }: Omit<ProgressFacts, 'told'>): string | null =>
  lessons.find((lesson) => !done.includes(lesson)) ?? null
