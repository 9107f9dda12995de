import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { readHistoryEntries } from '@reprieve/contract/sync/keptVersions.ts'
import type { LostValue } from '@reprieve/domain/sync/localRow.ts'
import { NOT_REACHED, type Answer, type Ask } from '../../api/ask.ts'

const PATIENCE_MS = 10_000

/**
 * The versions of a record on the server; null if there was no response in time. The request has its own timeout, but a
 * session may have to be renewed before it, which waits for other tabs. [SYNC-43]
 */
export async function fetchServerVersions(
  ask: Ask,
  clientId: string,
  patienceMs: number = PATIENCE_MS,
): Promise<LostValue[] | null> {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await Promise.race([
    ask('sync/get-history', { client_id: clientId }, { signal }),
    new Promise<Answer>((end) => signal.addEventListener('abort', () => end(NOT_REACHED))),
  ])
  if (!answer.reached) return null
  // The record was never sent: the server has no versions of it.
  if (answer.code === RESULT.notFound) return []
  return answer.code === RESULT.ok ? readHistoryEntries(answer.body) : null
}
