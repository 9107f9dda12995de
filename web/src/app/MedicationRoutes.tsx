import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useDiary } from '../access/diary.ts'
import { AskAgain } from '../doses/DoseFormFields.tsx'
import { chooseRelief, useReliefChoice } from '../doses/reliefChoice.ts'
import { AddMedicationScreen, EditMedicationScreen } from '../medications/MedicationScreens.tsx'
import { useTextsAhead } from '../settings/useTextsReady.ts'

// A medication, with what is asked about doses of it: medications know nothing of doses.

const AREAS: readonly BrowserArea[] = ['doses']

export function MedicationAddRoute() {
  useTextsAhead(AREAS)
  return <AddMedicationScreen more={<AskedAfterDoses />} />
}

export function MedicationEditRoute() {
  useTextsAhead(AREAS)
  return <EditMedicationScreen more={<AskedAfterDoses />} />
}

/** Of the diary, and not of one medication: what is chosen here holds at once. [DOSE-9] */
function AskedAfterDoses() {
  const diary = useDiary()
  const minutes = useReliefChoice(diary)
  return <AskAgain minutes={minutes} onMinutes={(next) => void chooseRelief(diary, next)} />
}
