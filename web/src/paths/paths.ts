import type { QueryName, RouteName } from '@reprieve/domain/access/routes.ts'
import { ROUTES } from '@reprieve/domain/access/routes.ts'

/** Every URL of the app by its name; links use these names. Imports no screen. */
export const PATHS = Object.fromEntries(Object.entries(ROUTES).map(([name, { path }]) => [name, path])) as {
  readonly [N in RouteName]: (typeof ROUTES)[N]['path']
}

/**
 * The query parameters of a route, all of them text: `-3` is an id there, not a number. Undefined takes one out of the
 * address.
 */
export type RouteSearch<N extends RouteName> = {
  [Q in (typeof ROUTES)[N]['keeps'][number]]?: string | undefined
}

/** The parameters of whichever route is open. */
export type AnySearch = { [Q in QueryName]?: string | undefined }

export function pickRouteSearch<N extends RouteName>(
  name: N,
  search: Record<string, unknown>,
): RouteSearch<N> {
  const keeps: readonly QueryName[] = ROUTES[name].keeps
  const kept = keeps.flatMap((key) => (typeof search[key] === 'string' ? [[key, search[key]]] : []))
  return Object.fromEntries(kept) as RouteSearch<N>
}

export const readSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

export function writeSearch(search: Record<string, unknown>): string {
  const said = Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`
}
