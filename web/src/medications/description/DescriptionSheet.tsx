import { toFields } from '@reprieve/contract/fields.ts'
import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import { STRENGTH_UNITS } from '@reprieve/domain/medications/medication.ts'
import {
  sameStrength,
  type MedicationStrength,
  type TypedStrength,
} from '@reprieve/domain/medications/strength.ts'
import { withUnits, type TypedMedication } from '@reprieve/domain/medications/typedMedication.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { finishName, type NameFault } from '@reprieve/domain/writtenName.ts'
import { useId, useState } from 'react'
import { useRestoredInput } from '../../access/useRestoredInput.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Chip, ChipButton } from '../../ui/controls/Chip.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { BrandStep } from '../search/BrandStep.tsx'
import { DosageFormSelect, MedicationNameFields, type DescriptionStep } from './DescriptionFields.tsx'
import { MedicationSearch } from '../search/MedicationSearch.tsx'
import { type MedicationEditState, replaceDescription } from '../medicationDraft.ts'
import { toCatalogueEntry, useMedicationOptions } from './useMedicationOptions.ts'
import { useStrengthWords } from '../useMedicationWords.ts'
import { type StrengthInput, useStrengthInput } from './useStrengthInput.ts'

interface NewStrengthProps {
  work: StrengthInput
  typed: TypedStrength
  onUse: () => void
}

/** For a mixture one field per component, labelled with its name. [CAT-5, MED-12, MED-14] */
function NewStrength({ work, typed, onUse }: NewStrengthProps) {
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

interface DescriptionSheetProps {
  work: MedicationEditState
  onApply: (work: MedicationEditState) => void
  onClose: () => void
}

/** Edits the description: medication, brand, strength, form. Nothing changes before Apply. */
export function DescriptionSheet({ work, onApply, onClose }: DescriptionSheetProps) {
  const text = useText('medications')
  const common = useText('common')
  const [now, setNow] = useState(work)
  const [step, setStep] = useState<DescriptionStep>('all')
  const [fault, setFault] = useState<NameFault | null>(null)
  const choices = useMedicationOptions(now)
  const { typed } = now
  const entry = toCatalogueEntry(typed, choices)
  const strengths = useStrengthInput(typed, choices)
  const change = (part: Partial<TypedMedication>): void => setNow({ ...now, typed: { ...typed, ...part } })
  const names = namesOf(typed)
  useRestoredInput({
    form: 'description',
    typed: names,
    isChanged: !sameJson(names, namesOf(work.typed)),
    read: namesFrom,
    takeUp: change,
  })

  const replace = (chosen: ChosenMedication): void => {
    setNow(replaceDescription(now, chosen))
    setStep('all')
  }
  const apply = (): void => {
    const name = finishName(typed.commonName)
    if (!name.ok) return setFault(name.reason)
    const strength = strengths.typed === null ? {} : strengths.finish()
    if (strength === null) return
    const brand = finishName(typed.brandName ?? '')
    const brandName = brand.ok ? brand.value : null
    onApply({ ...now, typed: { ...typed, ...strength, commonName: name.value, brandName } })
  }
  return (
    <Sheet isOpen title={text('description')} closeLabel={common('close')} onClose={onClose}>
      {step === 'medication' && <MedicationSearch autoFocus onChosen={replace} />}
      {step === 'brand' && entry !== null && (
        <BrandStep
          entry={entry}
          foundBy={typed.brandName}
          onBack={() => setStep('medication')}
          onChosen={({ brandName }) => {
            change({ brandName })
            setStep('all')
          }}
        />
      )}
      {step === 'all' && (
        <div className="description-parts">
          <MedicationNameFields
            typed={typed}
            isEntry={entry !== null}
            error={fault === null ? null : NAME_FAULTS[fault](text, common)}
            onChange={(part) => {
              setFault(null)
              change(part)
            }}
            onStep={setStep}
          />
          <section>
            <h3>{text('strength')}</h3>
            <StrengthPart work={strengths} isMissing={false} onChange={change} />
          </section>
          <DosageFormSelect
            units={typed.dosageUnits}
            first={choices.otherDosageUnits}
            onChange={(units) => setNow({ ...now, typed: withUnits(typed, units) })}
          />
          <Button kind="primary" label={common('apply')} onPress={apply} />
        </div>
      )}
    </Sheet>
  )
}

const NAME_FAULTS: Record<
  NameFault,
  (text: (key: 'nameTooLong') => string, common: (key: 'fieldEmpty') => string) => string
> = {
  'name-empty': (_, common) => common('fieldEmpty'),
  'name-too-long': (text) => text('nameTooLong'),
}

const namesOf = ({ commonName, brandName }: TypedMedication) => ({ commonName, brandName })

function namesFrom(left: unknown): ReturnType<typeof namesOf> | null {
  const { commonName, brandName } = toFields(left)
  if (typeof commonName !== 'string') return null
  return { commonName, brandName: typeof brandName === 'string' ? brandName : null }
}

interface StrengthPartProps {
  work: StrengthInput
  /** It is required before saving. [MED-12] */
  isMissing: boolean
  onChange: (strength: MedicationStrength) => void
}

/** One of the catalogue's strengths, or another. No choice means none. */
export function StrengthPart({ work, isMissing, onChange }: StrengthPartProps) {
  const text = useText('medications')
  const { whole } = useStrengthWords()
  const { list, own, typed } = work
  const add = (): void => {
    const strength = work.finish()
    if (strength !== null) onChange(strength)
  }
  return (
    <div className="strength-part">
      <div className="chips" role="group" aria-label={text('strength')}>
        {list.map((one) => (
          <Chip
            key={whole(one)}
            label={whole(one)}
            isChosen={sameStrength(one, own)}
            onChange={(isChosen) => onChange(isChosen ? one : { ...one, strength: '' })}
          />
        ))}
        {typed === null && (
          <ChipButton
            label={text(list.length === 0 ? 'strengthFirst' : 'strengthAdd')}
            icon={<DiaryIcon name="plus" />}
            onPress={work.begin}
          />
        )}
      </div>
      {isMissing && (
        <p className="field-error" role="alert" tabIndex={-1}>
          <Icon name="alert" isSmall />
          <span>{text('enterValue')}</span>
        </p>
      )}
      {typed !== null && <NewStrength work={work} typed={typed} onUse={add} />}
    </div>
  )
}
