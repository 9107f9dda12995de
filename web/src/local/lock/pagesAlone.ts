import { hasLocks, held, heldShared, PAGES_LOCK, type Leave, type PagePresence } from './pages.ts'

/** How long other pages have for what they are in the middle of. */
const PATIENCE_MS = 5_000
const AGAIN_MS = 50

/** False where another page does not let go in time; then all is as before. [LOCK-16] */
export async function becomeAlone(here: PagePresence, patienceMs = PATIENCE_MS): Promise<boolean> {
  if (!hasLocks()) return false
  here.leave()
  const alone = await firstAlone(patienceMs)
  here.hold(alone ?? (await heldShared()))
  return alone !== null
}

const PASS_LOCK = 'reprieve-pass'

/**
 * Of two pages that set or remove the lock at once the first does it. Without this each would ask the other to let go while
 * neither does. [LOCK-16]
 */
export const inOnePage = <T>(act: () => Promise<T>, elsewhere: T): Promise<T> =>
  navigator.locks.request(PASS_LOCK, { ifAvailable: true }, (lock) =>
    lock === null ? Promise.resolve(elsewhere) : act(),
  )

/** When a page that has let go may come back. */
export const whenFree = async (): Promise<void> => {
  const leave = await heldShared()
  leave()
}

/** Whether another page than this one is open. */
export async function hasOthers(): Promise<boolean> {
  if (!hasLocks()) return false
  const { held: all = [] } = await navigator.locks.query()
  return all.filter(({ name }) => name === PAGES_LOCK).length > 1
}

/** Asked for again and again, and never queued for: a page that starts meanwhile would wait behind it. */
async function firstAlone(patienceMs: number): Promise<Leave | null> {
  const end = performance.now() + patienceMs
  for (;;) {
    const alone = await held({ mode: 'exclusive', ifAvailable: true })
    if (alone !== null || performance.now() >= end) return alone
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
}
