import type { SyncState } from './syncState.ts'

/**
 * A time that has certainly been reached, by the server's clock. Since the last response the device's clock may have
 * jumped weeks ahead, which looks the same as weeks offline: it alone must not wipe what a person may still want. A
 * device that has never reached a server has no other clock. [SYNC-38]
 */
export function certainNow({ epoch, clock }: Pick<SyncState, 'epoch' | 'clock'>, wallNow: number): number {
  const own = wallNow + clock.offset
  return epoch === null ? own : Math.min(own, clock.toldDay ?? -Infinity)
}
