import { expect, test } from 'vitest'
import { readQuestionnaireList, readCompletedQuestionnaires } from './listWire.ts'
import { scheduleFromWire, scheduleToWire } from './scheduleWire.ts'
import { readScoring, scoreFromWire, scoreToWire } from './scoringWire.ts'

const row = {
  questionnaire_id: 'form',
  questionnaire_nid: 1_000,
  institution_id: 7,
  title: 'How it went',
  edition: 'abc',
  status: 'to be updated',
  due_date: '2026-11-20',
  last_completed: 1_790_000_000_000,
  completed_by: 'anna',
  schedule: { kind: 'every', days: 7, due_days: 3 },
  first_day: '1970-01-11',
  responses: 2,
}

test('[QST-20] a list is read as sent', () => {
  const own = { ...row, institution_id: 'self', schedule: { kind: 'own', days: 30 }, first_day: null }
  const list = readQuestionnaireList({
    institutions: [{ institution_id: 7, name: 'Clinic', questionnaires: [row] }],
    own: [own],
    answered: [],
    server_time: 1_790_000_000_001,
  })
  const read = {
    slug: 'form',
    nid: 1_000,
    institution: 7,
    title: 'How it went',
    edition: 'abc',
    rhythm: { kind: 'every', days: 7, dueDays: 3 },
    first: 10,
    lastCompleted: 1_790_000_000_000,
    completedBy: 'anna',
    responses: 2,
    status: 'to be updated',
  }
  expect(list).toEqual({
    institutions: [{ institution: 7, name: 'Clinic', rows: [read] }],
    own: [{ ...read, institution: 'self', rhythm: { kind: 'own', days: 30 }, first: null }],
    answered: [],
    toldAt: 1_790_000_000_001,
  })
})

test.each([
  null,
  7,
  {},
  { institutions: {}, own: 'x', answered: [null, 3] },
  {
    institutions: [{ name: 'Nobody' }],
    own: [{ ...row, schedule: {} }],
    answered: [{ ...row, status: 'late' }],
  },
])('[QST-20] unreadable parts of it are left out: %j', (body) => {
  expect(readQuestionnaireList(body)).toEqual({ institutions: [], own: [], answered: [], toldAt: null })
})

test('[QST-21] responses are read as sent; unreadable ones are left out', () => {
  const score = { value: 4, range: { min: 0, max: 10 }, band: null, subscales: {} }
  const told = { response_id: 'r', timing: 5, offset: 60, edition: 'abc', response: { item: [] }, score }
  expect(readCompletedQuestionnaires({ responses: [told, { ...told, timing: 'x' }, null] })).toEqual([
    {
      responseId: 'r',
      at: 5,
      offset: 60,
      edition: 'abc',
      response: { item: [] },
      score: { value: 4, least: 0, most: 10, band: null, parts: {} },
      isShared: true,
    },
  ])
  expect(readCompletedQuestionnaires({ responses: [{ ...told, shared: false }] })[0]?.isShared).toBe(false)
  expect(readCompletedQuestionnaires(null)).toEqual([])
})

test('[QST-7] a score survives the wire unchanged; a missing or invalid one is no score', () => {
  const part = { value: 1, least: 0, most: 6, band: 'below-cut' }
  const score = { value: 4, least: 0, most: 12, band: null, parts: { mood: part } }
  expect(scoreFromWire(scoreToWire(score))).toEqual(score)
  expect([scoreFromWire(scoreToWire(null)), scoreFromWire({ value: 'x' }), scoreFromWire(3)]).toEqual([
    null,
    null,
    null,
  ])
  expect(scoreFromWire({ ...scoreToWire(score), subscales: { mood: 3 } })?.parts).toEqual({})
})

test.each([
  { kind: 'once', dueDays: null },
  { kind: 'once', dueDays: 14 },
  { kind: 'every', days: 7, dueDays: 7 },
] as const)('[QST-9] a schedule comes back from the wire the same: %j', (schedule) => {
  expect(scheduleFromWire(scheduleToWire(schedule))).toEqual(schedule)
})

const scoring = { method: 'sum', items: ['a'], range: { min: 0, max: 3 } }

test.each([
  ['no table', null, 'scoring'],
  ['a method that is none', { ...scoring, method: 'eval(x)' }, 'method'],
  ['an expression', { ...scoring, expression: '1+1' }, 'expression'],
  ['no range', { ...scoring, range: null }, 'range'],
  ['a range upside down', { ...scoring, range: { min: 3, max: 0 } }, 'range'],
  ['no questions', { ...scoring, items: 'a' }, 'items'],
  ['bands that are none', { ...scoring, bands: [{ min: 0 }] }, 'bands'],
  ['a band with words', { ...scoring, bands: [{ min: 0, max: 3, key: 'You are ill' }] }, 'bands'],
  ['too many decimals', { ...scoring, decimals: 9 }, 'decimals'],
  ['what is missing filled up', { ...scoring, missing: 'prorate' }, 'missing'],
  ['a part that is none', { ...scoring, subscales: { mood: {} } }, 'mood: method'],
])('[QST-8] an invalid scoring table is refused and names its part: %s', (_name, source, reason) => {
  expect(readScoring(source)).toEqual({ ok: false, reason })
})
