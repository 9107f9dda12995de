import { dayOfReflection, type Reflection } from './reflection.ts'

/** A group of fields that merges as a whole, named as in its stamp (SYNC 1.4). */
export type ReflectionGroup = 'score' | 'timing' | 'note' | 'meaningful_activities'

/** The comparable value of each group: equal values give equal text. */
const SAYS: [ReflectionGroup, (reflection: Reflection) => string][] = [
  ['score', ({ score }) => String(score)],
  ['timing', dayOfReflection],
  ['note', ({ note }) => note],
  // Sorted by id: removing a chip and choosing it again is no change.
  ['meaningful_activities', ({ activities }) => JSON.stringify(activities.map(({ id }) => id).toSorted())],
]

export const changedReflectionGroups = (before: Reflection, after: Reflection): ReflectionGroup[] =>
  SAYS.filter(([, says]) => says(before) !== says(after)).map(([group]) => group)

/** Whether the person has entered nothing yet. The day is always set, so it does not count. */
export const isEmptyReflection = ({ score, activities, note }: Reflection): boolean =>
  score === null && activities.length === 0 && note.trim() === ''

/** Whether leaving asks to save. Emptying a saved reflection is a change like any other. [REF-8] */
export function asksBeforeLeavingReflection(opened: Reflection, draft: Reflection): boolean {
  const hasChanges = changedReflectionGroups(opened, draft).length > 0
  return hasChanges && (draft.ref.kind === 'saved' || !isEmptyReflection(draft))
}
