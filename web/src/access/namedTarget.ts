import { ROUTES } from '@reprieve/domain/access/routes.ts'
import {
  isTargetName,
  type Target,
  targetFor,
  type TargetName,
} from '@reprieve/domain/access/routesNamedTargets.ts'
import { useRouter } from '../navigation/useRouter.ts'
import { readSearch, writeSearch } from '../paths/paths.ts'
import { writePath } from '../paths/routePath.ts'

/** The URL of a target, with all its parameters. */
export const targetUrl = ({ route, params, query }: Target): string =>
  writePath(ROUTES[route].path, params) + writeSearch(query)

/**
 * ROUTE-4: resolves a target name that is written as a URL, as in old messages and cards: `/common/createRecord?id=-3`.
 * Null if it is no such name, or is already the real URL.
 */
export function resolveTargetUrl(href: string): string | null {
  const { pathname, search } = new URL(href, 'http://here')
  const name = pathname.replace(/^\//, '')
  if (!isTargetName(name)) return null
  const target = targetFor(name, readSearch(search))
  if (target === null || ROUTES[target.route].path === pathname) return null
  return targetUrl(target)
}

type OpenTarget = (name: TargetName, given?: Readonly<Record<string, string>>) => void

/** Opens one of the thirteen named targets; does nothing for a target that leads nowhere. [ROUTE-4] */
export function useOpenTarget(): OpenTarget {
  const { history } = useRouter()
  return (name, given) => {
    const target = targetFor(name, given)
    if (target !== null) history.push(targetUrl(target))
  }
}
