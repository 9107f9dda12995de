import type { WizardMedication } from '@reprieve/domain/onboarding/wizard.ts'
import { toggleMedication, toggleStrength } from '@reprieve/domain/onboarding/wizardMedications.ts'
import { useState } from 'react'
import { useText, useWords } from '../settings/words.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Chip, ChipButton } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import { AddStrength } from './AddStrength.tsx'
import { BrandChoice } from './BrandChoice.tsx'
import type { ChangeWizard } from './wizardStore.ts'

interface FirstMedicationProps {
  medication: WizardMedication
  isDisabled: boolean
  change: ChangeWizard
}

/** One of question 2: taken or not, and when it is, of which brand and in which strengths. [ONB-5] */
export function FirstMedication({ medication, isDisabled, change }: FirstMedicationProps) {
  const { language } = useWords()
  const name = medication.names[language] ?? medication.commonName
  const isTaken = medication.isChecked && !isDisabled
  return (
    <li className="wizard-medicine">
      <Checkbox
        label={name}
        isChecked={isTaken}
        isDisabled={isDisabled}
        onChange={() => void change((now) => toggleMedication(now, medication.nid))}
      />
      {isTaken && (
        <div className="wizard-choices">
          <BrandChoice medication={medication} name={name} change={change} />
          <StrengthChips medication={medication} name={name} change={change} />
        </div>
      )}
    </li>
  )
}

interface ChoiceProps {
  medication: WizardMedication
  /** In the language of the page. */
  name: string
  change: ChangeWizard
}

function StrengthChips({ medication, name, change }: ChoiceProps) {
  const text = useText('onboarding')
  const medications = useText('medications')
  const [isAdding, setAdding] = useState(false)
  const { nid, strengths } = medication
  return (
    <>
      <p className="field-label" aria-hidden="true">
        {medications('strength')}
      </p>
      <div className="chips" role="group" aria-label={text('strengthsOf', { 0: name })}>
        {strengths.map(({ id, strength, units, isSelected }) => (
          <Chip
            key={id}
            label={`${strength} ${units}`}
            isChosen={isSelected}
            onChange={() => void change((now) => toggleStrength(now, nid, id))}
          />
        ))}
        {!isAdding && (
          <ChipButton
            label={medications('strengthAdd')}
            icon={<Icon name="plus" />}
            onPress={() => setAdding(true)}
          />
        )}
      </div>
      {isAdding && (
        <AddStrength medication={medication} name={name} change={change} onClose={() => setAdding(false)} />
      )}
    </>
  )
}
