import { learnEnding } from '../account/userRecord.ts'
import { InstitutionsScreen } from '../institutions/InstitutionsScreen.tsx'

/** Institutions, with what ends of the account when a membership does: they know nothing of that. [CONS-13] */
export function InstitutionsRoute() {
  return <InstitutionsScreen afterEnding={learnEnding} />
}
