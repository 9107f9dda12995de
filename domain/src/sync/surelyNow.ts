import type { SyncState } from './syncState.ts'

/**
 * By the server's clock: so late it surely is. The own clock may stand weeks ahead since the server last answered, and
 * nobody can tell that from weeks without a network: what a person may still want is not to be wiped by it alone. Who
 * has never met a server has no other clock. [SYNC-38]
 */
export function surelyNow({ epoch, clock }: Pick<SyncState, 'epoch' | 'clock'>, wallNow: number): number {
  const own = wallNow + clock.offset
  return epoch === null ? own : Math.min(own, clock.toldDay ?? -Infinity)
}
