import { DOSAGE_UNITS } from '@reprieve/domain/medications/medication.ts'
import type { TypedMedication } from '@reprieve/domain/medications/typedMedication.ts'
import { NAME_MAX, typedName } from '@reprieve/domain/writtenName.ts'
import { useId } from 'react'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { ListCard } from '../../ui/layout/ListRow.tsx'
import { ListRowButton } from '../../ui/layout/ListRowButton.tsx'
import { useMedicationWords, useUnitWords } from '../useMedicationWords.ts'

/** What the sheet shows: all fields, or the search in their place. */
export type DescriptionStep = 'all' | 'medication' | 'brand'

interface WhatFieldsProps {
  typed: TypedMedication
  isEntry: boolean
  error: string | null
  onChange: (part: Partial<TypedMedication>) => void
  onStep: (step: DescriptionStep) => void
}

/** A catalogue entry cannot be edited, only replaced by another; a typed name can be typed again. */
export function MedicationNameFields({ typed, isEntry, error, onChange, onStep }: WhatFieldsProps) {
  const text = useText('medications')
  const { commonName } = useMedicationWords()
  if (isEntry)
    return (
      <ListCard label={text('description')}>
        <ListRowButton
          icon={<DiaryIcon name="pill" />}
          title={commonName(typed)}
          subtitle={text('medication')}
          end={<DiaryIcon name="pencil" />}
          onPress={() => onStep('medication')}
        />
        <ListRowButton
          icon={<DiaryIcon name="bookmark" />}
          title={typed.brandName ?? text('generic')}
          subtitle={text('brand')}
          end={<DiaryIcon name="pencil" />}
          onPress={() => onStep('brand')}
        />
      </ListCard>
    )
  return (
    <>
      <TextField
        label={text('medication')}
        value={typed.commonName}
        autoComplete="off"
        error={error}
        onChange={(name) => onChange({ commonName: typedName(name) })}
      />
      <TextField
        label={text('brand')}
        value={typed.brandName ?? ''}
        autoComplete="off"
        isLiteral
        maxLength={NAME_MAX}
        hint={text('brandNone')}
        onChange={(brand) => onChange({ brandName: brand === '' ? null : typedName(brand) })}
      />
      <Button
        kind="text"
        icon={<DiaryIcon name="search" />}
        label={text('anotherMedication')}
        onPress={() => onStep('medication')}
      />
    </>
  )
}

interface FormSelectProps {
  units: string
  /** The units that the catalogue also knows for it. */
  first: readonly string[]
  onChange: (units: string) => void
}

export function DosageFormSelect({ units, first, onChange }: FormSelectProps) {
  const text = useText('medications')
  const word = useUnitWords()
  const id = useId()
  const all = [...new Set<string>([units, ...first, ...DOSAGE_UNITS])]
  return (
    <div className="unit-select">
      <label className="field-label" htmlFor={id}>
        {text('form')}
      </label>
      <select id={id} className="select" value={units} onChange={({ target }) => onChange(target.value)}>
        {all.map((unit) => (
          <option key={unit} value={unit}>
            {word(unit)}
          </option>
        ))}
      </select>
    </div>
  )
}
