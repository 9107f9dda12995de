import { ProgramScreen } from '../guide/programs/ProgramScreen.tsx'
import { GuideAround } from './GuideAround.tsx'

export function ProgramRoute() {
  return (
    <GuideAround>
      <ProgramScreen />
    </GuideAround>
  )
}
