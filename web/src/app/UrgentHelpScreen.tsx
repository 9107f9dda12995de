import { UrgentHelp } from '../guide/UrgentHelp.tsx'
import { ScreenHeading } from './ScreenHeading.tsx'

export function UrgentHelpScreen() {
  return (
    <>
      <ScreenHeading />
      <UrgentHelp />
    </>
  )
}
