import { ROUTES } from '@reprieve/domain/access/routes.ts'
import { isTargetName, targetFor, type Target } from '@reprieve/domain/access/routesNamedTargets.ts'
import { readSearch, writeSearch } from '../app/paths.ts'

/** The address of a target, with all that goes along. */
export function hrefOf({ route, params, query }: Target): string {
  const path = ROUTES[route].path.replaceAll(/\$(\w+)/g, (_, param: string) => params[param] ?? '')
  return path + writeSearch(query)
}

/**
 * ROUTE-4: a name that was written as an address, as old messages and cards do: `/common/createRecord?id=-3`.
 * Null where it is none, and for what is an address of its own already.
 */
export function hrefOfNamed(href: string): string | null {
  const { pathname, search } = new URL(href, 'http://here')
  const name = pathname.replace(/^\//, '')
  if (!isTargetName(name)) return null
  const target = targetFor(name, readSearch(search))
  if (target === null || ROUTES[target.route].path === pathname) return null
  return hrefOf(target)
}
