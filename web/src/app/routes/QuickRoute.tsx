import { QuickScreen } from '../../records/quick/QuickScreen.tsx'
import { useDoseOffers } from './useDoseOffers.ts'

export function QuickRoute() {
  return <QuickScreen offers={useDoseOffers()} />
}
