import { ProgramScreen } from '../guide/programs/ProgramScreen.tsx'
import { GuideGate } from './GuideAround.tsx'

export function ProgramRoute() {
  return (
    <GuideGate>
      <ProgramScreen />
    </GuideGate>
  )
}
