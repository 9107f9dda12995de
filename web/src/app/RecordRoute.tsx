import { useDiary } from '../access/diary.ts'
import { RecordScreen } from '../records/RecordScreen.tsx'
import { useDoseOffers } from './useDoseOffers.ts'

/** A record with the separately logged doses: records do not import doses. */
export function RecordRoute() {
  return <RecordScreen offers={useDoseOffers(useDiary())} />
}
