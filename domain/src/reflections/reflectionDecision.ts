import type { Reflection } from './reflection.ts'

/** A person's decision about two reflections for one day: the existing one and the other. */
export type ReflectionDecision = 'keep' | 'replace' | 'join'

const SETTLE: Record<ReflectionDecision, (there: Reflection, other: Reflection) => Reflection> = {
  keep: (there) => there,
  // An unsaved draft may have no score.
  replace: (there, { score, activities, note }) => ({
    ...there,
    score: score ?? there.score,
    activities,
    note,
  }),
  join: (there, other) => ({
    ...there,
    score: there.score ?? other.score,
    activities: [
      ...there.activities,
      ...other.activities.filter(({ id }) => there.activities.every((activity) => activity.id !== id)),
    ],
    note: joinedNotes(there.note, other.note),
  }),
}

/** The existing reflection after the decision. [REF-12] */
export const applyReflectionDecision = (
  there: Reflection,
  other: Reflection,
  how: ReflectionDecision,
): Reflection => SETTLE[how](there, other)

/** Whether the other adds nothing: then the person is not asked. */
export const isReflectionIncluded = (there: Reflection, other: Reflection): boolean =>
  there.score === other.score && joinedNotes(there.note, other.note) === there.note && hasAll(there, other)

const hasAll = (one: Reflection, other: Reflection): boolean =>
  other.activities.every(({ id }) => one.activities.some((activity) => activity.id === id))

/**
 * Does not repeat what the note already contains. Compares whole paragraphs: "good" is part of "not good", but means
 * something else.
 */
function joinedNotes(one: string, other: string): string {
  const said = new Set(paragraphsOf(one))
  const added = paragraphsOf(other).filter((paragraph) => !said.has(paragraph))
  if (added.length === 0) return one
  return said.size === 0 ? other : [one.trimEnd(), ...added].join('\n\n')
}

const paragraphsOf = (note: string): string[] =>
  note
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
