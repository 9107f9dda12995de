import type { Wizard } from '@reprieve/domain/onboarding/wizard.ts'
import { clockWords } from '@reprieve/domain/schedule/frequencyLine.ts'
import { useDiary } from '../access/diary.ts'
import { askToRemind } from '../device/notifications.ts'
import { turnOnDailyReminder, declineDailyReminder } from '../reminders/dailyReminder.ts'
import { useReminders } from '../reminders/useReminders.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { WizardFrame } from './WizardFrame.tsx'
import { useWizard } from './wizardStore.ts'

/** The reminder is stored even if the browser refuses notifications, and the person can continue. [ONB-12, REM-16] */
export function ReminderScreen() {
  const text = useText('onboarding')
  const common = useText('common')
  const diary = useDiary()
  const { wizard, change, goOn, leave } = useWizard()
  const { reminder } = wizard
  const ask = async (): Promise<void> => {
    // Must come first: browsers let a page ask only during a press.
    const answer = await askToRemind()
    await turnOnDailyReminder(diary)
    await change((now) => ({ ...now, reminder: answer }))
  }
  const skip = async (): Promise<void> => {
    await declineDailyReminder(diary)
    await goOn('reminder', skipped)
  }
  const isAnswered = reminder === 'yes' || reminder === 'denied'
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
            <Button label={common('skip')} onPress={() => void skip()} />
            <Button kind="primary" label={text('remindMe')} onPress={() => void ask()} />
          </>
        )
      }
    >
      <div role="status">
        {reminder === 'yes' && <Confirmed />}
        {reminder === 'denied' && <Note kind="warn">{text('reminderDenied')}</Note>}
      </div>
    </WizardFrame>
  )
}

const skipped = (now: Wizard): Wizard => ({ ...now, reminder: now.reminder ?? 'no' })

/** Shows its current time; nothing if the person has turned it off again. */
function Confirmed() {
  const text = useText('onboarding')
  const tag = useFormatTag()
  const { reminders } = useReminders(useDiary()) ?? { reminders: [] }
  const daily = reminders.find(({ isOn, frequency }) => isOn && frequency?.kind === 'daily')?.frequency
  if (daily?.kind !== 'daily') return null
  return <Note kind="info">{text('notificationConfirmed', { 0: clockWords(tag, daily.at) })}</Note>
}
