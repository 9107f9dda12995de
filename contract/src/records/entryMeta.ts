import type { Instant } from '@reprieve/domain/time/instant.ts'
import { toContent, type Content } from '../content.ts'
import { META_GROUP } from './recordStart.ts'

type StoredGroups = ReadonlyMap<string, unknown>

/** When a record or a reflection was created on a device; 0 if that is unknown. */
export const readCreated = (stored: StoredGroups): Instant =>
  Number(toContent(stored.get(META_GROUP))['created'] ?? 0)

/** The meta group after a change. `first`: what it contains if nothing is stored yet. */
export const touchMeta = (stored: StoredGroups, now: Instant, first: Content = {}): Content => ({
  ...first,
  ...toContent(stored.get(META_GROUP)),
  updated_local: now,
})
