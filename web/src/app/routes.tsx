import { ROUTES, routesIn, type RouteName } from '@reprieve/domain/access/routes.ts'
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import type { SessionStore } from '../access/session.ts'
import { BrokenScreen } from './BrokenScreen.tsx'
import { guard } from './guard.ts'
import { keptSearch, readSearch, writeSearch, type SearchOf } from './paths.ts'
import { RouteScreen } from './RouteScreen.tsx'
import { seenOf } from './seenOf.ts'
import { Shell } from './Shell.tsx'

interface RouterContext {
  session: SessionStore
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    name?: RouteName
  }
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}

const root = createRootRouteWithContext<RouterContext>()({ component: Shell, errorComponent: BrokenScreen })

/** Builds the route of a name: its path, its query parameters and its guard. */
function routeNamed<N extends RouteName>(name: N) {
  const path: (typeof ROUTES)[N]['path'] = ROUTES[name].path
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: { name },
    validateSearch: (search: Record<string, unknown>): SearchOf<N> => keptSearch(name, search),
    beforeLoad: ({ context, location }) =>
      guard(seenOf(context.session.current()), { route: name, path: location.href, search: location.search }),
    component: RouteScreen,
  })
}

type Routes = { [N in RouteName]: ReturnType<typeof routeNamed<N>> }

/** ROUTE-10: on localhost nobody can be frightened by a message triggered by hand. */
const place = (): 'production' | 'elsewhere' =>
  ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname) ? 'elsewhere' : 'production'

export function makeRouter(session: SessionStore) {
  const named = routesIn(place()).map((name) => [name, routeNamed(name)] as const)
  const routes = Object.fromEntries(named) as unknown as Routes
  return createRouter({
    routeTree: root.addChildren(routes),
    context: { session },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    defaultErrorComponent: BrokenScreen,
    // Screens read the local database: there is nothing to preload.
    defaultPreload: false,
    scrollRestoration: true,
  })
}
