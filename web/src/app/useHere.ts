import type { Outcome } from '@reprieve/domain/access/deviceState.ts'
import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { useMatches, useRouterState } from '@tanstack/react-router'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { outcomeOf } from './guard.ts'

/**
 * The route that is open, and what the device's state says of it. Asked at each drawing: between a logout in another
 * tab and the guard's next look a screen would be drawn that has no diary any more.
 */
export function useHere(): { name: RouteName; outcome: Outcome['is'] } {
  const state = stateOf(useSession())
  const match = useMatches({ select: (matches) => matches.at(-1) })
  const path = useRouterState({ select: ({ location }) => location.href })
  const name = match?.staticData.name ?? 'unknown'
  return { name, outcome: outcomeOf(state, { route: name, path, search: match?.search ?? {} }).is }
}
