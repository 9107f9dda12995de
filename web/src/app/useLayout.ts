import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { screenLayout, type Layout } from './layoutOf.ts'
import { useCurrentRoute } from './useHere.ts'

export function useLayout(): Layout {
  const state = stateOf(useSession())
  const { name, outcome } = useCurrentRoute()
  return screenLayout(name, state, outcome)
}
