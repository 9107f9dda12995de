import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useDiary } from '../../access/diary.ts'
import { AskAgainChoice } from '../../doses/DoseFormFields.tsx'
import { storeReliefMinutes, useReliefMinutes } from '../../doses/reliefMinutes.ts'
import { AddMedicationScreen, EditMedicationScreen } from '../../medications/MedicationScreens.tsx'
import { usePrefetchTexts } from '../../text/useText.tsx'

// The medication screens with the questions about doses: medications do not import doses.

const AREAS: readonly BrowserArea[] = ['doses']

export function MedicationAddRoute() {
  usePrefetchTexts(AREAS)
  return <AddMedicationScreen more={<AskedAfterDoses />} />
}

export function MedicationEditRoute() {
  usePrefetchTexts(AREAS)
  return <EditMedicationScreen more={<AskedAfterDoses />} />
}

/** A setting of the diary, not of one medication: it applies immediately. [DOSE-9] */
function AskedAfterDoses() {
  const diary = useDiary()
  const minutes = useReliefMinutes(diary)
  return <AskAgainChoice minutes={minutes} onMinutes={(next) => void storeReliefMinutes(diary, next)} />
}
