import { isLockDue, type DualClockMoment } from '@reprieve/domain/access/autoLock.ts'

/** A Web Lock that every visible page holds. */
const SEEN = 'reprieve-seen'
const LOOK_MS = 15_000
/** Some browsers run a hidden page only once a minute. */
const FORGOTTEN_MS = 90_000

export interface AutoLockOptions {
  /** Called at each check: the setting may change meanwhile. */
  afterMs: () => number | null
  onDue: () => void
  page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
  now?: () => DualClockMoment
  isSeenElsewhere?: () => Promise<boolean>
}

/**
 * Locks when no page of the app has been visible for `afterMs`. A page that slept checks when it wakes, before anybody
 * can read it. Returns a function that stops it. [LOCK-15]
 */
export function watchHidden(asked: AutoLockOptions): () => void {
  const { afterMs, onDue, page = document, now = bothClocks, isSeenElsewhere = seenElsewhere } = asked
  let hiddenAt: DualClockMoment | null = page.hidden ? now() : null
  /** Whether another page was visible at the last check. */
  let isSeen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const isDue = (since: DualClockMoment, ms: number | null): boolean =>
    isLockDue({ hiddenAt: since, now: now(), afterMs: ms })
  const look = async (): Promise<void> => {
    isSeen = await isSeenElsewhere()
    if (isOver || hiddenAt === null) return
    if (isSeen) hiddenAt = now()
    else if (isDue(hiddenAt, afterMs())) return end()
    lookLater()
  }
  const lookLater = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), waitMs(afterMs()))
  }
  const end = (): void => {
    stop()
    onDue()
  }
  const changed = (): void => {
    if (page.hidden) {
      hiddenAt ??= now()
      return lookLater()
    }
    clearTimeout(timer)
    if (hiddenAt === null) return
    // There is no time for an asynchronous query here: a user who switches from another page was seen a moment ago, a
    // user who wakes the device was not.
    const wasLong = isDue(hiddenAt, afterMs()) && (!isSeen || isDue(hiddenAt, FORGOTTEN_MS))
    hiddenAt = null
    if (wasLong) end()
  }
  const stop = (): void => {
    isOver = true
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', changed)
  }
  page.addEventListener('visibilitychange', changed)
  if (hiddenAt !== null) lookLater()
  return stop
}

/** Not immediately: while the user switches tabs, neither is visible for a moment. */
const waitMs = (afterMs: number | null): number => Math.min(LOOK_MS, Math.max(1_000, afterMs ?? LOOK_MS))

const bothClocks = (): DualClockMoment => ({ steady: performance.now(), wall: Date.now() })

async function seenElsewhere(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === SEEN)
}

/** Holds the lock while this page is visible. Returns a function that stops it. */
export function holdVisiblePageLock(page: AutoLockOptions['page'] = document): () => void {
  let leave: (() => void) | null = null
  const follow = (): void => {
    leave?.()
    leave = page.hidden ? null : held()
  }
  follow()
  page.addEventListener('visibilitychange', follow)
  return () => {
    page.removeEventListener('visibilitychange', follow)
    leave?.()
  }
}

function held(): () => void {
  let isOver = false
  let leave = (): void => {
    isOver = true
  }
  void navigator.locks.request(SEEN, { mode: 'shared' }, () =>
    isOver ? undefined : new Promise<void>((resolve) => (leave = resolve)),
  )
  return () => leave()
}
