import { clockAt, dueDay, dueMinutes, type ScheduledEvent } from '../schedule/dueDays.ts'
import type { Frequency, Weekday } from '../schedule/frequency.ts'
import { dayNumber, localDay, type DayNumber } from '../time/dayNumber.ts'
import { MINUTES_PER_DAY, type Instant } from '../time/instant.ts'
import type { LocalDay } from '../time/localDay.ts'
import { clockText } from '../time/typedTime.ts'
import { toScheduledEvent, type ReminderPlan } from './dueReminders.ts'
import { icsLine, icsWords } from './icsText.ts'

interface Making {
  /** The text in the calendar: nothing about health. [REM-12] */
  words: { title: string; body: string }
  today: LocalDay
  stamp: Instant
}

/**
 * A calendar file of the active reminders, for people who want no notifications. Its times have no zone: 20:00 is 20:00
 * wherever the calendar is. Null without any: a file without events is invalid. [REM-11]
 */
export function makeIcs({ reminders, quiet }: ReminderPlan, making: Making): string | null {
  const events = reminders.flatMap((reminder) => {
    const scheduled = toScheduledEvent(reminder, quiet)
    return scheduled === null ? [] : eventsOf(scheduled, reminder.key, making)
  })
  if (events.length === 0) return null
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Reprieve//Reminders//EN', 'CALSCALE:GREGORIAN']
  return [...head, ...events.flat(), 'END:VCALENDAR'].map(icsLine).join('')
}

/** One event per time of day: many calendars do not support hours in a rule. */
const eventsOf = (scheduled: ScheduledEvent, key: string, making: Making): string[][] =>
  dueMinutes(scheduled).flatMap((minute, at) => {
    const first = firstDay(scheduled, minute, dayNumber(making.today))
    // Numbered, not named by its time: importing it again with another time moves the event instead of duplicating it.
    const uid = `${key}-${at + 1}@reprieve`
    if (first === null) return []
    const { frequency, lastDay } = scheduled
    return [eventOf({ uid, first, minute, frequency, ...(lastDay !== undefined && { lastDay }) }, making)]
  })

/** The calendar day, not before today: a time after midnight is a day later than its due day. */
function firstDay(scheduled: ScheduledEvent, minute: number, today: DayNumber): DayNumber | null {
  const over = Math.floor(minute / MINUTES_PER_DAY)
  const day = dueDay(scheduled, today - over)
  return day === null ? null : day + over
}

interface Event {
  uid: string
  first: DayNumber
  minute: number
  frequency: Frequency
  lastDay?: LocalDay
}

const eventOf = ({ uid, first, minute, frequency, lastDay }: Event, { words, stamp }: Making): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stampText(stamp)}`,
  `DTSTART:${plain(localDay(first))}T${plain(clockText(clockAt(minute)))}00`,
  'DURATION:PT5M',
  `RRULE:${RULES[frequency.kind](frequency as never)}${lastDay === undefined ? '' : `;UNTIL=${plain(lastDay)}T235959`}`,
  `SUMMARY:${icsWords(words.title)}`,
  `DESCRIPTION:${icsWords(words.body)}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:PT0S',
  `DESCRIPTION:${icsWords(words.body)}`,
  'END:VALARM',
  'END:VEVENT',
]

const plain = (written: string): string => written.replaceAll(/[-:]/g, '')

const stampText = (stamp: Instant): string => `${plain(new Date(stamp).toISOString().slice(0, 19))}Z`

type Kind = Frequency['kind']

const RULES: { [K in Kind]: (frequency: Extract<Frequency, { kind: K }>) => string } = {
  hourly: () => 'FREQ=DAILY',
  daily: ({ every }) => `FREQ=DAILY;INTERVAL=${every}`,
  weekly: ({ every, days }) =>
    `FREQ=WEEKLY;INTERVAL=${every};WKST=MO;BYDAY=${days.map((day) => WEEKDAYS[day]).join(',')}`,
  monthly: ({ every, day }) => `FREQ=MONTHLY;INTERVAL=${every};${monthDay(day)}`,
}

const WEEKDAYS: Readonly<Record<Weekday, string>> = {
  1: 'MO',
  2: 'TU',
  3: 'WE',
  4: 'TH',
  5: 'FR',
  6: 'SA',
  7: 'SU',
}

const SHORTEST_MONTH = 28
const LONGEST_MONTH = 31

/** Calendars skip a month without that day; this rule uses its last day instead. [SCHED-8] */
function monthDay(day: number): string {
  if (day <= SHORTEST_MONTH) return `BYMONTHDAY=${day}`
  if (day === LONGEST_MONTH) return 'BYMONTHDAY=-1'
  const days = Array.from({ length: day - SHORTEST_MONTH + 1 }, (_, at) => SHORTEST_MONTH + at)
  return `BYMONTHDAY=${days.join(',')};BYSETPOS=-1`
}
