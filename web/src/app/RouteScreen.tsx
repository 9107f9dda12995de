import type { RouteOutcome } from '@reprieve/domain/access/deviceState.ts'
import { Suspense, useMemo, type ComponentType } from 'react'
import { later } from '../ui/later.tsx'
import { SCREENS } from './screens.ts'
import { useHere } from './useHere.ts'
import { Waiting } from './Waiting.tsx'

const AskForAccount = later(() => import('./AskForAccount.tsx'), 'AskForAccount')
const Unlock = later(() => import('./RouteScreenUnlock.tsx'), 'UnlockRoute')

/** Shown in place of the screen; nothing while a redirect is under way. */
const INSTEAD: Partial<Record<RouteOutcome['is'], ComponentType>> = {
  'ask-to-register': AskForAccount,
  'go-to-login': Waiting,
  'go-home': Waiting,
  unlock: Unlock,
}

export function RouteScreen() {
  const { name, outcome } = useHere()
  const Screen = INSTEAD[outcome] ?? SCREENS[name]
  // Memoised per screen: one navigation makes the router render several times, which does not change the screen.
  return useMemo(
    () => (
      <Suspense fallback={<Waiting />}>
        <Screen />
      </Suspense>
    ),
    [Screen],
  )
}
