import { refreshAfterLeaving } from '../../account/userRecord.ts'
import type { RenderMemberReports } from '../../institutions/InstitutionPage.tsx'
import { InstitutionsScreen } from '../../institutions/InstitutionsScreen.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { OptionalPart } from '../frame/fallbacks.tsx'

const InstitutionReports = lazyComponent(
  () => import('../../reports/InstitutionReports.tsx'),
  'InstitutionReports',
)

const reportsOf: RenderMemberReports = ({ nid, name }) => (
  <OptionalPart>
    <InstitutionReports nid={nid} name={name} />
  </OptionalPart>
)

/** The institutions screen with reports and the end of a membership in the account: it imports neither. [CONS-13] */
export function InstitutionsRoute() {
  return <InstitutionsScreen afterEnding={refreshAfterLeaving} reportsOf={reportsOf} />
}
