// The pages of this browser that have something of the app open. Each holds a lock that it shares with the others, from
// before it opens anything until it has let go; who seals or opens a diary wants it alone. A page that dies lets go. [LOCK-16]

const LOCK = 'reprieve-here'
/** How long other pages have for what they are in the middle of. */
const PATIENCE_MS = 5_000
const AGAIN_MS = 50

export interface Here {
  /** Nothing of the app is open in this page any more. */
  leave: () => void
  /** False where another page does not let go in time; then all is as before. */
  becomeAlone: (patienceMs?: number) => Promise<boolean>
}

/** Over plain http a browser has no locks; then there is no app lock either. */
const hasLocks = (): boolean => 'locks' in navigator

/** Waits for a pass that goes on elsewhere; `onWait` hears that there is one. */
export async function comeHere(onWait: () => void = () => {}): Promise<Here> {
  if (!hasLocks()) return { leave: () => {}, becomeAlone: () => Promise.resolve(false) }
  let leave = (await ifFree()) ?? (await waiting(onWait))
  return {
    leave: () => leave(),
    becomeAlone: async (patienceMs = PATIENCE_MS) => {
      leave()
      const alone = await firstAlone(patienceMs)
      leave = alone ?? (await waiting(() => {}))
      return alone !== null
    },
  }
}

/** When a page that has let go may come back. */
export const whenFree = async (): Promise<void> => {
  const leave = await hold({ mode: 'shared' })
  leave?.()
}

/** Whether another page than this one is open. */
export async function hasOthers(): Promise<boolean> {
  if (!hasLocks()) return false
  const { held = [] } = await navigator.locks.query()
  return held.filter(({ name }) => name === LOCK).length > 1
}

type Leave = () => void

const ifFree = (): Promise<Leave | null> => hold({ mode: 'shared', ifAvailable: true })

/** Asked for again and again, and never queued for: a page that starts meanwhile would wait behind it. */
async function firstAlone(patienceMs: number): Promise<Leave | null> {
  const end = performance.now() + patienceMs
  for (;;) {
    const alone = await hold({ mode: 'exclusive', ifAvailable: true })
    if (alone !== null || performance.now() >= end) return alone
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
}

async function waiting(onWait: () => void): Promise<Leave> {
  onWait()
  return (await hold({ mode: 'shared' })) ?? (() => {})
}

/** Null where it could not be had. */
function hold(how: LockOptions): Promise<Leave | null> {
  return new Promise((resolve) => {
    void navigator.locks.request(LOCK, how, (lock) => {
      if (lock === null) return resolve(null)
      return new Promise<void>((leave) => resolve(leave))
    })
  })
}
