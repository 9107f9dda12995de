import type { Instant } from '@reprieve/domain/time/instant.ts'
import { contentOf } from '../groups.ts'

/** The start of a record; without one, when it was written, because it needs a place among the others. */
export function startOfGroups(stored: ReadonlyMap<string, unknown>): Instant {
  const { created, updated_local: updated } = contentOf(stored.get('meta'))
  const times = [contentOf(stored.get('timing'))['timing'], created, updated]
  return times.find((time) => typeof time === 'number') ?? 0
}
