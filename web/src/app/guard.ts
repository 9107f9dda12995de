import { whatHappens, type DeviceState, type Outcome } from '@reprieve/domain/access/deviceState.ts'
import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { redirect } from '@tanstack/react-router'
import { hrefOfNamed } from '../access/namedTarget.ts'
import { PATHS } from './paths.ts'

export interface Opened {
  route: RouteName
  /** With its query, as it stands in the address. */
  path: string
  search: Record<string, unknown>
}

export const outcomeOf = (state: DeviceState, { route, path, search }: Opened): Outcome =>
  whatHappens(state, {
    route,
    path,
    id: textOf(search['id']),
    copy: textOf(search['copy']),
    redirect: textOf(search['redirect']),
  })

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Throws the way elsewhere where there is nothing to show. */
export function guard(state: DeviceState, opened: Opened): void {
  const named = opened.route === 'unknown' ? hrefOfNamed(opened.path) : null
  if (named !== null) throw redirect({ href: named, replace: true })
  const outcome = outcomeOf(state, opened)
  if (outcome.is === 'go-to-login') {
    const remembered = outcome.remember === null ? {} : { redirect: outcome.remember }
    throw redirect({ to: PATHS.login, search: remembered, replace: true })
  }
  // A path of ours as text, query and all: `safeRedirect` has looked at it.
  if (outcome.is === 'go-home') throw redirect({ href: outcome.path, replace: true })
}
