import type { MedicationFaults, TypedMedication } from '@reprieve/domain/medications/typedMedication.ts'
import { dayFrom } from '@reprieve/domain/time/typedTime.ts'
import { useText } from '../text/useText.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { TextArea, TextField } from '../ui/fields/TextField.tsx'
import { useUnitWords } from './useMedicationWords.ts'

interface TypedPartProps {
  typed: TypedMedication
  faults: MedicationFaults
  onChange: (part: Partial<TypedMedication>) => void
}

/** Start and end; without an end it is still taken. [MED-9, MED-20] */
export function DaysPart({ typed, faults, onChange }: TypedPartProps) {
  const text = useText('medications')
  const records = useText('records')
  const END = { 'not-a-day': text('notADay'), 'before-start': records('endBeforeStartDate') }
  return (
    <div className="medication-days">
      <DayField
        label={text('startDate')}
        value={typed.startDate}
        read={dayFrom}
        pickLabel={text('pickDay', { 0: text('startDate') })}
        error={faults.startDate === undefined ? null : text('notADay')}
        onChange={(startDate) => onChange({ startDate })}
      />
      <DayField
        label={text('endDate')}
        value={typed.endDate}
        read={dayFrom}
        placeholder={text('stillTaking')}
        pickLabel={text('pickDay', { 0: text('endDate') })}
        error={faults.endDate === undefined ? null : END[faults.endDate]}
        onChange={(endDate) => onChange({ endDate })}
      />
    </div>
  )
}

export function SpecialPart({ typed, faults, onChange }: TypedPartProps) {
  const text = useText('medications')
  const records = useText('records')
  return (
    <TextArea
      label={text('specialInstructions')}
      value={typed.specialInstructions}
      error={faults.specialInstructions === undefined ? null : records('faultNoteTooLong')}
      onChange={(specialInstructions) => onChange({ specialInstructions })}
    />
  )
}

export function NotesPart({ typed, faults, onChange }: TypedPartProps) {
  const text = useText('medications')
  const records = useText('records')
  return (
    <TextArea
      label={text('notes')}
      value={typed.notes}
      error={faults.notes === undefined ? null : records('faultNoteTooLong')}
      onChange={(notes) => onChange({ notes })}
    />
  )
}

/** The limit set by the prescriber only: nothing is suggested, and nothing is compared with it. [MED-23] */
export function LimitPart({ typed, faults, onChange }: TypedPartProps) {
  const text = useText('medications')
  const unit = useUnitWords()(typed.dosageUnits)
  return (
    <TextField
      label={text('limit')}
      value={typed.limit}
      hint={text('limitHint', { 0: unit })}
      inputMode="decimal"
      autoComplete="off"
      error={faults.limit === undefined ? null : text('notAnAmount', { 0: '4' })}
      end={<span className="input-unit">{unit}</span>}
      onChange={(limit) => onChange({ limit })}
    />
  )
}
