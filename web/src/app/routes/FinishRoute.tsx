import { FinishScreen } from '../../records/episodes/FinishScreen.tsx'
import { useDoseOffers } from './useDoseOffers.ts'

export function FinishRoute() {
  return <FinishScreen offers={useDoseOffers()} />
}
