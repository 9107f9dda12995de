import { STRENGTH_UNITS } from '@reprieve/domain/medications/medication.ts'
import type { TypedStrength } from '@reprieve/domain/medications/strength.ts'
import { useId } from 'react'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useStrengthWords } from './useStrengthWords.ts'
import type { StrengthWork } from './useStrengthWork.ts'

interface NewStrengthProps {
  work: StrengthWork
  typed: TypedStrength
  onUse: () => void
}

/** For a mixture one field per component, labelled with its name. [CAT-5, MED-12, MED-14] */
export function NewStrength({ work, typed, onUse }: NewStrengthProps) {
  const text = useText('medications')
  const common = useText('common')
  const { names, faults } = work
  const problem = (at: number): string | null => {
    if (faults === 'exists') return at === 0 ? text('strengthExists') : null
    return faults[at] === undefined ? null : text('enterValue')
  }
  return (
    <div className="new-strength">
      {names.map((name, at) => (
        <TextField
          key={name}
          label={names.length === 1 ? text('strength') : text('strengthOf', { 0: name })}
          value={typed.parts[at] ?? ''}
          inputMode="decimal"
          autoComplete="off"
          autoFocus={at === 0}
          error={problem(at)}
          onChange={(part) => work.type({ ...typed, parts: typed.parts.with(at, part) })}
        />
      ))}
      <UnitSelect
        units={typed.strengthUnits}
        onChange={(strengthUnits) => work.type({ ...typed, strengthUnits })}
      />
      <div className="new-strength-ways">
        <Button label={text('strengthUse')} onPress={onUse} />
        <Button kind="text" label={common('cancel')} onPress={work.cancel} />
      </div>
    </div>
  )
}

const MICROGRAM = 'µg'

/** Chosen, never typed: a microgram misread as a milligram is a thousand times too much. */
function UnitSelect({ units, onChange }: { units: string; onChange: (units: string) => void }) {
  const text = useText('medications')
  const { unit: word } = useStrengthWords()
  const id = useId()
  const known: readonly string[] = STRENGTH_UNITS
  return (
    <div className="unit-select">
      <label className="field-label" htmlFor={id}>
        {text('strengthUnit')}
      </label>
      <select id={id} className="select" value={units} onChange={({ target }) => onChange(target.value)}>
        {[...known, ...(known.includes(units) ? [] : [units])].map((unit) => (
          <option key={unit} value={unit}>
            {unit === MICROGRAM ? text('withBrand', { 0: word(unit), 1: text('microgram') }) : word(unit)}
          </option>
        ))}
      </select>
    </div>
  )
}
