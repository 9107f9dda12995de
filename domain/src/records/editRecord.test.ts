import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/instant.ts'
import { dayOf } from '../time/localDay.ts'
import { localTime } from '../time/localTime.ts'
import { numberSigns } from '../writtenNumber.ts'
import {
  clearDuration,
  finishEdit,
  finishRecord,
  setAllDay,
  setDuration,
  setEnd,
  setRecordNote,
  setPattern,
  setSeverity,
  setStart,
  showDurationIn,
  wholeSeverity,
} from './editRecord.ts'
import { emptyRecord, type PainRecord } from './painRecord.ts'
import { recordEnd, recordSeconds } from './recordDuration.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 500
const EN = numberSigns('en')
const NOW = Date.UTC(2026, 4, 10, 14, 20)
const OFFSET = 2 * HOUR_MS
const draft = emptyRecord({ at: NOW, offset: OFFSET })
const of7 = setSeverity(draft, 7)

describe('severity', () => {
  test.each([
    [7.4, 7.4],
    [7.449, 7.4],
    [0.04, 0],
    [-3, 0],
    [-0, 0],
    [11, 10],
    [Infinity, 10],
    [-Infinity, 0],
  ])('[REC-2] %d becomes %d', (moved, severity) => {
    expect(setSeverity(draft, moved)).toEqual({ ...draft, severity })
  })

  test('[REC-2] a value that is not a number changes nothing', () => {
    expect(setSeverity(of7, Number.NaN)).toEqual(of7)
  })

  test('[REC-2, REC-3, D35] any movement ends in tenths, and is saved as the whole number that was shown', () => {
    fc.assert(
      fc.property(fc.double({ min: -20, max: 20, noNaN: true }), (moved) => {
        const record = setSeverity(draft, moved)
        const severity = record.severity!
        expect(severity).toBe(Number(severity.toFixed(1)))
        expect(severity >= 0 && severity <= 10).toBe(true)
        expect(finishRecord(record, NOW)).toEqual(ok({ ...record, severity: wholeSeverity(severity) }))
        expect(Number.isInteger(wholeSeverity(severity))).toBe(true)
      }),
      { numRuns: runs },
    )
  })

  test('[REC-3] 7.4 is saved as 7, 7.5 as 8', () => {
    expect(finishRecord(setSeverity(draft, 7.4), NOW)).toEqual(ok({ ...draft, severity: 7 }))
    expect(finishRecord(setSeverity(draft, 7.5), NOW)).toEqual(ok({ ...draft, severity: 8 }))
  })

  test('[REC-4, D36] a number is enough, 0 is one, and without one nothing is saved', () => {
    expect(finishRecord(setSeverity(draft, 0), NOW)).toEqual(ok({ ...draft, severity: 0 }))
    expect(finishRecord(setRecordNote(draft, 'everything else is there'), NOW)).toEqual(
      err('severity-missing'),
    )
  })
})

describe('timing', () => {
  const day = { ...draft, startsAt: Date.UTC(2026, 4, 9, 22, 0), duration: { kind: 'all-day' } as const }

  test('[REC-6] a whole day starts at midnight where the record was made', () => {
    expect(setAllDay(draft, '2026-05-10')).toEqual(day)
    expect(localTime({ at: day.startsAt, offset: OFFSET })).toEqual({ day: '2026-05-10', hour: 0, minute: 0 })
  })

  test('[REC-7] a start, a length or an end makes it no longer a whole day', () => {
    expect(setStart(day, { at: NOW, offset: OFFSET })).toEqual(draft)
    expect(setDuration(day, { typed: '2', unit: 'hours', signs: EN }).duration).toEqual({
      kind: 'length',
      seconds: 7_200,
      shownIn: 'hours',
    })
    expect(setEnd(day, NOW).duration).toEqual({ kind: 'until', endsAt: NOW })
    expect(clearDuration(day)).toEqual({ ...day, duration: { kind: 'none' } })
  })

  test('[D9] a new start has its own offset, and does not change a length or an end', () => {
    const start = { at: NOW - HOUR_MS, offset: 9 * HOUR_MS }
    const long = setDuration(draft, { typed: '90', unit: 'minutes', signs: EN })
    expect(setStart(long, start)).toEqual({ ...long, startsAt: start.at, timeOffset: start.offset })
    const ended = setEnd(draft, NOW)
    expect(setStart(ended, start)).toEqual({ ...ended, startsAt: start.at, timeOffset: start.offset })
  })

  test('[REC-9] text that is not numeric leaves the record unchanged', () => {
    const long = setDuration(draft, { typed: '90', unit: 'minutes', signs: EN })
    expect(setDuration(long, { typed: 'long', unit: 'hours', signs: EN })).toEqual(long)
    expect(setDuration(day, { typed: '', unit: 'hours', signs: EN })).toEqual(day)
  })

  test('[REC-10] another unit shows the same length; without a length it changes nothing', () => {
    const long = setDuration(draft, { typed: '90', unit: 'minutes', signs: EN })
    expect(showDurationIn(long, 'hours')).toEqual({
      ...draft,
      duration: { kind: 'length', seconds: 5_400, shownIn: 'hours' },
    })
    expect(showDurationIn(day, 'hours')).toEqual(day)
  })

  test('[D9] the pattern is constant, intermittent, breakthrough or none', () => {
    const constant = setPattern(draft, 'constant')
    expect(constant).toEqual({ ...draft, pattern: 'constant' })
    expect(setPattern(constant, null)).toEqual(draft)
  })

  test('[REC-6] any whole day starts and ends on its own day, in every time zone', () => {
    const offsets = fc.integer({ min: -14, max: 14 }).map((hours) => hours * HOUR_MS)
    const moments = fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2100, 11, 30) })
    fc.assert(
      fc.property(moments, offsets, (at, offset) => {
        const today = dayOf({ at, offset })
        const whole = setAllDay(emptyRecord({ at, offset }), today)
        expect([dayOf({ at: whole.startsAt, offset }), recordSeconds(whole)]).toEqual([today, 86_400])
        expect(dayOf({ at: recordEnd(whole)! - 1, offset })).toBe(today)
        expect(whole.startsAt <= at && at < recordEnd(whole)!).toBe(true)
      }),
      { numRuns: runs },
    )
  })
})

