import { brandFrom, type BrandFault } from '@reprieve/domain/medications/brands.ts'
import type { WizardMedication } from '@reprieve/domain/onboarding/wizard.ts'
import { chooseBrand } from '@reprieve/domain/onboarding/wizardMedications.ts'
import { NAME_MAX, typedName } from '@reprieve/domain/writtenName.ts'
import { useState, type ChangeEvent } from 'react'
import { useRestoredText } from '../access/useRestoredInput.ts'
import { useText } from '../text/useText.tsx'
import { Button, SubmitButton } from '../ui/controls/Button.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import type { ChangeWizard } from './wizardStore.ts'

interface BrandChoiceProps {
  medication: WizardMedication
  name: string
  change: ChangeWizard
}

const GENERIC = ''
/** No brand has a line break in it. */
const ANOTHER = '\n'

/** Generic, one of the offered brands, or another one that is added to them. [ONB-5] */
export function BrandChoice({ medication, name, change }: BrandChoiceProps) {
  const text = useText('onboarding')
  const medications = useText('medications')
  const [isAdding, setAdding] = useState(false)
  const { nid, brandName, defaultBrands } = medication
  const choose = ({ target: { value } }: ChangeEvent<HTMLSelectElement>): void => {
    setAdding(value === ANOTHER)
    if (value !== ANOTHER) void change((now) => chooseBrand(now, nid, value === GENERIC ? null : value))
  }
  return (
    <>
      <label className="field">
        <span className="field-label">{medications('brand')}</span>
        <select
          className="select"
          aria-label={text('brandOf', { 0: name })}
          value={isAdding ? ANOTHER : (brandName ?? GENERIC)}
          onChange={choose}
        >
          <option value={GENERIC}>{medications('generic')}</option>
          {defaultBrands.map((brand) => (
            <option key={brand} value={brand} translate="no">
              {brand}
            </option>
          ))}
          <option value={ANOTHER}>{medications('addBrand')}</option>
        </select>
      </label>
      {isAdding && (
        <NewBrand
          nid={nid}
          brands={defaultBrands}
          onClose={() => setAdding(false)}
          onBrand={(brand) => void change((now) => chooseBrand(now, nid, brand))}
        />
      )}
    </>
  )
}

interface NewBrandProps {
  nid: WizardMedication['nid']
  brands: readonly string[]
  onBrand: (brand: string | null) => void
  onClose: () => void
}

function NewBrand({ nid, brands, onBrand, onClose }: NewBrandProps) {
  const text = useText('medications')
  const common = useText('common')
  const toasts = useToasts()
  const [typed, setTyped] = useRestoredText(`brand of ${nid}`)
  const [fault, setFault] = useState<BrandFault | null>(null)
  const SENTENCE: Record<BrandFault, string> = {
    'name-empty': common('fieldEmpty'),
    'name-too-long': text('nameTooLong'),
  }
  const add = (): void => {
    const brand = brandFrom(brands, typed)
    if (!brand.ok) return setFault(brand.reason)
    if (brand.value !== null && !brands.includes(brand.value))
      toasts.show({ message: text('brandAdded'), isDone: true })
    onBrand(brand.value)
    onClose()
  }
  return (
    <Form label={text('addBrand')} onSubmit={add}>
      <TextField
        label={text('brandNew')}
        value={typed}
        autoComplete="off"
        autoFocus
        isLiteral
        maxLength={NAME_MAX}
        error={fault === null ? null : SENTENCE[fault]}
        onChange={(next) => {
          setTyped(typedName(next))
          setFault(null)
        }}
      />
      <div className="wizard-form-ways">
        <SubmitButton kind="quiet" label={text('brandAdd')} />
        <Button kind="text" label={common('cancel')} onPress={onClose} />
      </div>
    </Form>
  )
}
