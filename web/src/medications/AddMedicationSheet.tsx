import { newClientId } from '@reprieve/contract/ids.ts'
import { typedName } from '@reprieve/domain/writtenName.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { useEffect, useRef, useState } from 'react'
import type { Diary } from '../local/rows.ts'
import { useText } from '../settings/words.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { focusFirstError } from '../ui/focusFirstError.ts'
import { Form } from '../ui/Form.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TextField } from '../ui/TextField.tsx'
import { addMedication, addUnseen } from './medicationTable.ts'

interface AddMedicationSheetProps {
  diary: Diary
  /** On a locked device it is not said whether it was known. [MED-7] */
  showsPast: boolean
  onAdded: (medication: Medication) => void
  onClose: () => void
}

type Fault = Extract<Awaited<ReturnType<typeof addMedication>>, { ok: false }>['reason']

/** By its name alone. What is right to take is not our word to say: nothing is suggested here. */
export function AddMedicationSheet({ diary, showsPast, onAdded, onClose }: AddMedicationSheetProps) {
  const text = useText('medications')
  const common = useText('common')
  const records = useText('records')
  const [id] = useState(() => newClientId(Date.now()))
  const [name, setName] = useState('')
  const [fault, setFault] = useState<Fault | null>(null)
  const SENTENCE: Record<Fault, string> = {
    'name-empty': common('fieldEmpty'),
    'name-too-long': text('nameTooLong'),
    'already-exists': text('alreadyExists'),
    'no-room': records('faultNoRoom'),
    'storage-gone': records('faultStorageGone'),
  }
  const add = async (): Promise<void> => {
    const added = await (showsPast ? addMedication : addUnseen)(diary, { id, name })
    if (added.ok) onAdded(added.value)
    else setFault(added.reason)
  }

  // The form has looked for it before the table has answered.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fault !== null && place.current !== null) focusFirstError(place.current)
  }, [fault])

  return (
    <Sheet isOpen title={text('addTitle')} closeLabel={common('close')} onClose={onClose}>
      <div ref={place}>
        <Form label={text('addTitle')} onSubmit={() => void add()}>
          <TextField
            label={text('medication')}
            hint={text('nameHint')}
            value={name}
            autoComplete="off"
            error={fault === null ? null : SENTENCE[fault]}
            onChange={(next) => {
              setName(typedName(next))
              setFault(null)
            }}
          />
          <SubmitButton label={text('addToRecord')} />
        </Form>
      </div>
    </Sheet>
  )
}
