import {
  whatHappens,
  whatHappensAppLocked,
  type DeviceState,
  type Outcome,
  type Terms,
} from '@reprieve/domain/access/deviceState.ts'
import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { redirect } from '@tanstack/react-router'
import { PATHS } from './paths.ts'

export interface RouteVisit {
  route: RouteName
  /** With its query, as it stands in the address. */
  path: string
  search: Record<string, unknown>
}

/** The device as the guard sees it. */
export interface DeviceSnapshot {
  state: DeviceState
  terms: Terms
  isAppLocked: boolean
}

export function outcomeOf(
  { state, terms, isAppLocked }: DeviceSnapshot,
  { route, path, search }: RouteVisit,
): Outcome {
  const place = {
    route,
    path,
    id: textOf(search['id']),
    copy: textOf(search['copy']),
    redirect: textOf(search['redirect']) ?? (isInvited(search) ? PATHS.consent + queryOf(path) : undefined),
  }
  return isAppLocked ? whatHappensAppLocked(place) : whatHappens(state, place, terms)
}

/** Who came by an institution's link goes on to its consent once they are signed in. [INST-21] */
const isInvited = (search: RouteVisit['search']): boolean =>
  (search['institution'] ?? search['activation_code']) !== undefined

const queryOf = (path: string): string => path.slice(path.indexOf('?'))

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Throws the way elsewhere where there is nothing to show; of an address that is none of ours a moment later. */
export function guard(seen: DeviceSnapshot, opened: RouteVisit): void | Promise<void> {
  return opened.route === 'unknown' ? guardNamed(seen, opened) : guardKnown(seen, opened)
}

/** Seldom opened, so the names are no part of the start. Where they are out of reach nothing is found. [ROUTE-4] */
async function guardNamed(seen: DeviceSnapshot, opened: RouteVisit): Promise<void> {
  const names = await import('../access/namedTarget.ts').catch(() => null)
  const href = names?.hrefOfNamed(opened.path) ?? null
  if (href !== null) throw redirect({ href, replace: true })
  guardKnown(seen, opened)
}

function guardKnown(seen: DeviceSnapshot, opened: RouteVisit): void {
  const outcome = outcomeOf(seen, opened)
  if (outcome.is === 'go-to-login' || outcome.is === 'go-to-terms') {
    const to = outcome.is === 'go-to-login' ? PATHS.login : PATHS.eulaOutdated
    const remembered = outcome.remember === null ? {} : { redirect: outcome.remember }
    throw redirect({ to, search: remembered, replace: true })
  }
  // A path of ours as text, query and all: `safeRedirect` has looked at it.
  if (outcome.is === 'go-home') throw redirect({ href: outcome.path, replace: true })
}
