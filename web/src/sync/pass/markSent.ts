import { MOST_LOST } from '@reprieve/contract/sync/pushedRows.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { buildPush, type SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { changeRows } from '../../local/changeRows.ts'
import type { Diary } from '../../local/rows.ts'
import type { StorageFault } from '../../local/tables.ts'

/**
 * Stores of each row that a request with it may have left, and says what the request shall carry. Before the request,
 * and durable: a crash right after it would else let a delete drop a row that the server has. [SYNC-11]
 */
export async function markSent(
  diary: Diary,
  planned: readonly LocalRow[],
): Promise<Result<SentRow[], StorageFault>> {
  let sent: SentRow[] = []
  const ids = planned.map(({ clientId }) => clientId)
  const marked = await changeRows(diary, ids, ({ rows, state }) => {
    // Since the plan was made another tab may have sent it, or the person dropped it.
    const waiting = ids
      .flatMap((id) => rows.get(id) ?? [])
      .filter((row) => row.dirty && row.setAside === null)
    const built = waiting.map(buildPush)
    sent = built.map((one) => ({ ...one.sent, lost: one.sent.lost.slice(0, MOST_LOST) }))
    const changed = built.map(({ row }) => row).filter((row) => row !== rows.get(row.clientId))
    // Though it stays as it is: a row that another tab has dropped and made anew since counts its revisions from the
    // start, and the old one would be written over it. Whoever makes a row has written the state. [SYNC-14]
    return changed.length === 0 ? {} : { rows: changed, state }
  })
  return marked.ok ? ok(sent) : marked
}
