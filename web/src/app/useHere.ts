import type { Outcome } from '@reprieve/domain/access/deviceState.ts'
import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { useMatches, useRouterState } from '@tanstack/react-router'
import { useSession } from '../access/useSession.ts'
import { outcomeOf } from './guard.ts'
import { seenOf } from './seenOf.ts'

/**
 * The route that is open, and what the device's state says of it. Asked at each drawing: between a logout in another
 * tab and the guard's next look a screen would be drawn that has no diary any more. Terms that became outdated meanwhile
 * wait for the next step: nobody is taken away from a record half written.
 */
export function useHere(): { name: RouteName; outcome: Outcome['is'] } {
  const seen = seenOf(useSession())
  const match = useMatches({ select: (matches) => matches.at(-1) })
  const path = useRouterState({ select: ({ location }) => location.href })
  const name = match?.staticData.name ?? 'unknown'
  const { is } = outcomeOf(seen, { route: name, path, search: match?.search ?? {} })
  return { name, outcome: is === 'go-to-terms' ? 'open' : is }
}
