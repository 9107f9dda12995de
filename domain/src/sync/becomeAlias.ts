import { isAsSent, isSameLoser, mergedGroups, type RowReply } from './answerApply.ts'
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
  { sent, answer, serverTime }: RowReply,
): { rows: LocalRow[]; drop: LocalRow[] } {
  // What was written while the request was under way is not in the answer, and a server that was restored since may
  // know nothing of it: the copy goes once more, and finds what is there then. [SYNC-14]
  if (own === undefined || !isAsSent(own, sent)) return { rows: [], drop: [] }
  // Of a row that is here already only what it lacks: what replaces its values comes with the pull, which alone can
  // tell that the server was restored and has not seen them. [SYNC-16]
  const groups = [...mergedGroups(sent, answer)].filter(([group]) => kept?.groups.has(group) !== true)
  const item = {
    clientId: answer.isNow ?? sent.clientId,
    kind: sent.kind,
    idOnServer: answer.idOnServer ?? 0,
    groups: new Map(groups),
  }
  const after = applyPulled(kept, item, serverTime)
  const owed = own.lost.filter((value) => !sent.lost.some((gone) => isSameLoser(gone, value)))
  if (owed.length === 0) return { rows: [after], drop: [own] }
  return {
    rows: [{ ...after, lost: [...after.lost, ...owed], ver: after.ver + 1, dirty: true }],
    drop: [own],
  }
}
