import { decideRoute } from '@reprieve/domain/access/deviceState.ts'
import { useEffect, useRef } from 'react'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useRouter } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'

/**
 * The device's state changed under an open screen: an ended session shows its screen (143) and keeps the place; a
 * screen that may stay, such as a half-written record, stays (D16). The route guard handles everything else.
 */
export function useSessionEnd(): void {
  const router = useRouter()
  const state = sessionDeviceState(useSession())
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    const wasInside = before.current === 'signed-in'
    before.current = state
    const { location, match } = router.state()
    if (match === null) return
    const { id, redirect } = location.search
    const outcome = decideRoute(state, { route: match.name, path: location.href, id, redirect })
    if (!wasInside || state !== 'locked' || outcome.is !== 'go-to-login') {
      void router.invalidate()
      return
    }
    const search = outcome.remember === null ? {} : { redirect: outcome.remember }
    void router.navigate({ to: PATHS.tokenOutdated, search, replace: true })
  }, [router, state])
}
