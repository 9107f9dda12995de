import {
  decideRoute,
  decideRouteAppLocked,
  type DeviceState,
  type RouteOutcome,
  type Terms,
} from '@reprieve/domain/access/deviceState.ts'
import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { redirect } from '@tanstack/react-router'
import { isAppLocked, sessionDeviceState, type Session } from '../../access/session.ts'
import { termsState } from '../../account/terms/termsState.ts'
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

/** Throws a redirect if there is nothing to show; for an unknown path asynchronously. */
export function guard(seen: DeviceSnapshot, opened: RouteVisit): void | Promise<void> {
  return opened.route === 'unknown' ? guardNamed(seen, opened) : guardKnown(seen, opened)
}

/** Rarely needed, so the names are not in the initial bundle. If they cannot be fetched, nothing is found. [ROUTE-4] */
async function guardNamed(seen: DeviceSnapshot, opened: RouteVisit): Promise<void> {
  const names = await import('../../access/namedTarget.ts').catch(() => null)
  const href = names?.resolveTargetUrl(opened.path) ?? null
  if (href !== null) throw redirect({ href, replace: true })
  guardKnown(seen, opened)
}

function guardKnown(seen: DeviceSnapshot, opened: RouteVisit): void {
  const outcome = routeOutcome(seen, opened)
  if (outcome.is === 'go-to-login' || outcome.is === 'go-to-terms') {
    const to = outcome.is === 'go-to-login' ? PATHS.login : PATHS.eulaOutdated
    const remembered = outcome.remember === null ? {} : { redirect: outcome.remember }
    throw redirect({ to, search: remembered, replace: true })
  }
  // A path of ours as text, with its query: `safeRedirect` has validated it.
  if (outcome.is === 'go-home') throw redirect({ href: outcome.path, replace: true })
}

export const deviceSnapshot = (session: Session): DeviceSnapshot => ({
  state: sessionDeviceState(session),
  terms: termsState(session),
  isAppLocked: isAppLocked(session),
})
