import { UrgentHelp } from '../../guide/UrgentHelp.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'

export function UrgentHelpScreen() {
  return (
    <>
      <ScreenHeading />
      <UrgentHelp />
    </>
  )
}
