import { reminderMode, type Mode, type Reminder } from '@reprieve/domain/reminders/reminder.ts'
import { frequencyLine } from '@reprieve/domain/schedule/frequencyLine.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useFormatTag, useText } from '../text/useText.tsx'

const MODE_LINES: Record<Mode, Key<'reminders'>> = {
  none: 'modeNoneLine',
  sound: 'sound',
  vibration: 'vibration',
  both: 'modeBoth',
}

interface ReminderWords {
  /** "Every day at 20:00": identifies a reminder, which has no name. [REM-3] */
  line: (reminder: Reminder) => string
  mode: (reminder: Reminder) => string
}

export function useReminderWords(): ReminderWords {
  const text = useText('reminders')
  const medications = useText('medications')
  const tag = useFormatTag()
  return {
    line: ({ frequency }) =>
      frequency === null
        ? medications('freqUnread')
        : withCapital(frequencyLine(frequency, { text: medications, tag }), tag),
    mode: (reminder) => text(MODE_LINES[reminderMode(reminder)]),
  }
}

/** Elsewhere the same text is used in the middle of a sentence. */
const withCapital = (line: string, tag: string): string =>
  line.charAt(0).toLocaleUpperCase(tag) + line.slice(1)

/** Where the specification has its own words for reminders. */
const OWN: Partial<Record<Key<'medications'>, Key<'reminders'>>> = {
  freqHourly: 'hourly',
  freqDaily: 'daily',
  freqWeekly: 'weekly',
  freqMonthly: 'monthly',
  repeatEvery: 'repeatEvery',
  weekDays: 'weekDays',
  startTime: 'startTime',
  endTime: 'endTime',
  timeOfDay: 'timeOfDay',
  dayOfMonth: 'dayOfMonth',
}

export function useFrequencyText(): Text<'medications'> {
  const text = useText('reminders')
  const medications = useText('medications')
  return (key, values) => {
    const own = OWN[key]
    return own === undefined ? medications(key, values) : text(own, values)
  }
}
