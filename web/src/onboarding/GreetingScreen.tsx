import type { Wizard } from '@reprieve/domain/onboarding/wizard.ts'
import { useServiceFacts } from '../account/service/serviceFacts.ts'
import { useNavigate } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Swell } from '../ui/scale/Swell.tsx'
import { WizardFrame } from './WizardFrame.tsx'
import { CALM_PICTURE } from './introSteps.ts'
import { useWizard } from './wizardStore.ts'

const greeted = (wizard: Wizard): Wizard => ({ ...wizard, introViewed: true, greetingViewed: true })

/** Offers the two questions, a record right away, or neither, as equal choices. [ONB-2] */
export function GreetingScreen() {
  const text = useText('onboarding')
  const navigate = useNavigate()
  const { change, goOn } = useWizard()
  // Loads meanwhile whether there is a privacy question to ask. Nothing waits for it.
  useServiceFacts()
  const record = (): void => {
    void change(greeted)
    void navigate({ to: PATHS.recordCreate, replace: true })
  }
  const notNow = (): void => {
    void change(greeted)
    void navigate({ to: PATHS.home, replace: true })
  }
  return (
    <WizardFrame
      title={text('greeting')}
      lead={text('greetingText')}
      picture={<Swell {...CALM_PICTURE} />}
      onLeave={notNow}
      footer={
        <div className="wizard-ways">
          <Button
            kind="primary"
            label={text('startQuestions')}
            onPress={() => void goOn('greeting', greeted)}
          />
          <Button label={text('recordNow')} onPress={record} />
          <Button kind="text" label={text('notNow')} onPress={notNow} />
        </div>
      }
    />
  )
}
