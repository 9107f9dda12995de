import { UrgentHelp } from '../../guide/urgentHelp/UrgentHelp.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'

export function UrgentHelpScreen() {
  return (
    <>
      <ScreenHeading />
      <UrgentHelp />
    </>
  )
}
