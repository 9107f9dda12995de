import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useDiary } from '../access/diary.ts'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { ChosenDose } from './ChosenDose.tsx'
import { UnseenDose } from './UnseenDose.tsx'

const AREAS: readonly BrowserArea[] = ['doses', 'medications', 'records', 'scale', 'listItems']

/** A dose by itself. On a locked device it is written by its name, and nothing of the past is shown (D16). [DOSE-8] */
export function DoseAddScreen() {
  useTextsReady(AREAS)
  return <DoseAdd />
}

function DoseAdd() {
  const diary = useDiary()
  const isLocked = stateOf(useSession()) === 'locked'
  return isLocked ? <UnseenDose diary={diary} /> : <ChosenDose diary={diary} />
}
