import { newClientId } from '@reprieve/contract/ids.ts'
import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import { ok } from '@reprieve/domain/result.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import type { StorageFault } from '../../local/tables.ts'
import { useNavigate, useSearch } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { MedicationFaultDialog } from '../MedicationFaultDialog.tsx'
import { MedicationSearchPage } from './MedicationSearchPage.tsx'
import { toChosenMedicationState } from './chosenMedication.ts'
import { replaceDraftMedication } from '../medicationDraft.ts'

const AREAS: readonly BrowserArea[] = ['medications', 'conditions', 'records', 'common']

export function MedicationSearchScreen() {
  useTextsReady(AREAS)
  return <Searching />
}

/** Replaces its own history entry: Back from the next screen leads to where the search was opened. [MED-10] */
function Searching() {
  const text = useText('medications')
  const diary = useDiary()
  const navigate = useNavigate()
  const { id, redirect } = useSearch()
  const [failed, setFailed] = useState<{ fault: StorageFault; retry: () => void } | null>(null)
  const choose = async (chosen: ChosenMedication): Promise<void> => {
    const again = id === undefined ? ok(false) : await replaceDraftMedication(diary, chosen, id)
    if (!again.ok) return setFailed({ fault: again.reason, retry: () => void choose(chosen) })
    await navigate({
      to: PATHS.medicationAdd,
      search: { id: id ?? newClientId(diary.now()), ...(redirect !== undefined && { redirect }) },
      state: again.value ? {} : toChosenMedicationState(diary, chosen),
      replace: true,
    })
  }
  return (
    <MedicationSearchPage title={text('searchTitle')} autoFocus onChosen={(chosen) => void choose(chosen)}>
      <MedicationFaultDialog
        fault={failed?.fault ?? null}
        onRetry={() => failed?.retry()}
        onClose={() => setFailed(null)}
      />
    </MedicationSearchPage>
  )
}
