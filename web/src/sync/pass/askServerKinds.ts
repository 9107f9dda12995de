import { RESULT } from '@reprieve/contract/codes.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { isNamedByServer } from '@reprieve/domain/sync/pushPlan.ts'
import { kindsFrom, storeServerKinds } from '../serverKinds.ts'
import { findPassStop, type Pass, type PassStop } from './syncPass.ts'

/**
 * Which kinds the server accepts; null if no row of this pass depends on it. Asked in every pass that has such a row,
 * because the server may have been updated, or replaced by an earlier version. [COMP-2]
 */
export async function askServerKinds(
  { diary, ask, background }: Pass,
  unsent: readonly LocalRow[],
): Promise<Result<readonly string[] | null, PassStop>> {
  if (!unsent.some(({ kind, setAside }) => setAside === null && isNamedByServer(kind))) return ok(null)
  const answer = await ask('core/service-status', {}, { background })
  const stop = findPassStop(answer)
  if (stop !== null) return err(stop)
  if (!answer.reached || answer.code !== RESULT.ok) return ok(null)
  // A server of an earlier version says nothing about kinds.
  const kinds = kindsFrom(answer.body['kinds']) ?? []
  await storeServerKinds(diary, kinds)
  return ok(kinds)
}
