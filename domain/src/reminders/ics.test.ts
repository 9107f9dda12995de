import fc from 'fast-check'
import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import type { Frequency } from '../schedule/frequency.ts'
import { timesBetween } from '../schedule/nextTime.ts'
import { anyClock, anyFrequency } from '../schedule/testing/anyFrequency.ts'
import { findPlaceByZone } from '../schedule/zone.ts'
import { localDay } from '../time/dayNumber.ts'
import { DAY_MS, MINUTE_MS } from '../time/instant.ts'
import { momentFromLocalTime } from '../time/place.ts'
import { dueBetween, type ReminderPlan } from './dueReminders.ts'
import { makeIcs } from './ics.ts'
import { icsLine, icsWords } from './icsText.ts'
import { defaultReminder, turnOff, type Reminder } from './reminder.ts'
import { expandIcsEvent, readIcs, unescapeIcsText } from './testing/readIcs.ts'

const WORDS = { title: 'Reprieve', body: 'A moment for your diary' }
const TODAY = '2027-02-10'
const MAKING = { words: WORDS, today: TODAY, stamp: Date.UTC(2027, 1, 10, 9, 8, 7, 654) }
const EVENING = defaultReminder('2026-01-01')
const of = (frequency: Frequency | null, own: Partial<Reminder> = {}): Reminder => ({
  ...EVENING,
  frequency,
  ...own,
})
const only = (...reminders: Reminder[]): ReminderPlan => ({ reminders, quiet: null })
const ruleOf = (frequency: Frequency): string[] =>
  readIcs(makeIcs(only(of(frequency)), MAKING)!).map(
    ({ lines }) => `${lines.get('DTSTART')} ${lines.get('RRULE')}`,
  )
const at = { hour: 8, minute: 5 }

