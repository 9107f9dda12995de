import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import { useState, type ReactNode } from 'react'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Screen, ScreenHeader } from '../../ui/layout/Screen.tsx'
import { useGoBack } from '../../navigation/useGoBack.ts'
import { MedicationSearchSteps, type MedicationMatch } from './MedicationSearch.tsx'

interface MedicationSearchPageProps {
  title: string
  autoFocus?: boolean
  onChosen: (chosen: ChosenMedication) => void
  children?: ReactNode
}

/** Back leads from the brands to the matches, and from there to where the search was opened. [MED-10] */
export function MedicationSearchPage({ title, autoFocus, onChosen, children }: MedicationSearchPageProps) {
  const shell = useText()
  const goBack = useGoBack(PATHS.medications)
  const [offered, setOffered] = useState<MedicationMatch | null>(null)
  const leave = (): void => (offered === null ? goBack() : setOffered(null))
  return (
    <Screen
      header={<ScreenHeader title={title} leave={{ label: shell('back'), sign: 'back', onLeave: leave }} />}
    >
      <div className="search-column">
        <MedicationSearchSteps
          autoFocus={autoFocus === true}
          offered={offered}
          onOffered={setOffered}
          onChosen={onChosen}
        />
      </div>
      {children}
    </Screen>
  )
}
