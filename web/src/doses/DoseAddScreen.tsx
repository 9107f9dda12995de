import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useDiary } from '../access/diary.ts'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { ChosenDose } from './ChosenDose.tsx'
import { UnseenDose } from './UnseenDose.tsx'

const AREAS: readonly BrowserArea[] = ['doses', 'medications', 'records', 'scale', 'listItems']

/** Logs a dose by itself. On a locked device the medicine is typed, and nothing past is shown (D16). [DOSE-8] */
export function DoseAddScreen() {
  useTextsReady(AREAS)
  return <DoseAdd />
}

function DoseAdd() {
  const diary = useDiary()
  const isLocked = stateOf(useSession()) === 'locked'
  return isLocked ? <UnseenDose diary={diary} /> : <ChosenDose diary={diary} />
}
