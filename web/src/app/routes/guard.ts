import {
  decideRoute,
  decideRouteAppLocked,
  type DeviceState,
  type RouteOutcome,
  type Terms,
} from '@reprieve/domain/access/deviceState.ts'
import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { isAppLocked, sessionDeviceState, type Session } from '../../access/session.ts'
import { termsState } from '../../account/terms/termsState.ts'
import type { Way } from '../../navigation/navigateOptions.ts'
import { PATHS } from '../../paths/paths.ts'

export interface RouteVisit {
  route: RouteName
  /** The path with its query, as in the URL. */
  path: string
  search: Record<string, unknown>
}

/** The device's state, as the guard sees it. */
export interface DeviceSnapshot {
  state: DeviceState
  terms: Terms
  isAppLocked: boolean
}

export function routeOutcome(
  { state, terms, isAppLocked }: DeviceSnapshot,
  { route, path, search }: RouteVisit,
): RouteOutcome {
  const place = {
    route,
    path,
    id: textOf(search['id']),
    copy: textOf(search['copy']),
    redirect: textOf(search['redirect']) ?? (isInvited(search) ? PATHS.consent + queryOf(path) : undefined),
  }
  return isAppLocked ? decideRouteAppLocked(place) : decideRoute(state, place, terms)
}

/** A person who came by an institution's link continues to its consent after logging in. [INST-21] */
const isInvited = (search: RouteVisit['search']): boolean =>
  (search['institution'] ?? search['activation_code']) !== undefined

const queryOf = (path: string): string => path.slice(path.indexOf('?'))

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Where to go if there is nothing to show here; for an unknown path a promise. */
export function guard(seen: DeviceSnapshot, opened: RouteVisit): Way | null | Promise<Way | null> {
  return opened.route === 'unknown' ? guardNamed(seen, opened) : guardKnown(seen, opened)
}

/** Rarely needed, so the names are not in the initial bundle. If they cannot be fetched, nothing is found. [ROUTE-4] */
async function guardNamed(seen: DeviceSnapshot, opened: RouteVisit): Promise<Way | null> {
  const names = await import('../../access/namedTarget.ts').catch(() => null)
  const href = names?.resolveTargetUrl(opened.path) ?? null
  return href === null ? guardKnown(seen, opened) : { href }
}

function guardKnown(seen: DeviceSnapshot, opened: RouteVisit): Way | null {
  const outcome = routeOutcome(seen, opened)
  if (outcome.is === 'go-to-login' || outcome.is === 'go-to-terms') {
    const to = outcome.is === 'go-to-login' ? PATHS.login : PATHS.eulaOutdated
    const remembered = outcome.remember === null ? {} : { redirect: outcome.remember }
    return { to, search: remembered }
  }
  // A path of ours as text, with its query: `safeRedirect` has validated it.
  return outcome.is === 'go-home' ? { href: outcome.path } : null
}

export const deviceSnapshot = (session: Session): DeviceSnapshot => ({
  state: sessionDeviceState(session),
  terms: termsState(session),
  isAppLocked: isAppLocked(session),
})
