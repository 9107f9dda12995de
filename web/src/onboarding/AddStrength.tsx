import { partNames } from '@reprieve/domain/medications/mixture.ts'
import { newStrength, type StrengthFaults } from '@reprieve/domain/medications/strength.ts'
import type { WizardMedication } from '@reprieve/domain/onboarding/wizard.ts'
import { addStrength } from '@reprieve/domain/onboarding/wizardMedications.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { useState } from 'react'
import { useRestoredInput } from '../access/useRestoredInput.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button, SubmitButton } from '../ui/controls/Button.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import type { ChangeWizard } from './wizardStore.ts'

interface AddStrengthProps {
  medication: WizardMedication
  name: string
  change: ChangeWizard
  onClose: () => void
}

/** One field, or one for each part of a mixture. [ONB-5, MED-12, MED-14] */
export function AddStrength({ medication, name, change, onClose }: AddStrengthProps) {
  const text = useText('onboarding')
  const medications = useText('medications')
  const common = useText('common')
  const signs = numberSigns(useFormatTag())
  const { nid, components, commonName, strengths, strengthUnits } = medication
  const parts = partNames({ components, name, englishName: commonName })
  const [typed, setTyped] = useState<readonly string[]>(() => parts.map(() => ''))
  useRestoredInput({
    form: `strength of ${nid}`,
    typed,
    isChanged: typed.some((part) => part !== ''),
    read: (left) => partsFrom(left, parts.length),
    takeUp: setTyped,
  })
  const [faults, setFaults] = useState<StrengthFaults | null>(null)

  const add = (): void => {
    const list = strengths.map(({ strength, units }) => ({ strength, strengthUnits: units }))
    const made = newStrength(list, { parts: typed, strengthUnits }, signs)
    if (!made.ok) return setFaults(made.reason)
    const told = { strength: made.value.strength, units: strengthUnits }
    void change((now) => {
      const added = addStrength(now, nid, told)
      return added.ok ? added.value : now
    })
    onClose()
  }
  const errorAt = (at: number): string | null => {
    if (faults === 'exists') return at === 0 ? medications('strengthExists') : null
    return faults?.[at] === undefined ? null : medications('enterValue')
  }
  return (
    <Form label={medications('strengthAdd')} onSubmit={add}>
      {parts.map((part, at) => (
        <TextField
          key={part}
          label={
            parts.length === 1
              ? text('newStrength', { 0: strengthUnits })
              : medications('strengthOf', { 0: part })
          }
          value={typed[at] ?? ''}
          inputMode="decimal"
          autoComplete="off"
          autoFocus={at === 0}
          end={<span className="input-unit">{strengthUnits}</span>}
          error={errorAt(at)}
          onChange={(next) => {
            setTyped(typed.with(at, next))
            setFaults(null)
          }}
        />
      ))}
      <div className="wizard-form-ways">
        <SubmitButton kind="quiet" label={medications('strengthUse')} />
        <Button kind="text" label={common('cancel')} onPress={onClose} />
      </div>
    </Form>
  )
}

function partsFrom(left: unknown, count: number): readonly string[] | null {
  const isWhole = Array.isArray(left) && left.length === count
  return isWhole && left.every((part) => typeof part === 'string') ? left : null
}
