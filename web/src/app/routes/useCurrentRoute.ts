import type { RouteOutcome } from '@reprieve/domain/access/deviceState.ts'
import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { useSession } from '../../access/session.ts'
import { useMatch } from '../../navigation/useRouter.ts'
import { deviceSnapshot, routeOutcome } from './guard.ts'

/**
 * The open route and its outcome for the device's state. Evaluated at each render: between a logout in another tab and
 * the guard's next check a screen would render without its diary. Terms that became outdated meanwhile wait for the
 * next navigation: nobody is interrupted in a half-written record.
 */
export function useCurrentRoute(): { name: RouteName; outcome: RouteOutcome['is'] } {
  const seen = deviceSnapshot(useSession())
  const { name, location } = useMatch()
  const { is } = routeOutcome(seen, { route: name, path: location.href, search: location.search })
  return { name, outcome: is === 'go-to-terms' ? 'open' : is }
}
