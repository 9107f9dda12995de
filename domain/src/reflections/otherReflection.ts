import type { Reflection } from './reflection.ts'

/** What a person says of two reflections for one day: the one that is there, and the other. */
export type Settled = 'keep' | 'replace' | 'join'

const SETTLE: Record<Settled, (there: Reflection, other: Reflection) => Reflection> = {
  keep: (there) => there,
  // One that was begun and never saved may have no score.
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

/** What becomes of the one that is there. [REF-12] */
export const settle = (there: Reflection, other: Reflection, how: Settled): Reflection =>
  SETTLE[how](there, other)

/** Then there is nothing to ask. */
export const addsNothing = (there: Reflection, other: Reflection): boolean =>
  there.score === other.score && joinedNotes(there.note, other.note) === there.note && hasAll(there, other)

const hasAll = (one: Reflection, other: Reflection): boolean =>
  other.activities.every(({ id }) => one.activities.some((activity) => activity.id === id))

/**
 * What the one says already is not said twice. By whole paragraphs: "good" stands in "not good", and says something
 * else.
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
