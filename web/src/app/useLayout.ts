import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { layoutOf, type Layout } from './layoutOf.ts'
import { useHere } from './useHere.ts'

export function useLayout(): Layout {
  const state = stateOf(useSession())
  const { name, outcome } = useHere()
  return layoutOf(name, state, outcome)
}
