import { learnEnding } from '../account/userRecord.ts'
import type { ReportsOf } from '../institutions/InstitutionPage.tsx'
import { InstitutionsScreen } from '../institutions/InstitutionsScreen.tsx'
import { later } from '../ui/later.tsx'
import { Quiet } from './Quiet.tsx'

const InstitutionReports = later(() => import('../reports/InstitutionReports.tsx'), 'InstitutionReports')

const reportsOf: ReportsOf = ({ nid, name }) => (
  <Quiet>
    <InstitutionReports nid={nid} name={name} />
  </Quiet>
)

/** The institutions screen with reports and the end of a membership in the account: it imports neither. [CONS-13] */
export function InstitutionsRoute() {
  return <InstitutionsScreen afterEnding={learnEnding} reportsOf={reportsOf} />
}
