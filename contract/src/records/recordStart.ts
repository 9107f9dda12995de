import type { Instant } from '@reprieve/domain/time/instant.ts'
import { toContent } from '../groups.ts'

/** The start of a record; without one, when it was written, because it needs a place among the others. */
export function readRecordStart(stored: ReadonlyMap<string, unknown>): Instant {
  const { created, updated_local: updated } = toContent(stored.get('meta'))
  const times = [toContent(stored.get('timing'))['timing'], created, updated]
  return times.find((time) => typeof time === 'number') ?? 0
}
