import type { Reference } from '../lists/reference.ts'
import { err, ok, type Result } from '../result.ts'
import type { LocalInstant } from '../time/instant.ts'
import type { LocalDay } from '../time/localDay.ts'
import { LONGEST_NOTE, writtenText } from '../writtenText.ts'
import { dayOfReflection, canHaveReflection, type Reflection } from './reflection.ts'
import { reflectionInstantOn } from './reflectionDay.ts'

const LOWEST = 0
const HIGHEST = 10

/** NaN changes nothing. [REF-5] */
export function setScore(reflection: Reflection, value: number): Reflection {
  if (Number.isNaN(value)) return reflection
  return { ...reflection, score: Math.round(Math.min(Math.max(LOWEST, value), HIGHEST)) }
}

export function setActivity(reflection: Reflection, activity: Reference, isChosen: boolean): Reflection {
  const others = reflection.activities.filter(({ id }) => id !== activity.id)
  return { ...reflection, activities: isChosen ? [...others, activity] : others }
}

/** [REF-7] */
export const setReflectionNote = (reflection: Reflection, note: string): Reflection => ({
  ...reflection,
  note: writtenText(note),
})

/** Choosing the same day again keeps its time. [REF-3] */
export function setDay(reflection: Reflection, day: LocalDay, now: LocalInstant): Reflection {
  if (dayOfReflection(reflection) === day) return reflection
  return { ...reflection, at: reflectionInstantOn(day, now), timeOffset: now.offset }
}

/** A reflection that may be saved. */
export interface FinishedReflection extends Reflection {
  score: number
}

export type ReflectionFault = 'score-missing' | 'note-too-long' | 'day-to-come'

/**
 * Returns the reflection, or the first fault that prevents saving. One from a device whose clock is ahead may still be
 * corrected. [REF-6]
 */
export function finishReflection({
  opened,
  draft,
  now,
}: {
  opened: Reflection
  draft: Reflection
  now: LocalInstant
}): Result<FinishedReflection, ReflectionFault> {
  const { score, note } = draft
  if (score === null) return err('score-missing')
  if (note.length > LONGEST_NOTE) return err('note-too-long')
  const day = dayOfReflection(draft)
  const isSame = opened.ref.kind === 'saved' && day === dayOfReflection(opened)
  return isSame || canHaveReflection(day, now) ? ok({ ...draft, score }) : err('day-to-come')
}
