import { isSilenced, type Quiet } from '@reprieve/domain/reminders/quiet.ts'
import { MODES, type Mode } from '@reprieve/domain/reminders/reminder.ts'
import type { TypedReminder } from '@reprieve/domain/reminders/typedReminder.ts'
import type { FrequencyKind } from '@reprieve/domain/schedule/frequency.ts'
import { finishFrequency, type FrequencyFaults } from '@reprieve/domain/schedule/typedFrequency.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { FrequencyFields } from '../schedule/FrequencyFields.tsx'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useText } from '../settings/words.tsx'
import { Note } from '../ui/Note.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Switch } from '../ui/Switch.tsx'
import { useFrequencyText } from './useReminderWords.ts'

interface ReminderFieldsProps {
  typed: TypedReminder
  /** Another app set its time: it stays until another is chosen. */
  isUnread: boolean
  quiet: Quiet
  faults: FrequencyFaults
  onChange: (part: Partial<TypedReminder>) => void
}

const MODE_LABELS: Record<Mode, Key<'reminders'>> = {
  none: 'modeNone',
  sound: 'sound',
  vibration: 'vibration',
  both: 'modeBoth',
}

const EVERY: Record<FrequencyKind, Key<'reminders'>> = {
  hourly: 'everyHours',
  daily: 'everyDays',
  weekly: 'everyWeeks',
  monthly: 'everyMonths',
}

export function ReminderFields({ typed, isUnread, quiet, faults, onChange }: ReminderFieldsProps) {
  const text = useText('reminders')
  const medications = useText('medications')
  const common = useText('common')
  const shell = useText()
  const frequencyText = useFrequencyText()
  const tag = useFormatTag()
  const modes = (Object.keys(MODES) as Mode[]).map((value) => ({ value, label: text(MODE_LABELS[value]) }))
  return (
    <>
      <Switch
        label={text('isOn')}
        isOn={typed.isOn}
        onLabel={shell('on')}
        offLabel={shell('off')}
        onChange={(isOn) => onChange({ isOn })}
      />
      <FrequencyFields
        text={frequencyText}
        common={common}
        tag={tag}
        typed={typed.frequency}
        without={isUnread ? medications('freqUnread') : null}
        faults={faults}
        isMissing={false}
        repeats={(kind, every) => text(EVERY[kind], { 0: every })}
        onChange={(frequency) => onChange({ frequency })}
      />
      <div role="status">{isNeverHeard(typed, quiet) && <Note kind="warn">{text('silenced')}</Note>}</div>
      <div className="reminder-part">
        <Segmented
          label={text('mode')}
          segments={modes}
          value={typed.mode}
          onChange={(mode) => onChange({ mode })}
        />
        <p>{text('modeHint')}</p>
      </div>
    </>
  )
}

/** Shown as soon as the times are complete. [REM-13] */
function isNeverHeard({ frequency }: TypedReminder, quiet: Quiet): boolean {
  const finished = frequency === null ? null : finishFrequency(frequency)
  return finished !== null && finished.ok && isSilenced(finished.value, quiet)
}
