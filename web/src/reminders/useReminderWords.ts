import { reminderMode, type Mode, type Reminder } from '@reprieve/domain/reminders/reminder.ts'
import { VISIT_REMINDER_KEY } from '@reprieve/domain/reminders/visit.ts'
import { frequencyLine } from '@reprieve/domain/schedule/frequencyLine.ts'
import { HOUR_MS, MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { startOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { Clock } from '@reprieve/domain/time/typedTime.ts'
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
  const visit = useText('visit')
  const tag = useFormatTag()
  return {
    line: ({ key, frequency, startDay }) => {
      if (frequency === null) return medications('freqUnread')
      if (key === VISIT_REMINDER_KEY && frequency.kind === 'daily')
        return visit('reminderLine', { when: onceText(startDay, frequency.at, tag) })
      return withCapital(frequencyLine(frequency, { text: medications, tag }), tag)
    },
    mode: (reminder) => text(MODE_LINES[reminderMode(reminder)]),
  }
}

/** "25 November at 18:00". */
const onceText = (day: LocalDay, at: Clock, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(startOf(day, 0) + at.hour * HOUR_MS + at.minute * MINUTE_MS)

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
