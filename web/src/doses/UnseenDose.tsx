import { newClientId } from '@reprieve/contract/ids.ts'
import { typedName } from '@reprieve/domain/writtenName.ts'
import { useState } from 'react'
import { PATHS } from '../app/paths.ts'
import type { Diary } from '../local/rows.ts'
import { addUnseen } from '../medications/medicationTable.ts'
import { useAddFault } from '../medications/useAddFault.ts'
import { useText } from '../settings/words.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useGoBack } from '../ui/useGoBack.ts'
import { DoseAmount, DoseMoment } from './DoseFormFields.tsx'
import { DosePage } from './DosePage.tsx'
import { useNow } from '../device/useNow.ts'
import { untoldDose } from './LogDoseForm.tsx'
import { useLogDose } from './useLogDose.ts'

/** What was taken, how much and when; not a word about what was before, nor whether it was known. [DOSE-8] */
export function UnseenDose({ diary }: { diary: Diary }) {
  const medications = useText('medications')
  const sentence = useAddFault()
  const now = useNow()
  const goBack = useGoBack(PATHS.tokenOutdated)
  const { fault, forgetFault, log } = useLogDose(diary)
  const [id] = useState(() => newClientId(Date.now()))
  const [name, setName] = useState('')
  const [nameFault, setNameFault] = useState<keyof typeof sentence | null>(null)
  const [told, setTold] = useState(() => untoldDose(null))
  const logNow = async (): Promise<void> => {
    const added = await addUnseen(diary, { id, name })
    if (!added.ok) return setNameFault(added.reason)
    if (await log(added.value, told, null)) goBack()
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
        fault={fault}
        onTaken={(moved) => {
          setTold({ ...told, moved })
          forgetFault()
        }}
      />
    </DosePage>
  )
}
