import { DELETED_GROUP, type LocalRow, type LostValue } from './localRow.ts'
import { sameJson } from './sameJson.ts'
import { stampDevice } from './stamp.ts'

/** Never reported: `meta` (time and device) changes with every write, and the trash shows deletions. */
const NOT_TOLD = new Set(['meta', DELETED_GROUP])

/**
 * Values written on this device that another device has overwritten. Values that this device only received from a
 * server or a file do not count: both devices had them, and editing them elsewhere is expected. [SYNC-32]
 */
export function findReplacedValues(
  before: LocalRow | undefined,
  after: LocalRow,
  device: string,
): LostValue[] {
  if (before === undefined || before === after) return []
  return [...before.groups].flatMap(([group, mine]) => {
    const now = after.groups.get(group)
    const isOwn = stampDevice(mine.s) === device
    if (now === undefined || !isOwn || NOT_TOLD.has(group) || group.startsWith('alias:')) return []
    // The server may have restamped our own value.
    if (stampDevice(now.s) === device || sameJson(now.v, mine.v)) return []
    return [{ group, hlc: mine.s, value: mine.v }]
  })
}
