export interface ProgressKnown {
  /** Of the program as it is today, by their ids. */
  lessons: readonly string[]
  /** Those that were finished, on whichever device; some may have left the program since. */
  done: readonly string[]
  /** What was shown or told before, of a hundred. */
  told: number
}

const WHOLE = 100

/**
 * Of a hundred, and never less than it was: not when a lesson is added, nor where a device knows less than the server. The
 * last share is rounded down, so that a hundred says that all are done. [PROG-2]
 */
export function progressOf({ lessons, done, told }: ProgressKnown): number {
  const finished = lessons.filter((lesson) => done.includes(lesson)).length
  const share = lessons.length === 0 ? 0 : Math.floor((finished * WHOLE) / lessons.length)
  return Math.min(WHOLE, Math.max(share, told))
}

/** The first that is not done yet; null where all are. */
export const nextLesson = ({ lessons, done }: Omit<ProgressKnown, 'told'>): string | null =>
  lessons.find((lesson) => !done.includes(lesson)) ?? null
