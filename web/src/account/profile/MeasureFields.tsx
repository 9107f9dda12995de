import {
  heightIn,
  shownHeight,
  shownWeight,
  weightInUnit,
  type MeasureField,
  type MeasureProblem,
  type MeasureNumbers,
  type TypedMeasure,
} from '@reprieve/domain/account/bodyMeasure.ts'
import type { HeightUnit, WeightUnit } from '@reprieve/domain/account/bodyUnits.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'

interface MeasureFieldProps {
  problem: MeasureProblem | undefined
  onLeave: () => void
}

interface HeightFieldProps extends MeasureFieldProps {
  height: MeasureField<HeightUnit>
  onChange: (height: MeasureField<HeightUnit>) => void
}

/** The typed text, or the stored value in the unit shown. [PROF-3] */
function useTyped<Unit extends string>(shown: (value: number, unit: Unit) => MeasureNumbers) {
  const tag = useFormatTag()
  const written = (amount: number): string =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: false }).format(amount)
  const typedIn = ({ kept, unit, typed }: MeasureField<Unit>): TypedMeasure => {
    if (typed !== null) return typed
    const [first, second] = kept === null ? [] : shown(kept, unit)
    return [first === undefined ? '' : written(first), second === undefined ? '' : written(second)]
  }
  return { typedIn, signs: numberSigns(tag) }
}

export function HeightField({ height, problem, onChange, onLeave }: HeightFieldProps) {
  const text = useText('profile')
  const account = useText('account')
  const { typedIn, signs } = useTyped(shownHeight)
  const [first, second] = typedIn(height)
  const isInFeet = height.unit === 'feet/inches'
  const sentence = {
    'not-a-number': text('notANumber', { example: isInFeet ? 5 : 170 }),
    'out-of-range': text('heightOutOfRange'),
  }
  const units = [
    { value: 'centimeters', label: account('unitCentimeters') },
    { value: 'feet/inches', label: account('unitFeetInches') },
  ] as const
  return (
    <div className="measure" role="group" aria-label={account('height')}>
      <div className="measure-numbers">
        <TextField
          label={isInFeet ? `${account('height')}: ${text('feet')}` : account('height')}
          inputMode="decimal"
          autoComplete="off"
          value={first}
          error={problem === undefined ? null : sentence[problem]}
          onChange={(typed) => onChange({ ...height, typed: [typed, second] })}
          onBlur={onLeave}
        />
        {isInFeet && (
          <TextField
            label={text('inches')}
            inputMode="decimal"
            autoComplete="off"
            value={second}
            onChange={(typed) => onChange({ ...height, typed: [first, typed] })}
            onBlur={onLeave}
          />
        )}
      </div>
      <Segmented
        label={text('heightUnit')}
        segments={units}
        value={height.unit}
        onChange={(unit) => onChange(heightIn(height, unit, signs))}
      />
    </div>
  )
}

interface WeightFieldProps extends MeasureFieldProps {
  weight: MeasureField<WeightUnit>
  onChange: (weight: MeasureField<WeightUnit>) => void
}

/** A choice needs a value, but kilograms have an empty one on the wire. */
const KILOGRAMS = 'kg'
const asUnit = (choice: string): WeightUnit => (choice === 'p' || choice === 's' ? choice : '')

export function WeightField({ weight, problem, onChange, onLeave }: WeightFieldProps) {
  const text = useText('profile')
  const account = useText('account')
  const { typedIn, signs } = useTyped(shownWeight)
  const [first] = typedIn(weight)
  const sentence = {
    'not-a-number': text('notANumber', { example: 70 }),
    'out-of-range': text('weightOutOfRange'),
  }
  return (
    <div className="measure" role="group" aria-label={account('weight')}>
      <TextField
        label={account('weight')}
        inputMode="decimal"
        autoComplete="off"
        value={first}
        error={problem === undefined ? null : sentence[problem]}
        onChange={(typed) => onChange({ ...weight, typed: [typed, ''] })}
        onBlur={onLeave}
      />
      <Segmented
        label={text('weightUnit')}
        segments={[
          { value: KILOGRAMS, label: account('unitKilograms') },
          { value: 'p', label: account('unitPounds') },
          { value: 's', label: account('unitStone') },
        ]}
        value={weight.unit === '' ? KILOGRAMS : weight.unit}
        onChange={(choice) => onChange(weightInUnit(weight, asUnit(choice), signs))}
      />
    </div>
  )
}
