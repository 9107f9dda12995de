import { resetMedications, type WizardMedication } from '@reprieve/domain/onboarding/wizard.ts'
import {
  addMedication,
  sayNoMedications,
  toggleMedication,
  toggleStrength,
} from '@reprieve/domain/onboarding/wizardMedications.ts'
import { useId, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { requestPersistentStorage } from '../device/browserStorage.ts'
import { MedicationSearch } from '../medications/search/MedicationSearch.tsx'
import { useNavigate } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText, useLanguage } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Checkbox } from '../ui/controls/Checkbox.tsx'
import { Chip, ChipButton } from '../ui/controls/Chip.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { AddStrength } from './AddStrength.tsx'
import { BrandChoice } from './BrandChoice.tsx'
import { CatalogueMissing } from './CatalogueMissing.tsx'
import { WizardFrame } from './WizardFrame.tsx'
import { useCatalogueSeed } from './catalogueSeed.tsx'
import { finishWizard } from './finishWizard.ts'
import { type ChangeWizard, useWizard, type WizardControls } from './wizardStore.ts'

/** Question 2 of 2, and the end. Nothing is preselected, because that would be medical advice. [ONB-5, ONB-6] */
export function FirstMedicationsScreen() {
  const text = useText('onboarding')
  const inUse = useWizard()
  const { wizard, change, leave } = inUse
  const seeding = useCatalogueSeed(inUse)
  const { finish, isRefused } = useFinish()
  const [isAdding, setAdding] = useState(false)
  const { medications, noMedications, seed } = wizard
  const isLonger = medications.length > seed.medications.length
  const isChanged = noMedications || isLonger || medications.some(({ isChecked }) => isChecked)
  return (
    <WizardFrame
      caption={text('questionTwo')}
      title={text('medicationsQuestion')}
      lead={text('questionHint')}
      onLeave={() => void leave()}
      footer={<Button kind="primary" label={text('getStarted')} onPress={() => void finish()} />}
    >
      <CatalogueMissing {...seeding} />
      {seeding.isReady && <Choices {...inUse} onAdd={() => setAdding(true)} />}
      {isChanged && (
        <Button kind="text" label={text('resetList')} onPress={() => void change(resetMedications)} />
      )}
      <div role="alert">{isRefused && <Note kind="warn">{text('notFinished')}</Note>}</div>
      {isAdding && <AddMedication change={change} onClose={() => setAdding(false)} />}
    </WizardFrame>
  )
}

interface ChoicesProps extends Pick<WizardControls, 'wizard' | 'change'> {
  onAdd: () => void
}

function Choices({ wizard: { medications, noMedications }, change, onAdd }: ChoicesProps) {
  const text = useText('onboarding')
  const common = useText('common')
  const none = useId()
  return (
    <>
      <ul className="wizard-medicines" aria-label={text('medicationsQuestion')}>
        {medications.map((medication) => (
          <FirstMedication
            key={medication.nid}
            medication={medication}
            isDisabled={noMedications}
            change={change}
          />
        ))}
      </ul>
      <div className="chips">
        <ChipButton
          label={common('addNew')}
          icon={<Icon name="plus" />}
          isDisabled={noMedications}
          onPress={onAdd}
        />
      </div>
      <div className="chips wizard-none" role="group" aria-labelledby={none}>
        <p id={none}>{common('none')}</p>
        <Chip
          label={text('noMedications')}
          isChosen={noMedications}
          onChange={(isNone) => void change((now) => sayNoMedications(now, isNone))}
        />
      </div>
    </>
  )
}

interface AddMedicationProps {
  change: ChangeWizard
  onClose: () => void
}

function AddMedication({ change, onClose }: AddMedicationProps) {
  const text = useText('medications')
  const common = useText('common')
  return (
    <Sheet isOpen title={text('addTitle')} closeLabel={common('close')} onClose={onClose}>
      <MedicationSearch
        autoFocus
        onChosen={(chosen) => {
          void change((now) => addMedication(now, chosen))
          onClose()
        }}
      />
    </Sheet>
  )
}

function useFinish() {
  const diary = useDiary()
  const navigate = useNavigate()
  const [isRefused, setRefused] = useState(false)
  const finish = async (): Promise<void> => {
    setRefused(false)
    const done = await finishWizard(diary)
    setRefused(!done.ok)
    if (!done.ok) return
    void requestPersistentStorage()
    await navigate({ to: PATHS.home, replace: true })
  }
  return { finish, isRefused }
}

interface FirstMedicationProps {
  medication: WizardMedication
  isDisabled: boolean
  change: ChangeWizard
}

/** One medication of question 2: taken or not, and if taken, its brand and strengths. [ONB-5] */
function FirstMedication({ medication, isDisabled, change }: FirstMedicationProps) {
  const { language } = useLanguage()
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
