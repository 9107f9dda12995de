import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { pickRouteSearch } from '../paths/paths.ts'
import { makeRouteFinder, type RoutePath } from '../paths/routePath.ts'
import type { AppLocation } from './appLocation.ts'
import type { AppHistory } from './browserHistory.ts'
import { screenState } from './historyState.ts'
import type { Match } from './match.ts'
import { type HrefWay, hrefOfWay, type RouteWay, type Way } from './navigateOptions.ts'
import type { ScrollPositions } from './scrollPositions.ts'

export interface RouterState {
  /** The address: while a guard decides, already that of the screen to come. */
  location: AppLocation
  /** The open screen; null until the first one is. */
  match: Match | null
  /** The address of the screen that was rendered last. */
  rendered: AppLocation | null
}

export interface RouteOpening {
  route: RouteName
  location: AppLocation
}

/** Where to go instead, or null. A promise only where the answer needs code of its own. */
type Guard = (opened: RouteOpening) => Way | null | Promise<Way | null>

/** Resolves when the new screen is rendered, or when something else came before it. Never rejects. */
export interface NavigateCall {
  <const To extends RoutePath | '.'>(way: RouteWay<To>): Promise<void>
  (way: HrefWay): Promise<void>
}

export interface Router {
  history: AppHistory
  state: () => RouterState
  subscribe: (changed: () => void) => () => void
  navigate: NavigateCall
  /** The address that a way leads to. */
  href: (way: Way) => string
  /** Asks the guard again about the open address. */
  invalidate: () => Promise<void>
  /** Calls `listener` before a screen opens, and returns the function that ends it. */
  onOpening: (listener: (opened: RouteOpening) => void) => () => void
  /** Begins with the address of the page. Returns what stops it. */
  start: () => () => void
  /** Reports that this match is on the page. */
  noteRendered: (match: Match) => void
  /** Reports that the screen stands, so that it can be scrolled. */
  noteSettled: () => void
}

interface RouterOptions {
  history: AppHistory
  scroll: ScrollPositions
  routes: readonly RouteName[]
  guard: Guard
}

/** `stay`: the same screen, or one that asks not to be scrolled. */
type Scrolling = 'restore' | 'begin' | 'stay'

/** A guard that leads in a circle is a fault of ours, and must not hang the page. */
const MOST_REDIRECTS = 20

/** Which screen is open, and the way to the next one. [ROUTE-20] */
export function makeRouter({ history, scroll, routes, guard }: RouterOptions): Router {
  const find = makeRouteFinder(routes)
  const nameAt = (pathname: string): RouteName => find(pathname).name
  const subscribers = new Set<() => void>()
  const openers = new Set<(opened: RouteOpening) => void>()
  let state: RouterState = { location: history.location, match: null, rendered: null }
  let waiting: (() => void)[] = []
  let scrolling: Scrolling = 'restore'
  let latest: object = {}
  let isFollowing = false
  let redirects = 0

  const become = (next: Partial<RouterState>): void => {
    state = { ...state, ...next }
    for (const changed of subscribers) changed()
  }
  const arrive = (): void => {
    const arrived = waiting
    waiting = []
    for (const resolve of arrived) resolve()
  }
  const arrival = (): Promise<void> => new Promise((resolve) => void waiting.push(resolve))

  const settle = (): void => {
    const { match, rendered } = state
    if (rendered === null || match?.location !== rendered) return
    if (scrolling !== 'stay') scroll[scrolling](rendered)
    scrolling = 'stay'
    arrive()
  }

  const open = (opened: RouteOpening, params: Match['params'], instead: Way | null): void => {
    if (instead !== null && redirects < MOST_REDIRECTS) {
      redirects += 1
      return move({ ...instead, replace: true, ignoreBlocker: true })
    }
    redirects = 0
    const { route: name, location } = opened
    const search = pickRouteSearch(name, location.search)
    become({ location, match: shareEqual(state.match, { name, params, search, location }) })
    // Nothing renders it now: nobody may wait for that.
    if (!isFollowing) arrive()
  }

  const load = (): void => {
    const { location } = history
    const { name: route, params } = find(location.pathname)
    const opened = { route, location }
    for (const listener of openers) listener(opened)
    if (isFollowing && state.rendered !== null) scroll.note(state.rendered)
    const mine = {}
    latest = mine
    const answer = guard(opened)
    if (!(answer instanceof Promise)) return open(opened, params, answer)
    become({ location })
    void answer.then((instead) => latest === mine && open(opened, params, instead))
  }

  history.listen(({ action, before, resetScroll }) => {
    // A screen that only stores something in its entry.
    const isSameAddress = action === 'replace' && before.href === history.location.href
    if (action === 'step') scrolling = 'restore'
    else scrolling = resetScroll && !isSameAddress ? 'begin' : 'stay'
    load()
  })

  const href = (way: Way): string => {
    const { location } = history
    return hrefOfWay(way, { search: state.match?.search ?? {}, location }, nameAt)
  }

  function move(way: Way): void {
    const { location } = history
    const to = href(way)
    const kept = screenState(location.state)
    const entry = way.state === true ? kept : (way.state ?? {})
    const isHere = to === location.href && JSON.stringify(entry) === JSON.stringify(kept)
    if (isHere) return load()
    const action = way.replace === true ? history.replace : history.push
    action(to, entry, way)
    // A screen with unsaved work blocked it.
    if (history.location === location) arrive()
  }

  return {
    history,
    href,
    state: () => state,
    subscribe: (changed) => {
      subscribers.add(changed)
      return () => void subscribers.delete(changed)
    },
    navigate: (way: Way) => {
      const arrived = arrival()
      move(way)
      return arrived
    },
    invalidate: () => {
      const arrived = arrival()
      load()
      return arrived
    },
    onOpening: (listener) => {
      openers.add(listener)
      return () => void openers.delete(listener)
    },
    start: () => {
      const stopHistory = history.follow()
      const stopScroll = scroll.follow(() => state.rendered)
      scrolling = 'restore'
      load()
      isFollowing = true
      return () => {
        if (state.rendered !== null) scroll.note(state.rendered)
        isFollowing = false
        stopScroll()
        stopHistory()
        arrive()
      }
    },
    noteRendered: (match) => {
      if (match !== state.match) return
      if (state.rendered === match.location) settle()
      else become({ rendered: match.location })
    },
    noteSettled: settle,
  }
}

/** Keeps the objects that did not change: an effect that depends on one does not run again. */
function shareEqual(before: Match | null, next: Match): Match {
  if (before === null) return next
  return {
    ...next,
    params: isEqual(before.params, next.params) ? before.params : next.params,
    search: isEqual(before.search, next.search) ? before.search : next.search,
  }
}

const isEqual = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)
