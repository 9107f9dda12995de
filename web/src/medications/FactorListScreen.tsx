import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useState } from 'react'
import { useDiary } from '../access/diary.ts'
import type { StorageFault } from '../local/tables.ts'
import { Link } from '../navigation/Link.tsx'
import { useLocation } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Switch } from '../ui/controls/Switch.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import { MedicationFaultDialog } from './MedicationFaultDialog.tsx'
import { useMedicationGroup } from './MedicationRows.tsx'
import { setMedicationShown, type StoredMedication } from './medicationTable.ts'
import { useMedicationWords } from './useMedicationWords.ts'
import './search/chosenMedication.ts'
import './medicationList.css'
import '../ui/layout/rows.css'
import './medicationRows.css'

const AREAS: readonly BrowserArea[] = ['medications', 'common', 'records']

/** Which medications a record offers. A switch applies immediately. [MED-24] */
export function FactorListScreen() {
  useTextsReady(AREAS)
  return <FactorList />
}

interface Failed {
  fault: StorageFault
  retry: () => void
}

function FactorList() {
  const text = useText('medications')
  const common = useText('common')
  const shell = useText()
  const diary = useDiary()
  const words = useMedicationWords()
  const isFromRecord = useLocation({ select: ({ state }) => state.isFromRecord === true })
  const goBack = useGoBack(PATHS.medications)
  const medications = useMedicationGroup(diary, null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const show = async (medication: StoredMedication, isShown: boolean): Promise<void> => {
    const set = await setMedicationShown(diary, medication, isShown)
    if (set.ok || set.reason === 'not-here') return
    setFailed({ fault: set.reason, retry: () => void show(medication, isShown) })
  }
  const back = isFromRecord ? (
    <Button kind="text" icon={<DiaryIcon name="back" />} label={shell('back')} onPress={() => goBack()} />
  ) : null
  if (medications === null) return <Skeleton longText={shell('waitingLong')} />
  if (medications.length === 0)
    return (
      <EmptyState title={text('empty')} text={text('emptyText')}>
        <Link className="button primary" to={PATHS.medicationSearch}>
          {common('addNew')}
        </Link>
        {back}
      </EmptyState>
    )
  return (
    <div className="medication-column">
      <p>{text('factorListHint')}</p>
      <ul className="rows medication-rows" aria-label={text('factorListTitle')}>
        {medications.map((medication) => (
          <li key={medication.id} className="medication-row">
            <DiaryIcon name="pill" />
            <Switch
              label={words.name(medication)}
              isOn={medication.isShown}
              onLabel={text('shown')}
              offLabel={text('hidden')}
              onChange={(isShown) => void show(medication, isShown)}
            />
          </li>
        ))}
      </ul>
      {back ?? (
        <Link className="button text" to={PATHS.medications}>
          {text('backToList')}
        </Link>
      )}
      <MedicationFaultDialog
        fault={failed?.fault ?? null}
        onRetry={() => failed?.retry()}
        onClose={() => setFailed(null)}
      />
    </div>
  )
}
