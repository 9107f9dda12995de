import { expect, test } from 'vitest'
import { err } from '../result.ts'
import { DAY_MS, HOUR_MS } from '../time/instant.ts'
import { finishReflection, setActivity, setDay, setReflectionNote, setScore } from './editReflection.ts'
import { diaryDayAt } from './diaryDay.ts'
import { dayOfReflection, emptyReflection, readReflectionDay, type Reflection } from './reflection.ts'

const EVENING = { at: Date.UTC(2026, 10, 15, 20, 0), offset: HOUR_MS }
const MORNING = { at: Date.UTC(2026, 10, 15, 8, 0), offset: HOUR_MS }
const OPENED = emptyReflection(EVENING)
const ref = { kind: 'saved', clientId: 'c', localId: 1, serverId: null } as const

const finish = (draft: Reflection, opened = OPENED) => finishReflection({ opened, draft, now: EVENING })

test('[REF-4] a new reflection is empty, and is about the current day', () => {
  expect(OPENED).toMatchObject({ score: null, activities: [], note: '', ref: { kind: 'not-saved-yet' } })
  expect(dayOfReflection(OPENED)).toBe('2026-11-15')
  expect(dayOfReflection(emptyReflection(MORNING))).toBe('2026-11-14')
  expect(diaryDayAt(MORNING).reflected).toBe('2026-11-14')
})

test('[REF-4, D39] a chosen day wins over the rule of noon, also that of today in the morning', () => {
  expect(dayOfReflection(emptyReflection(MORNING, '2026-11-15'))).toBe('2026-11-15')
  expect(dayOfReflection(emptyReflection(EVENING, '2026-11-03'))).toBe('2026-11-03')
})

test('[REF-5, D35] a score is whole and within the scale, and a value that is not a number changes nothing', () => {
  const scores = [-3, 0, 4.4, 4.5, 10, 99].map((value) => setScore(OPENED, value).score)
  expect(scores).toEqual([0, 0, 4, 5, 10, 10])
  expect(setScore(setScore(OPENED, 3), Number.NaN).score).toBe(3)
})

test('[REF-6, D36] only the score is required, and 0 is one', () => {
  expect(finish(setReflectionNote(OPENED, 'long day'))).toEqual(err('score-missing'))
  expect(finish(setScore(OPENED, 0))).toMatchObject({ ok: true, value: { score: 0, note: '' } })
})

test('[REF-6] a day to come is refused, unless the reflection came with it from another clock', () => {
  const tomorrow = setScore({ ...OPENED, at: EVENING.at + DAY_MS }, 5)
  expect(finish(tomorrow)).toEqual(err('day-to-come'))
  const saved = { ...tomorrow, ref }
  expect(finish(setReflectionNote(saved, 'better'), saved)).toMatchObject({ ok: true })
})

test('[REF-7] a note is stored as written, without characters that no database stores, up to 20,000 characters', () => {
  const odd = '<b>שלום</b> \ud83d\ude42'
  expect(setReflectionNote(OPENED, `${odd}\0\ud83d`).note).toBe(`${odd}\ufffd`)
  const scored = setScore(OPENED, 5)
  expect(finish(setReflectionNote(scored, 'x'.repeat(20_000)))).toMatchObject({ ok: true })
  expect(finish(setReflectionNote(scored, 'x'.repeat(20_001)))).toEqual(err('note-too-long'))
})

test('[REF-3] another day is stored at its noon, the same day at its existing time', () => {
  expect(setDay(OPENED, '2026-11-15', MORNING)).toBe(OPENED)
  expect(setDay(OPENED, '2026-11-12', EVENING)).toMatchObject({
    at: Date.UTC(2026, 10, 12, 11, 0),
    timeOffset: HOUR_MS,
  })
})

test('[REF-3] an address may name a day of the calendar up to today, and nothing else', () => {
  const asked = ['2026-11-15', '2026-11-03', '2026-11-16', '2026-02-30', '1899-12-31', 'today', undefined]
  const told = asked.map((day) => readReflectionDay(day, EVENING))
  expect(told).toEqual(['2026-11-15', '2026-11-03', null, null, null, null, null])
})

test('[REF-5] an activity is there once, and can be removed', () => {
  const walk = { id: 'w', text: 'Walk' }
  const twice = setActivity(setActivity(OPENED, walk, true), walk, true)
  expect(twice.activities).toEqual([walk])
  expect(setActivity(twice, walk, false).activities).toEqual([])
})
