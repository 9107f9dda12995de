import { newClientId } from '@reprieve/contract/ids.ts'
import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDiary } from '../access/diary.ts'
import { PATHS } from '../app/paths.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { useText } from '../settings/words.tsx'
import { Screen, ScreenHeader } from '../ui/Screen.tsx'
import { useGoBack } from '../ui/useGoBack.ts'
import { MedicationSearch } from './MedicationSearch.tsx'

const AREAS: readonly BrowserArea[] = ['medications', 'conditions', 'common']

export function MedicationSearchScreen() {
  useTextsReady(AREAS)
  return <Searching />
}

/** Leads on in its own place: Back from what it led to is where the search was opened from. [MED-10] */
function Searching() {
  const text = useText('medications')
  const shell = useText()
  const diary = useDiary()
  const navigate = useNavigate()
  const goBack = useGoBack(PATHS.medications)
  const { id, redirect } = useSearch({ strict: false })
  const choose = (chosen: ChosenMedication): void =>
    void navigate({
      to: PATHS.medicationAdd,
      search: { id: id ?? newClientId(diary.now()), ...(redirect !== undefined && { redirect }) },
      state: { chosenMedication: chosen },
      replace: true,
    })
  return (
    <Screen
      header={
        <ScreenHeader
          title={text('searchTitle')}
          leave={{ label: shell('back'), sign: 'back', onLeave: () => goBack() }}
        />
      }
    >
      <div className="search-column">
        <MedicationSearch autoFocus onChosen={choose} />
      </div>
    </Screen>
  )
}
