import { isLockDue, type Moment } from '@reprieve/domain/access/autoLock.ts'

/** Held by every page that somebody can see. */
const SEEN = 'reprieve-seen'
const LOOK_MS = 15_000
/** A page out of sight is let run once a minute by some browsers. */
const FORGOTTEN_MS = 90_000

export interface AutoLocking {
  /** Asked at each look: it may be changed meanwhile. */
  afterMs: () => number | null
  onDue: () => void
  page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
  now?: () => Moment
  isSeenElsewhere?: () => Promise<boolean>
}

/**
 * Locks when no page of the app has been in sight for so long. A page that sleeps looks at the moment it wakes, before anybody
 * reads it. Returns what ends it. [LOCK-15]
 */
export function watchHidden(asked: AutoLocking): () => void {
  const { afterMs, onDue, page = document, now = bothClocks, isSeenElsewhere = seenElsewhere } = asked
  let hiddenAt: Moment | null = page.hidden ? now() : null
  /** That another page was in sight when this one last looked. */
  let isSeen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const isDue = (since: Moment, ms: number | null): boolean =>
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
    // Nobody can wait to be asked: whoever comes from the other page has been seen a moment ago, and who wakes the device
    // has not.
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

/** Not at once: who goes from one tab to the other is in neither for a moment. */
const waitMs = (afterMs: number | null): number => Math.min(LOOK_MS, Math.max(1_000, afterMs ?? LOOK_MS))

const bothClocks = (): Moment => ({ steady: performance.now(), wall: Date.now() })

async function seenElsewhere(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === SEEN)
}

/** While this page is in sight. Returns what ends it. */
export function holdSeen(page: AutoLocking['page'] = document): () => void {
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
