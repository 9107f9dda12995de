import type { Wizard } from '@reprieve/domain/onboarding/wizard.ts'
import { askToRemind } from '../device/notifications.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { useWizard } from './useWizard.ts'
import { WizardFrame } from './WizardFrame.tsx'

/** The wish is kept, whatever the browser says to it, and the way on is open. [ONB-12] */
export function ReminderScreen() {
  const text = useText('onboarding')
  const common = useText('common')
  const { wizard, change, goOn, leave } = useWizard()
  const { reminder } = wizard
  const ask = async (): Promise<void> => {
    const answer = await askToRemind()
    await change((now) => ({ ...now, reminder: answer }))
  }
  const isAnswered = reminder === 'yes' || reminder === 'denied'
  const skipped = (now: Wizard): Wizard => ({ ...now, reminder: now.reminder ?? 'no' })
  return (
    <WizardFrame
      title={text('notificationQuestion')}
      lead={text('reminderText')}
      onLeave={() => void leave()}
      footer={
        isAnswered ? (
          <Button kind="primary" label={text('next')} onPress={() => void goOn('reminder')} />
        ) : (
          <>
            <Button label={common('skip')} onPress={() => void goOn('reminder', skipped)} />
            <Button kind="primary" label={text('remindMe')} onPress={() => void ask()} />
          </>
        )
      }
    >
      <div role="status">
        {reminder === 'yes' && <Note kind="info">{text('reminderLater')}</Note>}
        {reminder === 'denied' && <Note kind="warn">{text('reminderDenied')}</Note>}
      </div>
    </WizardFrame>
  )
}
