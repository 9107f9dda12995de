const LOCK = 'reprieve-push'

let leavings = 0

/** Lets the caller check later whether somebody has logged out since. */
export function sinceNow(): { hasLeft: () => boolean } {
  const before = leavings
  return { hasLeft: () => leavings !== before }
}

/** Sequential over all tabs; if the browser has no locks, at once. */
export const inTurn = async <T>(act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? await navigator.locks.request(LOCK, act) : act()

/**
 * Runs after a registration in progress, and tells waiting ones that it is over: otherwise one would outlive the
 * log-out.
 */
export function leaveInTurn(act: () => Promise<void>): Promise<void> {
  leavings += 1
  return inTurn(act)
}
