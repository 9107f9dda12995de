import { amountFrom } from '@reprieve/domain/medications/doseAmount.ts'
import { DEFAULT_DOSAGE_UNITS, DOSAGE_UNITS } from '@reprieve/domain/medications/medication.ts'
import type { MedicationUse } from '@reprieve/domain/records/painRecord.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { useState } from 'react'
import { useUnitWords } from '../../medications/useMedicationWords.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTypedField } from './useTypedField.ts'
import './doseFields.css'

type Dose = MedicationUse['dose']

interface DoseFieldsProps {
  dose: Dose
  /** The unit of a dose of this medicine; null if it is not known here. */
  units: string | null
  onDose: (dose: Dose) => void
}

/** The amount taken. Nothing is prefilled and nothing is compared: the app gives no advice. [MED-5] */
export function DoseFields({ dose, units: ofMedication, onDose }: DoseFieldsProps) {
  const text = useText('records')
  const tag = useFormatTag()
  const unitWord = useUnitWords()
  const [picked, setPicked] = useState((dose?.units || ofMedication) ?? DEFAULT_DOSAGE_UNITS)
  const units = dose === null || dose.units === '' ? picked : dose.units
  const written = (amount: number): string =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: 3, useGrouping: false }).format(amount)
  const signs = numberSigns(tag)
  const read = (typed: string): string | null => {
    const amount = amountFrom(typed, signs)
    if (amount === null) return typed.trim() === '' ? '' : null
    return written(amount)
  }
  const shown = dose === null ? '' : written(dose.amount)
  const amount = useTypedField({
    shown,
    read,
    isWhole: () => true,
    onRead: (typed) => {
      const next = amountFrom(typed, signs)
      onDose(next === null ? null : { amount: next, units })
    },
    refusal: text(shown === '' ? 'notAnAmount' : 'amountKept', { kept: shown }),
  })
  const known: readonly string[] = DOSAGE_UNITS
  return (
    <div className="dose-fields">
      <TextField {...amount} label={text('amount')} inputMode="decimal" autoComplete="off" />
      <label className="dose-units">
        <span className="field-label">{text('unit')}</span>
        <select
          className="select"
          value={units}
          onChange={({ target }) => {
            setPicked(target.value)
            if (dose !== null) onDose({ ...dose, units: target.value })
          }}
        >
          {[...known, ...(known.includes(units) ? [] : [units])].map((unit) => (
            <option key={unit} value={unit}>
              {unitWord(unit)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
