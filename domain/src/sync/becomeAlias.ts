import { isUnchangedSinceSent, isSameLoser, mergedGroups, type RowReply } from './applyAnswer.ts'
import { applyPulled } from './applyPage.ts'
import type { LocalRow } from './localRow.ts'

export interface Copies {
  /** The row that was sent; it may have been removed since. */
  own: LocalRow | undefined
  /** The row of the item that the server already had. */
  kept: LocalRow | undefined
}

/**
 * The server has the same item under another id and has merged the two (D29): store the server's item and drop the
 * copy. References to the copy are not rewritten; the kept item carries an alias. [SYNC-21]
 */
export function becomeAlias(
  { own, kept }: Copies,
  { sent, answer, serverTime }: RowReply,
): { rows: LocalRow[]; drop: LocalRow[] } {
  // Edits made while the request was in flight are not in the response, and a server restored since may not know them:
  // send the copy once more against the current state. [SYNC-14]
  if (own === undefined || !isUnchangedSinceSent(own, sent)) return { rows: [], drop: [] }
  // Add only missing groups to an existing row: replacing its values is left to the pull, which alone can detect that
  // the server was restored and has not seen them. [SYNC-16]
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
