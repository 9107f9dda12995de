import { DELETED_GROUP, type LocalRow, type LostValue } from './localRow.ts'
import { sameJson } from './sameJson.ts'
import { stampDevice } from './stamp.ts'

/** When and by which device it was written goes with every change; that a thing is gone is told by the trash. */
const NOT_TOLD = new Set(['meta', DELETED_GROUP])

/**
 * What was written on this device and says something else now, because another one has written it too. Not what this
 * device only had from a server, or from a file: that was seen on both, and changing it is what the other device is
 * for. [SYNC-32]
 */
export function replacedIn(before: LocalRow | undefined, after: LocalRow, device: string): LostValue[] {
  if (before === undefined || before === after) return []
  return [...before.groups].flatMap(([group, mine]) => {
    const now = after.groups.get(group)
    const isOwn = stampDevice(mine.s) === device
    if (now === undefined || !isOwn || NOT_TOLD.has(group) || group.startsWith('alias:')) return []
    // The server may have put another stamp on our own value.
    if (stampDevice(now.s) === device || sameJson(now.v, mine.v)) return []
    return [{ group, hlc: mine.s, value: mine.v }]
  })
}
