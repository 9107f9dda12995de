import { newClientId } from '@reprieve/contract/ids.ts'
import type { DoseFault } from '@reprieve/domain/doses/logDose.ts'
import { typedName } from '@reprieve/domain/writtenName.ts'
import { useState } from 'react'
import { PATHS } from '../app/paths.ts'
import { keepThroughFullDisk } from '../device/persist.ts'
import { localNow, useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows.ts'
import { useAddFault } from '../medications/useAddFault.ts'
import { useText } from '../settings/words.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useGoBack } from '../ui/useGoBack.ts'
import { DoseAmount, DoseMoment } from './DoseFormFields.tsx'
import { DosePage } from './DosePage.tsx'
import { untoldDose } from './LogDoseForm.tsx'
import { logUnseen } from './logUnseen.ts'
import { useDoseToasts } from './useDoseToasts.ts'

/** What was taken, how much and when; reveals nothing about earlier doses or known medicines. [DOSE-8] */
export function UnseenDose({ diary }: { diary: Diary }) {
  const medications = useText('medications')
  const sentence = useAddFault()
  const now = useNow()
  const goBack = useGoBack(PATHS.tokenOutdated)
  const toasts = useDoseToasts(diary)
  const [id] = useState(() => newClientId(Date.now()))
  const [name, setName] = useState('')
  const [told, setTold] = useState(() => untoldDose(null))
  const [timeFault, setTimeFault] = useState<DoseFault | null>(null)
  const [nameFault, setNameFault] = useState<keyof typeof sentence | null>(null)
  const logNow = async (): Promise<void> => {
    const form = { ...told, taken: told.moved ?? localNow() }
    const logged = await logUnseen(diary, { id, name, form })
    if (!logged.ok) return isOfTime(logged.reason) ? setTimeFault(logged.reason) : setNameFault(logged.reason)
    toasts.logged(id)
    void keepThroughFullDisk()
    goBack()
  }
  return (
    <DosePage canLog={name.trim() !== ''} onLog={() => void logNow()}>
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
