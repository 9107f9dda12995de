import { MOST_LOST } from '@reprieve/contract/sync/pushedRows.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { buildPush, type SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { changeRows, type After, type Before } from '../../local/changeRows.ts'
import type { KnownRows } from '../../local/knownRows.ts'
import type { Diary } from '../../local/rows.ts'
import type { StorageFault } from '../../local/tables.ts'

/**
 * Stores for each row that a request may have sent it, and returns what the request shall carry. Before the request,
 * and on the disk: after a crash a delete could otherwise drop a row that the server has. [SYNC-11]
 */
export async function markSent(
  diary: Diary,
  planned: readonly LocalRow[],
  known?: KnownRows,
): Promise<Result<SentRow[], StorageFault>> {
  let sent: SentRow[] = []
  const ids = planned.map(({ clientId }) => clientId)
  const decide = ({ rows }: Before): After => {
    // Since the plan was made another tab may have sent the row, or the user deleted it.
    const waiting = ids
      .flatMap((id) => rows.get(id) ?? [])
      .filter((row) => row.dirty && row.setAside === null)
    sent = waiting.map(buildPush).map((one) => ({ ...one.sent, lost: one.sent.lost.slice(0, MOST_LOST) }))
    // An imported row's `sent` mark is that of another device; for this one only the list knows. [LOCAL-29]
    const unanswered = waiting.filter((row) => !row.sent || row.idOnServer === null)
    return { sending: unanswered.map(({ clientId }) => clientId) }
  }
  const marked = await changeRows(diary, ids, decide, known)
  return marked.ok ? ok(sent) : marked
}
