import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { ReactNode } from 'react'
import { useDiary } from '../../access/diary.ts'
import { DoseLine } from '../../doses/DoseLine.tsx'
import { MedicationListScreen } from '../../medications/MedicationListScreen.tsx'
import type { StoredMedication } from '../../medications/medicationTable.ts'
import { Link } from '../../navigation/Link.tsx'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { PATHS } from '../../paths/paths.ts'

const AREAS: readonly BrowserArea[] = ['doses', 'medications', 'records']

/** The medication list with a dose in two presses: medications do not import doses. [DOSE-2] */
export function MedicationsRoute() {
  useTextsReady(AREAS)
  return <MedicationsWithDoses />
}

function MedicationsWithDoses() {
  const diary = useDiary()
  const text = useText('doses')
  const logDose = (medication: StoredMedication): ReactNode => (
    <DoseLine diary={diary} medication={medication} />
  )
  return (
    <>
      <MedicationListScreen logDose={logDose} />
      <div className="medication-column">
        <Link className="button text" to={PATHS.doseAdd}>
          {text('listTitle')}
        </Link>
      </div>
    </>
  )
}
