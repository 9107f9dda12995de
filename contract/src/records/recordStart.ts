import type { Instant } from '@reprieve/domain/time/instant.ts'
import { toContent } from '../content.ts'

/** The group with the start of a record, a reflection or a dose. */
export const TIMING_GROUP = 'timing'
/** The group with the type of a record or a reflection, and with when it was created and changed on a device. */
export const META_GROUP = 'meta'

/** The start of a record; without one, when it was written, because it needs a place among the others. */
export function readRecordStart(stored: ReadonlyMap<string, unknown>): Instant {
  const { created, updated_local: updated } = toContent(stored.get(META_GROUP))
  const times = [toContent(stored.get(TIMING_GROUP))['timing'], created, updated]
  return times.find((time) => typeof time === 'number') ?? 0
}
