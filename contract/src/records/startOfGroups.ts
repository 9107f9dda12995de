import type { Instant } from '@reprieve/domain/time/instant.ts'
import { contentOf } from '../groups.ts'

/** When it was; where the record does not say, when it was written down: it must stand somewhere among the others. */
export function startOfGroups(stored: ReadonlyMap<string, unknown>): Instant {
  const { created, updated_local: updated } = contentOf(stored.get('meta'))
  const times = [contentOf(stored.get('timing'))['timing'], created, updated]
  return times.find((time) => typeof time === 'number') ?? 0
}
