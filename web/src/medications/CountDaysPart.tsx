import { MEDICINE_DAYS } from '@reprieve/domain/medications/dayLimit.ts'
import type { MedicationFaults, TypedMedication } from '@reprieve/domain/medications/typedMedication.ts'
import { useId } from 'react'
import { useText } from '../text/useText.tsx'
import { Segmented } from '../ui/controls/Segmented.tsx'
import { TextField } from '../ui/fields/TextField.tsx'

const CHOICES = { usual: null, yes: true, no: false } as const
type Choice = keyof typeof CHOICES

const choiceFor = (countsDays: boolean | null): Choice => {
  if (countsDays === null) return 'usual'
  return countsDays ? 'yes' : 'no'
}

interface CountDaysPartProps {
  typed: TypedMedication
  faults: MedicationFaults
  onChange: (part: Partial<TypedMedication>) => void
}

/** Whether its days count, and the limit set by the prescriber only: nothing is suggested. [MDAY-1, MDAY-3] */
export function CountDaysPart({ typed, faults, onChange }: CountDaysPartProps) {
  const text = useText('medications')
  const hint = useId()
  const segments: { value: Choice; label: string }[] = [
    { value: 'usual', label: text('countDaysUsual') },
    { value: 'yes', label: text('countDaysYes') },
    { value: 'no', label: text('countDaysNo') },
  ]
  return (
    <section className="count-days" aria-describedby={hint}>
      <Segmented
        label={text('countDays')}
        segments={segments}
        value={choiceFor(typed.countsDays)}
        onChange={(choice) => onChange({ countsDays: CHOICES[choice] })}
      />
      <p id={hint} className="count-days-hint">
        {text('countDaysHint')}
      </p>
      <TextField
        label={text('dayLimit', { of: MEDICINE_DAYS })}
        value={typed.dayLimit}
        hint={text('dayLimitHint')}
        inputMode="numeric"
        autoComplete="off"
        error={faults.dayLimit === undefined ? null : text('wholeNumber', { 0: MEDICINE_DAYS })}
        onChange={(dayLimit) => onChange({ dayLimit })}
      />
    </section>
  )
}
