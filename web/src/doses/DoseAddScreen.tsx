import { newClientId } from '@reprieve/contract/ids.ts'
import type { DoseFault } from '@reprieve/domain/doses/logDose.ts'
import { typedName } from '@reprieve/domain/writtenName.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { sessionDeviceState, useSession } from '../access/session.ts'
import { requestPersistentStorage } from '../device/browserStorage.ts'
import { localNow, useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useMedicationFaultTexts } from '../medications/MedicationFaultDialog.tsx'
import { PATHS } from '../paths/paths.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import { ChosenDoses } from './ChosenDoses.tsx'
import { DoseAmount, DoseMoment } from './DoseFormFields.tsx'
import { DosePage } from './DosePage.tsx'
import { emptyDoseInput } from './LogDoseForm.tsx'
import { logDoseByName } from './lockedDoses.ts'
import { useDoseToasts } from './useDoseToasts.ts'

/** What was taken, how much and when; reveals nothing about earlier doses or known medicines. [DOSE-8] */
function UnseenDose({ diary }: { diary: Diary }) {
  const medications = useText('medications')
  const sentence = useMedicationFaultTexts()
  const now = useNow()
  const goBack = useGoBack(PATHS.tokenOutdated)
  const toasts = useDoseToasts(diary)
  const [id] = useState(() => newClientId(Date.now()))
  const [name, setName] = useState('')
  const [told, setTold] = useState(() => emptyDoseInput(null))
  const [timeFault, setTimeFault] = useState<DoseFault | null>(null)
  const [nameFault, setNameFault] = useState<keyof typeof sentence | null>(null)
  const logNow = async (): Promise<void> => {
    const form = { ...told, taken: told.moved ?? localNow() }
    const logged = await logDoseByName(diary, { id, name, form })
    if (!logged.ok) return isOfTime(logged.reason) ? setTimeFault(logged.reason) : setNameFault(logged.reason)
    toasts.logged(id)
    void requestPersistentStorage()
    goBack()
  }
  return (
    <DosePage count={name.trim() === '' ? 0 : 1} onLog={() => void logNow()}>
      <TextField
        label={medications('medication')}
        hint={medications('nameHint')}
        value={name}
        autoComplete="off"
        error={nameFault === null ? null : sentence[nameFault]}
        onChange={(next) => {
          setName(typedName(next))
          setNameFault(null)
        }}
      />
      <DoseAmount amount={told.amount} units={null} onAmount={(amount) => setTold({ ...told, amount })} />
      <DoseMoment
        taken={told.moved ?? now}
        fault={timeFault}
        onTaken={(moved) => {
          setTold({ ...told, moved })
          setTimeFault(null)
        }}
      />
    </DosePage>
  )
}

const isOfTime = (fault: string): fault is DoseFault =>
  fault === 'in-the-future' || fault === 'outside-calendar'

const AREAS: readonly BrowserArea[] = ['doses', 'medications', 'records', 'scale', 'listItems']

/** Logs a dose by itself. On a locked device the medicine is typed, and nothing past is shown (D16). [DOSE-8] */
export function DoseAddScreen() {
  useTextsReady(AREAS)
  return <DoseAdd />
}

function DoseAdd() {
  const diary = useDiary()
  const isLocked = sessionDeviceState(useSession()) === 'locked'
  return isLocked ? <UnseenDose diary={diary} /> : <ChosenDoses diary={diary} />
}
