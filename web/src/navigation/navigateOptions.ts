import { type AnySearch, pickRouteSearch, type RouteSearch, writeSearch } from '../paths/paths.ts'
import {
  type NeedsParams,
  type PathParams,
  type RouteAt,
  type RoutePath,
  writePath,
} from '../paths/routePath.ts'
import type { MoveOptions } from './browserHistory.ts'
import type { HistoryState } from './historyState.ts'
import type { Match } from './match.ts'

type ParamsOption<Path extends RoutePath> =
  NeedsParams<Path> extends true ? NeededParams<Path> : { params?: PathParams<Path> }

/** Of several routes each with its own parameters. */
type NeededParams<Path extends RoutePath> = Path extends RoutePath
  ? { to: Path } & (NeedsParams<Path> extends true
      ? { params: PathParams<Path> }
      : { params?: PathParams<Path> | undefined })
  : never

interface WayOptions extends MoveOptions {
  /** Takes the place of the current entry of the history: Back does not return to it. */
  replace?: boolean | undefined
  /** The part of the screen to show. */
  hash?: string | undefined
  /** What the entry of the history stores; true: the same as now. */
  state?: HistoryState | true | undefined
}

/** The query: given, taken from the open screen (true), or made from it. Parameters that the route drops are left out. */
type SearchOption<Search> = Search | true | ((now: AnySearch) => Search)

/** A way to a route by its pattern, or to the open screen with another query (`.`). */
export type RouteWay<To extends RoutePath | '.'> = [To] extends [RoutePath]
  ? { to: To; search?: SearchOption<RouteSearch<RouteAt<To>>> } & ParamsOption<To> & WayOptions
  : { to: '.'; search: SearchOption<AnySearch> } & WayOptions

/** A path of ours as text, with its query. */
export interface HrefWay extends WayOptions {
  href: string
}

interface AnyWay extends WayOptions {
  to: RoutePath | '.'
  params?: Readonly<Record<string, string | undefined>>
  search?: SearchOption<AnySearch>
}

export type Way = AnyWay | HrefWay

/** The address that a way leads to from the open screen. [ROUTE-11, ROUTE-16] */
export function hrefOfWay(
  way: Way,
  here: Pick<Match, 'search' | 'location'>,
  nameAt: (pathname: string) => Match['name'],
): string {
  if ('href' in way) return way.href
  const { to, params, search, hash = '' } = way
  const path = to === '.' ? here.location.pathname : writePath(to, params)
  const asked = typeof search === 'function' ? search(here.search) : search === true ? here.search : search
  const query = writeSearch(pickRouteSearch(nameAt(path), asked ?? {}))
  return path + query + (hash === '' ? '' : `#${hash}`)
}
