import { useDiary } from '../access/diary.ts'
import { RecordScreen } from '../records/RecordScreen.tsx'
import { useDoseOffers } from './useDoseOffers.ts'

/** A record, with what was logged beside it: records know nothing of doses. */
export function RecordRoute() {
  return <RecordScreen offers={useDoseOffers(useDiary())} />
}
