import {
  changedReflectionGroups,
  type ReflectionGroup,
} from '@reprieve/domain/reflections/leaveReflection.ts'
import type { Reflection, ReflectionRef } from '@reprieve/domain/reflections/reflection.ts'
import { afterNoonRule } from '@reprieve/domain/reflections/reflectionDay.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import { toContent, type Content } from '../content.ts'
import type { GroupValues } from '../groups.ts'
import { readListEntries, readReferencedItems, referencesToWire } from '../lists/referenceWire.ts'
import { mergeGroup } from '../mergeGroup.ts'

// A reflection as the device stores it: in the same groups that the server makes.

type StoredGroups = ReadonlyMap<string, unknown>

const TYPE = 'DailyReflection'

const WRITE: Record<ReflectionGroup, (reflection: Reflection) => Content> = {
  score: ({ score }) => ({ score }),
  timing: ({ at, timeOffset }) => ({ timing: at, time_offset: timeOffset }),
  note: ({ note }) => ({ notes: note }),
  meaningful_activities: ({ activities }) => ({
    meaningful_activities: activities.map(({ text }) => text),
    refs: referencesToWire(activities),
  }),
}

export const reflectionToGroups = (reflection: Reflection): GroupValues =>
  new Map(Object.entries(WRITE).map(([group, write]) => [group, write(reflection)]))

/** Its type, and when it was created and last changed on a device. */
export const reflectionMeta = (times: { created: Instant; updated: Instant }): Content => ({
  pain_record_type: TYPE,
  created: times.created,
  updated_local: times.updated,
})

/**
 * A group that is missing or cannot be read counts as empty; the rest is still read. The time is corrected by the rule
 * of noon on reading: what an older client stored at nine in the morning belongs to the day before. [REF-2]
 */
export function readReflectionGroups(
  stored: StoredGroups,
  ref: ReflectionRef,
): Result<Reflection, 'not-a-reflection'> {
  const group = (name: ReflectionGroup | 'meta'): Content => toContent(stored.get(name))
  const { pain_record_type: type = TYPE, created } = group('meta')
  if (type !== TYPE) return err('not-a-reflection')
  const { score } = group('score')
  const { notes } = group('note')
  const { timing, time_offset: said } = group('timing')
  const { meaningful_activities: names, refs } = group('meaningful_activities')
  const offset = numberOr(said, 0)
  return ok({
    ref,
    score: typeof score === 'number' && score >= 0 && score <= 10 ? Math.round(score) : null,
    at: afterNoonRule({ at: numberOr(timing, numberOr(created, 0)), offset }),
    timeOffset: offset,
    activities: readReferencedItems(readListEntries(names), refs).map(({ item }) => item),
    note: typeof notes === 'string' ? notes : '',
  })
}

/** The groups that an edit changes, each merged into its currently stored value. */
export function editedReflection(
  stored: StoredGroups,
  { opened, after }: { opened: Reflection; after: Reflection },
): GroupValues {
  const read = readReflectionGroups(stored, after.ref)
  const shown = read.ok ? read.value : opened
  return new Map(
    changedReflectionGroups(opened, after).map((group) => {
      const write = WRITE[group]
      const parts = { stored: toContent(stored.get(group)), before: write(shown), after: write(after) }
      return [group, mergeGroup(parts)]
    }),
  )
}

const numberOr = (value: unknown, other: number): number => (typeof value === 'number' ? value : other)