test('[REM-11] the file of the first reminder, letter by letter', () => {
  expect(makeIcs(only(EVENING), MAKING)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Reprieve//Reminders//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:r_1-1@reprieve',
      'DTSTAMP:20270210T090807Z',
      'DTSTART:20270210T200000',
      'DURATION:PT5M',
      'RRULE:FREQ=DAILY;INTERVAL=1',
      'SUMMARY:Reprieve',
      'DESCRIPTION:A moment for your diary',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT0S',
      'DESCRIPTION:A moment for your diary',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('[REM-11, SCHED-8] every kind has its own rule, and hours are separate events', () => {
  const monthly = (day: number): Frequency => ({ kind: 'monthly', every: 2, day, at })
  expect(ruleOf({ kind: 'weekly', every: 2, days: [1, 4], at })).toEqual([
    '20270211T080500 FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=MO,TH',
  ])
  expect(ruleOf(monthly(28))).toEqual(['20270328T080500 FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=28'])
  expect(ruleOf(monthly(30))).toEqual([
    '20270330T080500 FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=28,29,30;BYSETPOS=-1',
  ])
  expect(ruleOf(monthly(31))).toEqual(['20270331T080500 FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-1'])
  expect(
    ruleOf({ kind: 'hourly', every: 3, from: { hour: 20, minute: 0 }, to: { hour: 2, minute: 0 } }),
  ).toEqual(['20270210T200000 FREQ=DAILY', '20270210T230000 FREQ=DAILY', '20270210T020000 FREQ=DAILY'])
})

test('[REM-11] inactive reminders are not in it, and without active ones there is no file', () => {
  const night: Frequency = { kind: 'daily', every: 1, at: { hour: 23, minute: 0 } }
  const reminders = [turnOff(EVENING), of(null), of(night)]
  const quiet = { from: { hour: 22, minute: 0 }, to: { hour: 7, minute: 0 } }
  expect(makeIcs({ reminders, quiet }, MAKING)).toBeNull()
  expect(makeIcs(only(), MAKING)).toBeNull()
})

const RUNS = { numRuns: process.env['REPRIEVE_LONG'] === '1' ? 3_000 : 150, seed: 11 }
const anyQuiet = fc.option(fc.record({ from: anyClock, to: anyClock }))
const anyReminder = fc
  .tuple(anyFrequency(5), fc.integer({ min: -400, max: 40 }))
  .map(([frequency, day]) => of(frequency, { startDay: localDay(Date.parse(TODAY) / DAY_MS + day) }))

test('[REM-11, SCHED-5] a calendar shows all of them at the times at which they come, and no other', () => {
  fc.assert(
    fc.property(anyReminder, anyQuiet, (reminder, quiet) => {
      // One minute before the day, and the last minute of another: the calendar knows no time zone.
      const span = {
        after: Date.parse(TODAY) - MINUTE_MS,
        until: Date.parse(TODAY) + 300 * DAY_MS - MINUTE_MS,
      }
      const due = dueBetween({ reminders: [reminder], quiet }, span, () => 0).map((one) => one.at)
      const file = makeIcs({ reminders: [reminder], quiet }, MAKING)
      const events = file === null ? [] : readIcs(file)
      const times = events.flatMap((event) => expandIcsEvent(event, span.until))
      expect(times.toSorted((one, other) => one - other)).toEqual(due)
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
      // Calendars disagree about a first time that its own rule excludes, so it must be included.
      for (const event of events) expect(expandIcsEvent(event, event.start)).toEqual([event.start])
    }),
    RUNS,
  )
}, 600_000)

test('[REM-11, SCHED-5] in Berlin the calendar and the reminder mean the same moments on both days of the clocks', () => {
  const berlin = findPlaceByZone('Europe/Berlin')!
  const [event] = readIcs(makeIcs(only(EVENING), MAKING)!)
  const moments = expandIcsEvent(event!, Date.UTC(2027, 11, 31)).map((wall) => {
    const time = { day: localDay(Math.floor(wall / DAY_MS)), hour: 20, minute: 0 }
    return momentFromLocalTime(time, { place: berlin, offsetBefore: 0 }).at
  })
  const span = { after: Date.UTC(2027, 1, 10), until: Date.UTC(2027, 11, 30, 23) }
  expect(moments).toEqual(timesBetween({ frequency: EVENING.frequency!, startDay: TODAY }, span, berlin))
  expect(moments).toContain(Date.UTC(2027, 2, 28, 18))
  expect(moments).toContain(Date.UTC(2027, 9, 31, 19))
})

test('[REM-11] with another time it is the same event', () => {
  const uids = (frequency: Frequency): string[] =>
    readIcs(makeIcs(only(of(frequency)), MAKING)!).map(({ uid }) => uid)
  const hourly: Frequency = { kind: 'hourly', every: 4, from: at, to: { hour: 17, minute: 0 } }
  expect(uids({ kind: 'daily', every: 1, at })).toEqual(['r_1-1@reprieve'])
  expect(uids({ kind: 'monthly', every: 3, day: 2, at })).toEqual(['r_1-1@reprieve'])
  expect(uids(hourly)).toEqual(['r_1-1@reprieve', 'r_1-2@reprieve', 'r_1-3@reprieve'])
  expect(uids({ ...hourly, from: { hour: 7, minute: 0 } })).toEqual(uids(hourly))
})

const octets = (line: string): number => Buffer.byteLength(line, 'utf8')

test.each([
  ['Korean', '일기를 쓸 시간이에요. '.repeat(20)],
  ['Chinese', '写日记的时候到了。'.repeat(30)],
  ['letters of one octet', 'x'.repeat(200)],
  ['letters of two code units', '🙂'.repeat(50)],
  ['nothing', ''],
])('[REM-11] no line has more than 75 octets, and no letter is cut: %s', (_, body) => {
  const folded = icsLine(`DESCRIPTION:${body}`)
  for (const line of folded.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
  expect(folded.replaceAll('\r\n ', '')).toBe(`DESCRIPTION:${body}\r\n`)
})

test('[REM-11] a line of 75 octets stays one, the 76th begins the next', () => {
  expect(icsLine('a'.repeat(75))).toBe(`${'a'.repeat(75)}\r\n`)
  expect(icsLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a\r\n`)
})

test('[REM-11] texts with special characters of the format are read back unchanged, and inject nothing', () => {
  const body = 'a, b; c\\n d\nEND:VEVENT\r\nBEGIN:VALARM'
  const words = { title: 'x:y"z', body }
  const [event, ...more] = readIcs(makeIcs(only(EVENING), { ...MAKING, words })!)
  expect(more).toEqual([])
  expect(unescapeIcsText(event!.lines.get('DESCRIPTION')!)).toBe(body.replace('\r\n', '\n'))
  expect(event!.lines.get('SUMMARY')).toBe('x:y"z')
  expect(icsWords('a\u0000\u0007b')).toBe('ab')
})

test('[REM-11] any text is read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (body) => {
      const words = { title: 'Reprieve', body }
      const [event] = readIcs(makeIcs(only(EVENING), { ...MAKING, words })!)
      expect(unescapeIcsText(event!.lines.get('DESCRIPTION')!)).toBe(body)
    }),
    { seed: 5 },
  )
})
