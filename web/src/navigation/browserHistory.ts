import { toLocation, type AppLocation } from './appLocation.ts'
import { historyIndex, makeEntry, readEntry, type HistoryState } from './historyState.ts'

/** `step` is Back, Forward, or several of them at once. */
export type HistoryAction = 'push' | 'replace' | 'step'

export interface BlockedMove {
  current: AppLocation
  next: AppLocation
  action: HistoryAction
}

export interface Blocker {
  shouldBlock: (move: BlockedMove) => boolean
  /** Whether the browser asks before the page closes. */
  asksBeforeUnload: boolean
}

export interface MoveOptions {
  ignoreBlocker?: boolean | undefined
  /** False: the new screen stays scrolled as the old one was. */
  resetScroll?: boolean | undefined
}

interface HistoryMove {
  action: HistoryAction
  before: AppLocation
  resetScroll: boolean
}

export interface AppHistory {
  readonly location: AppLocation
  push: (href: string, state?: HistoryState, options?: MoveOptions) => void
  replace: (href: string, state?: HistoryState, options?: MoveOptions) => void
  go: (steps: number, options?: Pick<MoveOptions, 'ignoreBlocker'>) => void
  back: (options?: Pick<MoveOptions, 'ignoreBlocker'>) => void
  canGoBack: () => boolean
  /** Returns the function that ends it. */
  block: (blocker: Blocker) => () => void
  listen: (listener: (move: HistoryMove) => void) => () => void
  /** Listens to the browser, and returns the function that stops it. */
  follow: () => () => void
}

export type HistoryWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  location: Pick<Location, 'pathname' | 'search' | 'hash'>
}

/**
 * The browser's history with a number for each entry: only by it can the app tell how far a step went, take back a step
 * that a screen blocks, and know whether there is a screen of ours to go back to. [ROUTE-18, ROUTE-19]
 */
export function makeBrowserHistory(win: HistoryWindow): AppHistory {
  const blockers = new Set<Blocker>()
  const listeners = new Set<(move: HistoryMove) => void>()
  let current = readHere(0)
  let skipsBlockers = false
  let leavesUnasked = false
  /** A blocked step is being taken back. */
  let isReturning = false

  /** An entry that is not ours gets the number: a link within the page makes one, and so does the start of the tab. */
  function readHere(index: number): AppLocation {
    const { pathname, search, hash } = win.location
    return toLocation(pathname + search + hash, readEntry(win.history.state) ?? makeEntry({}, index))
  }
  const numberEntry = (entry: AppLocation): void => {
    if (readEntry(win.history.state) === null) write('replaceState', entry)
  }
  const write = (method: 'pushState' | 'replaceState', { href, state }: AppLocation): void => {
    try {
      win.history[method](state, '', href)
    } catch {
      // Safari allows a hundred changes in half a minute: beyond that the screen changes without its address.
    }
  }
  const isBlocked = (next: AppLocation, action: HistoryAction): boolean =>
    [...blockers].some((blocker) => blocker.shouldBlock({ current, next, action }))

  const become = (next: AppLocation, action: HistoryAction, resetScroll = true): void => {
    const before = current
    current = next
    for (const listener of listeners) listener({ action, before, resetScroll })
  }

  const onPop = (): void => {
    leavesUnasked = false
    const next = readHere(historyIndex(current.state) + 1)
    const steps = historyIndex(next.state) - historyIndex(current.state)
    if (isReturning) {
      isReturning = steps !== 0
      if (isReturning) win.history.go(-steps)
      return
    }
    const isFree = skipsBlockers || steps === 0
    skipsBlockers = false
    if (!isFree && isBlocked(next, 'step')) {
      isReturning = true
      win.history.go(-steps)
      return
    }
    numberEntry(next)
    become(next, 'step')
  }

  const onBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (!leavesUnasked) event.preventDefault()
    leavesUnasked = false
  }

  /** Only while it is needed: with such a listener Firefox does not keep the page for Back. */
  const followUnload = (): void => {
    const asks = [...blockers].some(({ asksBeforeUnload }) => asksBeforeUnload)
    if (asks) win.addEventListener('beforeunload', onBeforeUnload, { capture: true })
    else win.removeEventListener('beforeunload', onBeforeUnload, { capture: true })
  }

  const move =
    (action: 'push' | 'replace') =>
    (href: string, state: HistoryState = {}, { ignoreBlocker, resetScroll }: MoveOptions = {}): void => {
      const index = historyIndex(current.state) + (action === 'push' ? 1 : 0)
      const next = toLocation(href, makeEntry(state, index))
      if (ignoreBlocker !== true && isBlocked(next, action)) return
      // A step beyond the end of the history never arrives, and must not free the next one.
      skipsBlockers = false
      leavesUnasked = false
      write(`${action}State`, next)
      become(next, action, resetScroll)
    }

  const go: AppHistory['go'] = (steps, { ignoreBlocker } = {}) => {
    skipsBlockers = ignoreBlocker === true
    leavesUnasked = skipsBlockers
    win.history.go(steps)
  }

  return {
    get location() {
      return current
    },
    push: move('push'),
    replace: move('replace'),
    go,
    back: (options) => go(-1, options),
    canGoBack: () => historyIndex(current.state) > 0,
    block: (blocker) => {
      blockers.add(blocker)
      followUnload()
      return () => {
        blockers.delete(blocker)
        followUnload()
      }
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    follow: () => {
      current = readHere(historyIndex(current.state))
      numberEntry(current)
      win.addEventListener('popstate', onPop)
      return () => win.removeEventListener('popstate', onPop)
    },
  }
}
