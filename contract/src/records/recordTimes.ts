import type { Instant, LocalInstant } from '@reprieve/domain/time/instant.ts'
import { toContent, type Content } from '../groups.ts'

type StoredGroups = ReadonlyMap<string, unknown>

/** The group with the start of a record, a reflection or a dose. */
export const TIMING_GROUP = 'timing'
/** The group with the type of a record or a reflection, and with when it was created and changed on a device. */
export const META_GROUP = 'meta'

/** The start of a record; without one, when it was written, because it needs a place among the others. */
export function readRecordStart(stored: StoredGroups): Instant {
  const { created, updated_local: updated } = toContent(stored.get(META_GROUP))
  const times = [toContent(stored.get(TIMING_GROUP))['timing'], created, updated]
  return times.find((time) => typeof time === 'number') ?? 0
}

/** The local start of a record or a dose, without reading the rest of it. */
export function readRecordMoment(stored: StoredGroups): LocalInstant {
  const { time_offset: offset } = toContent(stored.get(TIMING_GROUP))
  return { at: readRecordStart(stored), offset: typeof offset === 'number' ? offset : 0 }
}

/** When the entry was created on a device; 0 if that is unknown. */
export const readCreated = (stored: StoredGroups): Instant =>
  Number(toContent(stored.get(META_GROUP))['created'] ?? 0)

/** The meta group after a change. `first`: what it contains if nothing is stored yet. */
export const touchMeta = (stored: StoredGroups, now: Instant, first: Content = {}): Content => ({
  ...first,
  ...toContent(stored.get(META_GROUP)),
  updated_local: now,
})
