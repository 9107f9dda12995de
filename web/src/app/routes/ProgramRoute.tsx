import { ProgramScreen } from '../../guide/programs/ProgramScreen.tsx'
import { GuideGate } from './GuideGate.tsx'

export function ProgramRoute() {
  return (
    <GuideGate>
      <ProgramScreen />
    </GuideGate>
  )
}
