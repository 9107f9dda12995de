// The pages of this browser that have something of the app open. Each holds a lock that it shares with the others, from
// before it opens anything until it has let go; who seals or opens a diary wants it alone. A page that dies lets go. [LOCK-16]

export const PAGES_LOCK = 'reprieve-here'

export type Leave = () => void

export interface PagePresence {
  /** Nothing of the app is open in this page any more. */
  leave: Leave
  /** From now on this is what the page holds. */
  hold: (leave: Leave) => void
}

/** Over plain http a browser has no locks; then there is no app lock either. */
export const hasLocks = (): boolean => 'locks' in navigator

/** Waits for a pass that goes on elsewhere; `onWait` hears that there is one. */
export async function comeHere(onWait: () => void = () => {}): Promise<PagePresence> {
  let leave: Leave = () => {}
  if (hasLocks()) {
    const atOnce = await held({ mode: 'shared', ifAvailable: true })
    if (atOnce === null) onWait()
    leave = atOnce ?? (await heldShared())
  }
  return {
    leave: () => leave(),
    hold: (next) => {
      leave = next
    },
  }
}

export const heldShared = async (): Promise<Leave> => (await held({ mode: 'shared' })) ?? (() => {})

/** Null where it could not be had. */
export function held(how: LockOptions): Promise<Leave | null> {
  return new Promise((resolve) => {
    void navigator.locks.request(PAGES_LOCK, how, (lock) => {
      if (lock === null) return resolve(null)
      return new Promise<void>((leave) => resolve(leave))
    })
  })
}
