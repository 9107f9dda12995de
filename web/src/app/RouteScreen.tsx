import type { Outcome } from '@reprieve/domain/access/deviceState.ts'
import { Suspense, useMemo, type ComponentType } from 'react'
import { later } from '../ui/later.tsx'
import { SCREENS } from './screens.ts'
import { useHere } from './useHere.ts'
import { Waiting } from './Waiting.tsx'

const AskForAccount = later(() => import('./AskForAccount.tsx'), 'AskForAccount')
const Unlock = later(() => import('./RouteScreenUnlock.tsx'), 'UnlockRoute')

/** In the place of the screen itself; on the way elsewhere there is nothing to show. */
const INSTEAD: Partial<Record<Outcome['is'], ComponentType>> = {
  'ask-to-register': AskForAccount,
  'go-to-login': Waiting,
  'go-home': Waiting,
  unlock: Unlock,
}

export function RouteScreen() {
  const { name, outcome } = useHere()
  const Screen = INSTEAD[outcome] ?? SCREENS[name]
  // The same until it is another screen: the router takes several steps on a way, and none of them changes this one.
  return useMemo(
    () => (
      <Suspense fallback={<Waiting />}>
        <Screen />
      </Suspense>
    ),
    [Screen],
  )
}
