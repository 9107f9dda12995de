import { typedName } from '@reprieve/domain/writtenName.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { useEffect, useRef, useState } from 'react'
import type { Diary } from '../local/rows.ts'
import { useText } from '../settings/words.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { focusFirstError } from '../ui/focusFirstError.ts'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'
import { addUnseen } from './medicationTable.ts'
import { useAddFault } from './useAddFault.ts'

interface UnseenMedicationProps {
  diary: Diary
  id: string
  onAdded: (medication: Medication) => void
}

/** Adds a medicine by its name, without revealing whether it was known. [MED-7] */
export function UnseenMedication({ diary, id, onAdded }: UnseenMedicationProps) {
  const text = useText('medications')
  const sentence = useAddFault()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<keyof typeof sentence | null>(null)
  const add = async (): Promise<void> => {
    const added = await addUnseen(diary, { id, name })
    if (added.ok) onAdded(added.value)
    else setFault(added.reason)
  }

  // The form has looked for an error before the table responded.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fault !== null && place.current !== null) focusFirstError(place.current)
  }, [fault])

  return (
    <div ref={place}>
      <Form label={text('addTitle')} onSubmit={() => void add()}>
        <TextField
          label={text('medication')}
          hint={text('nameHint')}
          value={name}
          autoComplete="off"
          error={fault === null ? null : sentence[fault]}
          onChange={(next) => {
            setName(typedName(next))
            setFault(null)
          }}
        />
        <SubmitButton label={text('addToRecord')} />
      </Form>
    </div>
  )
}