describe('what is refused', () => {
  const startingAt = (at: number): PainRecord => setStart(of7, { at, offset: 0 })

  test.each([
    [Date.UTC(1900, 0, 1), true],
    [Date.UTC(1900, 0, 1) - 1, false],
    [Date.UTC(2100, 11, 31, 23, 59, 59, 999), true],
    [Date.UTC(2101, 0, 1), false],
    [Number.NaN, false],
  ])('[REC-8, D40] a start at %d is within the calendar: %s', (at, isGood) => {
    const record = startingAt(at)
    expect(finishRecord(record, Date.UTC(2200, 0, 1))).toEqual(isGood ? ok(record) : err('outside-calendar'))
  })

  test('[REC-8, D40] five minutes ahead is right, more is the future', () => {
    const limit = startingAt(NOW + 5 * MINUTE_MS)
    expect(finishRecord(limit, NOW)).toEqual(ok(limit))
    expect(finishRecord(startingAt(NOW + 5 * MINUTE_MS + 1), NOW)).toEqual(err('in-the-future'))
    expect(finishRecord(setEnd(of7, NOW + 5 * MINUTE_MS + 1), NOW)).toEqual(err('in-the-future'))
    expect(finishRecord(setAllDay(of7, '2026-05-11'), NOW)).toEqual(err('in-the-future'))
  })

  test('[REC-8] today as a whole day and a length that is an estimate may reach into the future', () => {
    const today = setAllDay(of7, '2026-05-10')
    const long = setDuration(of7, { typed: '3', unit: 'hours', signs: EN })
    expect([finishRecord(today, NOW), finishRecord(long, NOW)]).toEqual([ok(today), ok(long)])
  })

  test('[REC-12] an end before the start is refused, the start itself is an end', () => {
    expect(finishRecord(setEnd(of7, NOW - 1), NOW)).toEqual(err('end-before-start'))
    expect(finishRecord(setEnd(of7, Number.NaN), NOW)).toEqual(err('end-before-start'))
    expect(finishRecord(setEnd(of7, NOW), NOW)).toEqual(ok(setEnd(of7, NOW)))
  })

  test('[REC-12] a pain of more than a century is refused', () => {
    expect(finishRecord(setEnd(startingAt(Date.UTC(1901, 0, 1)), NOW), NOW)).toEqual(err('lasts-too-long'))
  })

  test('[REC-8, REC-12] a saved record is within the calendar, not in the future, and ends after its start', () => {
    const about = (ms: number) => fc.integer({ min: -ms, max: ms })
    fc.assert(
      fc.property(about(150 * 366 * DAY_MS), about(20 * MINUTE_MS), (long, short) => {
        for (const [start, end] of [
          [NOW + short, NOW - short],
          [NOW + long, NOW + short],
          [NOW - Math.abs(long), NOW + short],
        ] as const) {
          const finished = finishRecord(setEnd(startingAt(start), end), NOW)
          const isGood =
            start >= Date.UTC(1900, 0, 1) &&
            end >= start &&
            end <= NOW + 5 * MINUTE_MS &&
            end - start <= 100 * 366 * DAY_MS
          expect(finished.ok).toBe(isGood)
        }
      }),
      { numRuns: runs },
    )
  })

  test('[REC-13] a record with a time of a fast clock can still be corrected', () => {
    const before = startingAt(NOW + DAY_MS)
    const corrected = setPattern(setRecordNote(before, 'corrected'), 'constant')
    expect(finishEdit({ before, draft: corrected, now: NOW })).toEqual(ok(corrected))
    const moved = setStart(corrected, { at: NOW + HOUR_MS, offset: 0 })
    expect(finishEdit({ before, draft: moved, now: NOW })).toEqual(err('in-the-future'))
    const ended = setEnd(corrected, NOW)
    expect(finishEdit({ before, draft: ended, now: NOW })).toEqual(err('end-before-start'))
  })

  test('[REC-4, REC-13] an edit too needs its number', () => {
    expect(finishEdit({ before: draft, draft: setRecordNote(draft, 'x'), now: NOW })).toEqual(
      err('severity-missing'),
    )
  })
})

describe('note', () => {
  test('[REC-17] a note is stored as written, without NUL and lone surrogates', () => {
    expect(setRecordNote(draft, '  bad night \n😀 ')).toEqual({ ...draft, note: '  bad night \n😀 ' })
    expect(setRecordNote(draft, 'a\0b\ud83d')).toEqual({ ...draft, note: 'ab\ufffd' })
  })

  test('[REC-17] a note of 20,000 characters is saved, a longer one is reported', () => {
    const longest = setRecordNote(of7, 'x'.repeat(20_000))
    expect(finishRecord(longest, NOW)).toEqual(ok(longest))
    expect(finishRecord(setRecordNote(of7, 'x'.repeat(20_001)), NOW)).toEqual(err('note-too-long'))
  })
})
