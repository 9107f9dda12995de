import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../time/instant.ts'
import type { Place } from '../time/place.ts'
import { numberSigns } from '../writtenNumber.ts'
import { setAllDay, setDuration, setEnd } from './editRecord.ts'
import { emptyRecord, type PainRecord } from './painRecord.ts'
import {
  undoAllDay,
  switchToEnd,
  switchToLength,
  chooseUnit,
  mayHaveEnded,
  moveEnd,
  moveStartClock,
  moveStartDay,
  shownEnd,
} from './recordTiming.ts'

const AUTUMN = Date.UTC(2026, 9, 25, 1)
const BERLIN: Place = (at) => (at < AUTUMN ? 2 * HOUR_MS : HOUR_MS)
const EN = numberSigns('en')
const NOW = Date.UTC(2026, 9, 26, 13, 20, 35)
const draft = emptyRecord({ at: NOW, offset: HOUR_MS })
const saved: PainRecord = {
  ...draft,
  ref: { kind: 'saved', clientId: 'c', localId: 1, serverId: null },
}

describe('the start', () => {
  test('[REC-42] set back over the night when the clocks went back it has the time that was picked', () => {
    const moved = moveStartDay(draft, '2026-10-24', BERLIN)
    expect(moved).toEqual({ ...draft, startsAt: Date.UTC(2026, 9, 24, 12, 20), timeOffset: 2 * HOUR_MS })
  })

  test('[REC-42] a record of another place keeps its offset', () => {
    const there = { ...draft, timeOffset: 9 * HOUR_MS }
    const moved = moveStartClock(there, { hour: 8, minute: 7 }, BERLIN)
    expect(moved).toEqual({ ...there, startsAt: Date.UTC(2026, 9, 25, 23, 7) })
  })

  test('[REC-43] the day and the minute that are shown change nothing', () => {
    expect(moveStartDay(draft, '2026-10-26', BERLIN)).toBe(draft)
    expect(moveStartClock(draft, { hour: 14, minute: 20 }, BERLIN)).toBe(draft)
  })

  test('[REC-6] a whole day moved to another day stays a whole day, from its own midnight', () => {
    const moved = moveStartDay(setAllDay(draft, '2026-10-26'), '2026-10-24', BERLIN)
    expect(moved).toEqual({
      ...draft,
      startsAt: Date.UTC(2026, 9, 23, 22),
      timeOffset: 2 * HOUR_MS,
      duration: { kind: 'all-day' },
    })
  })

  test('[REC-7] a time ends a whole day, midnight too', () => {
    const allDay = setAllDay(draft, '2026-10-26')
    const moved = moveStartClock(allDay, { hour: 0, minute: 0 }, BERLIN)
    expect(moved).toEqual({ ...allDay, duration: { kind: 'none' } })
  })
})

describe('the end', () => {
  test('[REC-43] the minute of the start is the start', () => {
    const atStart = { day: '2026-10-26', hour: 14, minute: 20 }
    expect(moveEnd(draft, atStart, BERLIN)).toEqual(setEnd(draft, draft.startsAt))
    const ended = setEnd(draft, NOW + 10 * SECOND_MS)
    expect(moveEnd(ended, atStart, BERLIN)).toBe(ended)
  })

  test('[REC-12] it may be moved before the start, and is refused when it is saved', () => {
    const ended = setEnd(draft, NOW)
    expect(moveEnd(ended, { hour: 14, minute: 0 }, BERLIN)).toEqual(setEnd(draft, Date.UTC(2026, 9, 26, 13)))
  })

  test('[REC-42] it is read off the clock that hung there then', () => {
    const evening = { ...draft, startsAt: Date.UTC(2026, 9, 24, 22), timeOffset: 2 * HOUR_MS }
    const ended = moveEnd(evening, { day: '2026-10-25', hour: 4, minute: 0 }, BERLIN)
    expect(ended.duration).toEqual({ kind: 'until', endsAt: Date.UTC(2026, 9, 25, 3) })
    expect(shownEnd(ended, BERLIN)).toEqual({ at: Date.UTC(2026, 9, 25, 3), offset: HOUR_MS })
  })

  test('[REC-45] it begins with now, for an older pain with the start, for a length with its end', () => {
    const hourAgo = { ...draft, startsAt: NOW - HOUR_MS }
    const old = { ...draft, startsAt: NOW - 2 * DAY_MS }
    const long = setDuration(old, { typed: '30', unit: 'minutes', signs: EN })
    expect(switchToEnd(hourAgo, NOW)).toEqual(setEnd(hourAgo, NOW))
    expect(switchToEnd(old, NOW)).toEqual(setEnd(old, old.startsAt))
    expect(switchToEnd(long, NOW)).toEqual(setEnd(old, old.startsAt + 30 * MINUTE_MS))
  })

  test('[REC-45] a length starts with the duration of the end, in whole seconds; a whole day gives none', () => {
    expect(switchToLength(setEnd(draft, NOW + 90_400))).toEqual({
      ...draft,
      duration: { kind: 'length', seconds: 90, shownIn: 'minutes' },
    })
    expect(switchToLength(setEnd(draft, NOW - 1_000)).duration).toEqual({ kind: 'none' })
    expect(switchToLength(setAllDay(draft, '2026-10-26')).duration).toEqual({ kind: 'none' })
  })

  test('[REC-45] a whole day that is taken back, or becomes another kind, began when it had', () => {
    const allDay = setAllDay(draft, '2026-10-26')
    expect(undoAllDay(allDay, draft)).toEqual(draft)
    expect(switchToLength(undoAllDay(allDay, draft))).toEqual(draft)
    const ofOtherDay = moveStartDay(allDay, '2026-10-20', BERLIN)
    expect(undoAllDay(ofOtherDay, draft)).toEqual({ ...ofOtherDay, duration: { kind: 'none' } })
    expect(undoAllDay(allDay, null).startsAt).toBe(allDay.startsAt)
    expect(undoAllDay(setEnd(draft, NOW), draft)).toEqual(setEnd(draft, NOW))
  })

  test('[REC-44] a saved pain of the last day without an end may be ended', () => {
    const began = (at: number): PainRecord => ({ ...saved, startsAt: at })
    expect(mayHaveEnded(began(NOW - DAY_MS), NOW)).toBe(true)
    expect(mayHaveEnded(began(NOW - DAY_MS - 1), NOW)).toBe(false)
    expect(mayHaveEnded(began(NOW + 1), NOW)).toBe(false)
    expect(mayHaveEnded(setEnd(began(NOW), NOW), NOW)).toBe(false)
    expect(mayHaveEnded(draft, NOW)).toBe(false)
  })
})

test('[REC-47] two typed and then hours chosen is two hours; an existing length is converted', () => {
  const two = setDuration(draft, { typed: '2', unit: 'minutes', signs: EN })
  expect(chooseUnit(two, { typed: '2', unit: 'hours', signs: EN }).duration).toEqual({
    kind: 'length',
    seconds: 7_200,
    shownIn: 'hours',
  })
  expect(chooseUnit(two, { typed: null, unit: 'seconds', signs: EN }).duration).toEqual({
    kind: 'length',
    seconds: 120,
    shownIn: 'seconds',
  })
})
