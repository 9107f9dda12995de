import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { keptVersionsIn } from '@reprieve/contract/sync/keptVersions.ts'
import type { LostValue } from '@reprieve/domain/sync/localRow.ts'
import { AWAY, type Answer, type Ask } from '../../api/ask.ts'

const PATIENCE_MS = 10_000

/**
 * What the server keeps of a record; null where it did not tell in time. The call has its own end, but before it a
 * session may have to be renewed, which waits for other tabs. [SYNC-43]
 */
export async function askVersions(
  ask: Ask,
  clientId: string,
  patienceMs: number = PATIENCE_MS,
): Promise<LostValue[] | null> {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await Promise.race([
    ask('sync/get-history', { client_id: clientId }, { signal }),
    new Promise<Answer>((end) => signal.addEventListener('abort', () => end(AWAY))),
  ])
  if (!answer.reached) return null
  // It was never sent: the server has nothing of it.
  if (answer.code === RESULT.notFound) return []
  return answer.code === RESULT.ok ? keptVersionsIn(answer.body) : null
}
