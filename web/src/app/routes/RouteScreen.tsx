import type { RouteOutcome } from '@reprieve/domain/access/deviceState.ts'
import type { RouteName } from '@reprieve/domain/access/routes.ts'
import { Suspense, useMemo, type ComponentType } from 'react'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { LoadingSkeleton } from '../frame/fallbacks.tsx'
import { type OwnScreen, SCREENS } from './screens.ts'
import { useCurrentRoute } from './useCurrentRoute.ts'

const AskForAccount = lazyComponent(() => import('./AskForAccount.tsx'), 'AskForAccount')
const Unlock = lazyComponent(() => import('./UnlockRoute.tsx'), 'UnlockRoute')

/** Shown in place of the screen; nothing while a redirect is under way. */
const INSTEAD: Partial<Record<RouteOutcome['is'], ComponentType>> = {
  'ask-to-register': AskForAccount,
  'go-to-login': LoadingSkeleton,
  'go-home': LoadingSkeleton,
  unlock: Unlock,
}

export const LazySecondaryScreen = lazyComponent(() => import('./SecondaryScreen.tsx'), 'SecondaryScreen')

const hasOwn = (name: RouteName): name is OwnScreen => Object.hasOwn(SCREENS, name)

export function RouteScreen() {
  const { name, outcome } = useCurrentRoute()
  const Screen = INSTEAD[outcome] ?? (hasOwn(name) ? SCREENS[name] : null)
  const secondary = hasOwn(name) ? 'unknown' : name
  // Memoised per screen: one navigation makes the router render several times, which does not change the screen.
  return useMemo(
    () => (
      <Suspense fallback={<LoadingSkeleton />}>
        {Screen === null ? <LazySecondaryScreen name={secondary} /> : <Screen />}
      </Suspense>
    ),
    [Screen, secondary],
  )
}
