import { dayOfReflection, type Reflection } from './reflection.ts'

/** What merges as one, by the name that its stamp carries (SYNC 1.4). */
export type ReflectionGroup = 'score' | 'timing' | 'note' | 'meaningful_activities'

/** What a reflection says in each group, written so that equal means the same text. */
const SAYS: [ReflectionGroup, (reflection: Reflection) => string][] = [
  ['score', ({ score }) => String(score)],
  ['timing', dayOfReflection],
  ['note', ({ note }) => note],
  // By id, not by place: a chip that was taken off and chosen again is no change.
  ['meaningful_activities', ({ activities }) => JSON.stringify(activities.map(({ id }) => id).toSorted())],
]

export const changedGroups = (before: Reflection, after: Reflection): ReflectionGroup[] =>
  SAYS.filter(([, says]) => says(before) !== says(after)).map(([group]) => group)

/** Whether the person has said nothing yet. A day is always there, so it says nothing. */
export const isEmpty = ({ score, activities, note }: Reflection): boolean =>
  score === null && activities.length === 0 && note.trim() === ''

/** Emptying a saved one is a change like any other. [REF-8] */
export function asksBeforeLeaving(opened: Reflection, draft: Reflection): boolean {
  const hasChanges = changedGroups(opened, draft).length > 0
  return hasChanges && (draft.ref.kind === 'saved' || !isEmpty(draft))
}
