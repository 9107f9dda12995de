import type { Dosage, Medication } from '@reprieve/domain/medications/medication.ts'
import {
  finishDosage,
  typedDosage,
  type DosageFaults,
  type TypedDosage,
} from '@reprieve/domain/medications/taking.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { fieldsOf } from '@reprieve/contract/fields.ts'
import { useEffect, useRef, useState } from 'react'
import { useTypedLeft } from '../access/useTypedLeft.ts'
import { FrequencyFields } from '../schedule/FrequencyFields.tsx'
import { typedFrequencyLeft } from '../schedule/typedFrequencyLeft.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useText } from '../settings/words.tsx'
import { Button, SubmitButton } from '../ui/Button.tsx'
import { focusFirstError } from '../ui/focusFirstError.ts'
import { Form } from '../ui/Form.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useUnitWords } from './useUnitWords.ts'

interface DosageSheetProps {
  /** Null for a new one. */
  dosage: Dosage | null
  /** Its index among the dosages. */
  at: number
  taken: Pick<Medication, 'takeAs' | 'dosageUnits'>
  onApply: (dosage: Dosage) => void
  onRemove: () => void
  onClose: () => void
}

const NEW: Dosage = { amount: null, frequency: null }

/** How much, and how often. Nothing is suggested. [MED-18] */
export function DosageSheet({ dosage, at, taken, onApply, onRemove, onClose }: DosageSheetProps) {
  const text = useText('medications')
  const common = useText('common')
  const tag = useFormatTag()
  const signs = numberSigns(tag)
  const unit = useUnitWords()(taken.dosageUnits)
  const [first] = useState<TypedDosage>(() => typedDosage(dosage ?? NEW, signs))
  const [typed, setTyped] = useState(first)
  const isChanged = !sameJson({ ...first }, { ...typed })
  useTypedLeft({ form: `dose ${at}`, typed, isChanged, read: dosageFrom, takeUp: setTyped })
  const [faults, setFaults] = useState<DosageFaults>({})
  const change = (part: Partial<TypedDosage>): void => {
    setTyped({ ...typed, ...part })
    setFaults({})
  }
  const apply = (): void => {
    const finished = finishDosage(typed, { signs, takeAs: taken.takeAs })
    if (finished.ok) onApply(finished.value)
    else setFaults(finished.reason)
  }
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.keys(faults).length > 0 && place.current !== null) focusFirstError(place.current)
  }, [faults])

  return (
    <Sheet
      isOpen
      title={text(dosage === null ? 'addDose' : 'dose')}
      closeLabel={common('close')}
      onClose={onClose}
    >
      <div ref={place} className="dosage-parts">
        <Form label={text('dose')} onSubmit={apply}>
          <TextField
            label={text('amount')}
            value={typed.amount}
            inputMode="decimal"
            autoComplete="off"
            error={amountProblem(faults, text)}
            end={<span className="input-unit">{unit}</span>}
            onChange={(amount) => change({ amount })}
          />
          <FrequencyFields
            text={text}
            common={common}
            tag={tag}
            typed={typed.frequency}
            without={withoutTimes(typed, taken, text)}
            faults={faults.frequency ?? {}}
            isMissing={faults.kind === 'missing'}
            onChange={(frequency) => change({ frequency })}
          />
          <SubmitButton label={common('apply')} />
        </Form>
        {dosage !== null && <Button kind="danger" label={text('removeDose')} onPress={onRemove} />}
      </div>
    </Sheet>
  )
}

type Words = ReturnType<typeof useText<'medications'>>

function amountProblem({ amount }: DosageFaults, text: Words): string | null {
  if (amount === undefined) return null
  return amount === 'missing' ? text('enterValue') : text('notAnAmount', { 0: '1' })
}

/** Times of another client that cannot be shown may stay as they are; a medicine taken as needed needs no times. */
function withoutTimes(
  { unread }: TypedDosage,
  { takeAs }: Pick<Medication, 'takeAs'>,
  text: Words,
): string | null {
  if (unread !== undefined) return text('freqUnread')
  return takeAs === 'needed' ? text('freqNone') : null
}

function dosageFrom(left: unknown): TypedDosage | null {
  const { amount, frequency: told, unread } = fieldsOf(left)
  const frequency = typedFrequencyLeft(told)
  if (typeof amount !== 'string' || (told !== null && frequency === null)) return null
  return { amount, frequency, ...(unread !== undefined && { unread }) }
}
