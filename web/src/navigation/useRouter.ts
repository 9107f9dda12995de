import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { createContext, use, useSyncExternalStore } from 'react'
import type { AnySearch, RouteSearch } from '../paths/paths.ts'
import type { AnyPathParams, PathParams, RouteAt, RoutePath } from '../paths/routePath.ts'
import type { AppLocation } from './appLocation.ts'
import type { Match } from './match.ts'
import type { NavigateCall, Router, RouterState } from './router.ts'

export const RouterContext = createContext<Router | null>(null)

export function useRouter(): Router {
  const router = use(RouterContext)
  if (router === null) throw new Error('there is no router around this part')
  return router
}

export const useNavigate = (): NavigateCall => useRouter().navigate

/** A value of the router's state. It must be the same object as long as it has not changed. */
export function useRouterState<Value>(select: (state: RouterState) => Value): Value {
  const { state, subscribe } = useRouter()
  const read = (): Value => select(state())
  return useSyncExternalStore(subscribe, read, read)
}

interface LocationSelection<Value> {
  select: (location: AppLocation) => Value
}

/** The address, or a value of it. While another screen loads, it is already that screen's. */
export function useLocation(): AppLocation
export function useLocation<Value>(selection: LocationSelection<Value>): Value
export function useLocation(selection?: LocationSelection<unknown>): unknown {
  return useRouterState(({ location }) => (selection === undefined ? location : selection.select(location)))
}

/** The open route. */
export const useMatch = (): Match => useRouterState(openMatch)

export const useRouteName = (): RouteName => useRouterState((state) => openMatch(state).name)

export const useSearch = (): AnySearch => useRouterState((state) => openMatch(state).search)

export const useParams = (): AnyPathParams => useRouterState((state) => openMatch(state).params)

function openMatch({ match }: RouterState): Match {
  // `RouterProvider` renders nothing before.
  if (match === null) throw new Error('no route is open yet')
  return match
}

/** The same for one route: what its address always has is not optional. */
export interface RouteHooks<Path extends RoutePath> {
  useSearch: () => RouteSearch<RouteAt<Path>>
  useParams: () => PathParams<Path>
}

/** Only for the screens of this route. */
export const routeHooks = <const Path extends RoutePath>(_path: Path): RouteHooks<Path> => ({
  useSearch,
  useParams: useParams as RouteHooks<Path>['useParams'],
})
