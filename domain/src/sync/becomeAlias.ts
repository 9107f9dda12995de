import { isSameLoser, mergedGroups, type Answered } from './answerApply.ts'
import type { LocalRow } from './localRow.ts'
import { applyPulled } from './pullApply.ts'

export interface Copies {
  /** The row that was sent; it may be gone since. */
  own: LocalRow | undefined
  /** The row of the item that the server had already. */
  kept: LocalRow | undefined
}

/**
 * The server has the same thing under another id, and has merged the two (D29): what it has is taken here, and the
 * copy goes. References to the copy are not rewritten; the item that stays says that it is both. [SYNC-21]
 */
export function becomeAlias(
  { own, kept }: Copies,
  { sent, answer, serverTime }: Answered,
): { rows: LocalRow[]; drop: LocalRow[] } {
  const item = {
    clientId: answer.isNow ?? sent.clientId,
    kind: sent.kind,
    idOnServer: answer.idOnServer ?? 0,
    groups: mergedGroups(sent, answer),
  }
  const after = applyPulled(kept, item, serverTime)
  // An edit made while the request was under way is not in it: the copy goes once more, and finds the same item. [SYNC-14]
  if (own === undefined || own.ver !== sent.ver) return { rows: [after], drop: [] }
  const owed = own.lost.filter((value) => !sent.lost.some((gone) => isSameLoser(gone, value)))
  if (owed.length === 0) return { rows: [after], drop: [own] }
  return {
    rows: [{ ...after, lost: [...after.lost, ...owed], ver: after.ver + 1, dirty: true }],
    drop: [own],
  }
}
