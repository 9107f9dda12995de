const LOCK = 'reprieve-push'

let leavings = 0

/** To be asked later whether somebody has logged out since. */
export function sinceNow(): { hasLeft: () => boolean } {
  const before = leavings
  return { hasLeft: () => leavings !== before }
}

/** One after the other, over all tabs; where the browser cannot see to that, at once. */
export const inTurn = async <T>(act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? await navigator.locks.request(LOCK, act) : act()

/** Behind a registration that is under way, and those that wait see that it is over: else one would outlive the logout. */
export function leaveInTurn(act: () => Promise<void>): Promise<void> {
  leavings += 1
  return inTurn(act)
}
