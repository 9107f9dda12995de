import { newClientId } from '@reprieve/contract/ids.ts'
import { conditionText } from '@reprieve/domain/conditions/condition.ts'
import { resetConditions, type Wizard, type WizardCondition } from '@reprieve/domain/onboarding/wizard.ts'
import {
  sayNoConditions,
  selectCondition,
  toggleCondition,
} from '@reprieve/domain/onboarding/wizardConditions.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { ConditionIcon } from '../conditions/ConditionIcon.tsx'
import { ConditionSearch } from '../conditions/ConditionSearch.tsx'
import { useConditions } from '../conditions/useConditions.ts'
import { useText, useLanguage } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Chip, ChipButton } from '../ui/controls/Chip.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { CatalogueMissing } from './CatalogueMissing.tsx'
import { WizardFrame } from './WizardFrame.tsx'
import { useCatalogueSeed } from './catalogueSeed.tsx'
import { type ChangeWizard, useWizard, type WizardControls } from './wizardStore.ts'

const answered = (wizard: Wizard): Wizard => ({ ...wizard, firstStepViewed: true })

/** Question 1 of 2. [ONB-3, ONB-4] */
export function FirstConditionsScreen() {
  const text = useText('onboarding')
  const inUse = useWizard()
  const { wizard, change, goOn, leave } = inUse
  const seeding = useCatalogueSeed(inUse)
  const [isAdding, setAdding] = useState(false)
  const { conditions, noConditions, seed } = wizard
  const isLonger = conditions.length > seed.conditions.length
  const isChanged = noConditions || isLonger || conditions.some(({ isChecked }) => isChecked)
  return (
    <WizardFrame
      caption={text('questionOne')}
      title={text('conditionsQuestion')}
      lead={text('questionHint')}
      onLeave={() => void leave()}
      footer={
        <Button kind="primary" label={text('next')} onPress={() => void goOn('conditions', answered)} />
      }
    >
      <CatalogueMissing {...seeding} />
      {seeding.isReady && <Choices {...inUse} onAdd={() => setAdding(true)} />}
      {isChanged && (
        <Button kind="text" label={text('resetList')} onPress={() => void change(resetConditions)} />
      )}
      {isAdding && <AddCondition change={change} onClose={() => setAdding(false)} />}
    </WizardFrame>
  )
}

interface ChoicesProps extends Pick<WizardControls, 'wizard' | 'change'> {
  onAdd: () => void
}

/** The six samples, by their number in the catalogue: the specification chose their texts. */
const SAMPLES: Readonly<Record<number, Key<'conditions'>>> = {
  10001: 'seedBackPain',
  10002: 'seedNeckPain',
  10020: 'seedArthritis',
  10059: 'seedHeadaches',
  10206: 'seedFibromyalgia',
  10219: 'seedUnknown',
}

function Choices({ wizard: { conditions, noConditions }, change, onAdd }: ChoicesProps) {
  const text = useText('onboarding')
  const common = useText('common')
  const names = useText('conditions')
  const { language } = useLanguage()
  const nameOf = (condition: WizardCondition): string => {
    const key = condition.number === null ? undefined : SAMPLES[condition.number]
    return key === undefined ? conditionText(condition, language) : names(key)
  }
  return (
    <>
      <div className="chips" role="group" aria-label={text('conditionsQuestion')}>
        {conditions.map((condition) => (
          <Chip
            key={condition.fid}
            label={nameOf(condition)}
            icon={<ConditionIcon icon={condition.icon} />}
            isChosen={condition.isChecked && !noConditions}
            isDisabled={noConditions}
            onChange={() => void change((now) => toggleCondition(now, condition.fid))}
          />
        ))}
        <ChipButton
          label={common('addNew')}
          icon={<Icon name="plus" />}
          isDisabled={noConditions}
          onPress={onAdd}
        />
      </div>
      <div className="chips">
        <Chip
          label={text('noConditions')}
          isChosen={noConditions}
          onChange={(isNone) => void change((now) => sayNoConditions(now, isNone))}
        />
      </div>
    </>
  )
}

interface AddConditionProps {
  change: ChangeWizard
  onClose: () => void
}

function AddCondition({ change, onClose }: AddConditionProps) {
  const text = useText('conditions')
  const common = useText('common')
  const diary = useDiary()
  const known = useConditions(diary) ?? []
  return (
    <Sheet isOpen title={text('addTitle')} closeLabel={common('close')} onClose={onClose}>
      <ConditionSearch
        known={known}
        autoFocus
        onChosen={(chosen) => {
          const id = chosen.id ?? newClientId(diary.now())
          void change((now) => selectCondition(now, { ...chosen, id }))
          onClose()
        }}
      />
    </Sheet>
  )
}
