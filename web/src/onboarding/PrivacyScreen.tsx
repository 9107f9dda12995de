import type { Wizard } from '@reprieve/domain/onboarding/wizard.ts'
import { useState } from 'react'
import { useDevice } from '../access/useDevice.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Switch } from '../ui/controls/Switch.tsx'
import { WizardFrame } from './WizardFrame.tsx'
import { answerPrivacyQuestion } from './privacyQuestion.ts'
import { useWizard } from './wizardStore.ts'

const seen = (wizard: Wizard): Wizard => ({ ...wizard, privacyViewed: true })

/** Off until switched on: consent must be an act of the person. Skipping it is not an answer. [ONB-9, D26] */
export function PrivacyScreen() {
  const text = useText('onboarding')
  const common = useText('common')
  const shell = useText()
  const device = useDevice()
  const { goOn, leave } = useWizard()
  const [reportCrash, setCrash] = useState(false)
  const [reportUsage, setUsage] = useState(false)
  const words = { onLabel: shell('on'), offLabel: shell('off') }
  const save = async (): Promise<void> => {
    await answerPrivacyQuestion(device, { reportCrash, reportUsage })
    await goOn('privacy', seen)
  }
  return (
    <WizardFrame
      title={text('privacyTitle')}
      lead={text('privacyText')}
      onLeave={() => void leave()}
      footer={
        <>
          <Button label={common('skip')} onPress={() => void goOn('privacy', seen)} />
          <Button kind="primary" label={text('saveAndGoOn')} onPress={() => void save()} />
        </>
      }
    >
      <div className="wizard-ways">
        <Switch label={text('crash')} {...words} isOn={reportCrash} onChange={setCrash} />
        <Switch label={text('usage')} {...words} isOn={reportUsage} onChange={setUsage} />
      </div>
    </WizardFrame>
  )
}
