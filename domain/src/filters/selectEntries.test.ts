import { expect, test } from 'vitest'
import { DEFAULT_CRITERIA } from './criteria.ts'
import {
  FILTER_TODAY,
  aRecordAtTime,
  aReflection,
  aMarkedItem,
  aReferenceTo,
  runFilter,
  runFilterForIds,
} from './testing/facts.ts'

const { fields } = DEFAULT_CRITERIA
const at = (id: string, time: string) => aRecordAtTime(id, `${FILTER_TODAY}T${time}`)

test('[FILT-1, FILT-22] the range and the kinds apply in every mode, and the total is reported', () => {
  const diary = [
    aRecordAtTime('old', '2026-08-01T08:00'),
    aReflection('day', '2026-11-11'),
    at('now', '08:00'),
    at('late', '09:00'),
  ]
  for (const mode of ['all', 'any', 'none'] as const)
    expect(runFilter(diary, { mode, range: { is: '30days' }, dailyReflections: false })).toEqual({
      ids: ['now', 'late'],
      outOf: 3,
    })
})

const SEVERE = { from: 7, to: 10 }
const pains = [
  aRecordAtTime('none', '2026-11-09T08:00', { value: null }),
  aRecordAtTime('zero', '2026-11-10T08:00', { value: 0 }),
  aRecordAtTime('seven', '2026-11-11T08:00', { value: 7 }),
  aRecordAtTime('ten', '2026-11-12T08:00', { value: 10 }),
]

test('[FILT-2, FILT-7] a span includes both ends; the whole span also shows entries without a number', () => {
  expect(runFilterForIds(pains, { severity: { from: 0, to: 10 } })).toEqual(['none', 'zero', 'seven', 'ten'])
  expect(runFilterForIds(pains, { severity: SEVERE })).toEqual(['seven', 'ten'])
  expect(runFilterForIds(pains, { severity: { from: 0, to: 9 } })).toEqual(['zero', 'seven'])
  expect(runFilterForIds(pains, { severity: SEVERE, mode: 'none' })).toEqual(['none', 'zero'])
})

const head = aMarkedItem('location', 'Head')
const back = aMarkedItem('location', 'Back')
const places = [
  aRecordAtTime('both', '2026-11-09T08:00', { items: [head, back], value: 8 }),
  aRecordAtTime('head', '2026-11-10T08:00', { items: [head], value: 2 }),
  aRecordAtTime('nowhere', '2026-11-11T08:00', { value: 8 }),
]
const HEAD_AND_BACK = { ...fields, location: [aReferenceTo('Head'), aReferenceTo('Back')] }

test('[FILT-3, FILT-4] each item is a separate criterion: All requires every one, Any at least one, None none', () => {
  const asked = { fields: HEAD_AND_BACK, severity: SEVERE }
  expect(runFilterForIds(places, { ...asked, mode: 'all' })).toEqual(['both'])
  expect(runFilterForIds(places, { ...asked, mode: 'any' })).toEqual(['both', 'head', 'nowhere'])
  expect(runFilterForIds(places, { ...asked, mode: 'none' })).toEqual([])
  expect(runFilterForIds(places, { fields: HEAD_AND_BACK, mode: 'none' })).toEqual(['nowhere'])
})

test('[FILT-3] however many are chosen, each counts', () => {
  const names = Array.from({ length: 70 }, (_, number) => `Place ${number}`)
  const items = names.map((name) => aMarkedItem('location', name))
  const diary = [
    aRecordAtTime('all', '2026-11-09T08:00', { items }),
    aRecordAtTime('last', '2026-11-11T08:00', { items: items.slice(-1) }),
    aRecordAtTime('no', '2026-11-12T08:00'),
  ]
  const allButOne = items.map((missing, number) =>
    aRecordAtTime(`but ${number}`, '2026-11-10T08:00', { items: items.filter((item) => item !== missing) }),
  )
  const asked = { fields: { ...fields, location: names.map(aReferenceTo) } }
  expect(runFilterForIds([...diary, ...allButOne], { ...asked, mode: 'all' })).toEqual(['all'])
  expect(runFilterForIds(diary, { ...asked, mode: 'any' })).toEqual(['all', 'last'])
  expect(runFilterForIds(diary, { ...asked, mode: 'none' })).toEqual(['no'])
})

const walk = aMarkedItem('meaningful_activities', 'Walk')
const mixed = [
  aReflection('walked', '2026-11-10', { value: 8, items: [walk] }),
  aReflection('rested', '2026-11-11', { value: 2 }),
  ...places,
]

test('[FILT-5] a reflection is asked for its score and activities, a record for the rest', () => {
  const asked = {
    score: { from: 5, to: 10 },
    fields: { ...fields, meaningful_activities: [aReferenceTo('Walk')] },
  }
  expect(runFilterForIds(mixed, asked)).toEqual(['both', 'head', 'walked', 'nowhere'])
  expect(runFilterForIds(mixed, { ...asked, severity: SEVERE })).toEqual(['both', 'walked', 'nowhere'])
})

test('[FILT-6] if no criterion applies to a kind, all its entries are shown, also with None and Any', () => {
  for (const mode of ['all', 'any', 'none'] as const)
    expect(
      runFilterForIds(mixed, { mode, severity: { from: 1, to: 1 }, painRecords: mode !== 'none' }),
    ).toEqual(['walked', 'rested'])
  expect(runFilterForIds(mixed, { mode: 'none' })).toHaveLength(mixed.length)
})

test('[FILT-8] the time of day is the local one: equal means the same minute, the others exclude it', () => {
  const diary = [
    aRecordAtTime('tokyo', '2026-11-10T08:29:59.999', { zone: 9 }),
    aRecordAtTime('minute', '2026-11-11T08:30:59', { zone: -3.5 }),
    aRecordAtTime('later', '2026-11-12T08:31'),
  ]
  const time = { minute: 8 * 60 + 30 }
  expect(runFilterForIds(diary, { time: { ...time, compare: 'less' } })).toEqual(['tokyo'])
  expect(runFilterForIds(diary, { time: { ...time, compare: 'equal' } })).toEqual(['minute'])
  expect(runFilterForIds(diary, { time: { ...time, compare: 'greater' } })).toEqual(['later'])
  expect(runFilterForIds(diary, { time: { ...time, compare: 'all' } })).toHaveLength(3)
})

test('[FILT-9] a length is compared in seconds, and equal by its displayed value; a missing length matches nothing', () => {
  const diary = [
    aRecordAtTime('untold', '2026-11-08T08:00'),
    aRecordAtTime('none', '2026-11-09T08:00', { length: 0 }),
    aRecordAtTime('80 min', '2026-11-10T08:00', { length: 4_800 }),
    aRecordAtTime('day', '2026-11-11T08:00', { length: 86_400, isAllDay: true }),
  ]
  const hours = (seconds: number) => ({ seconds, shownIn: 'hours' as const })
  // Typed as 1.33 hours, which is how 80 minutes are shown.
  expect(runFilterForIds(diary, { duration: { compare: 'equal', ...hours(4_788) } })).toEqual(['80 min'])
  expect(runFilterForIds(diary, { duration: { compare: 'less', ...hours(4_800) } })).toEqual(['none'])
  expect(runFilterForIds(diary, { duration: { compare: 'greater', ...hours(4_800) } })).toEqual(['day'])
  expect(
    runFilterForIds(diary, { duration: { compare: 'equal', seconds: 4_788, shownIn: 'seconds' } }),
  ).toEqual([])
})

test('[FILT-10] of the types of pain one of the chosen', () => {
  const diary = (['constant', 'intermittent', 'breakthrough', null] as const).map((pattern, day) =>
    aRecordAtTime(String(pattern), `2026-11-0${day + 1}T08:00`, { pattern }),
  )
  expect(runFilterForIds(diary, { patterns: ['constant', 'breakthrough'] })).toEqual([
    'constant',
    'breakthrough',
  ])
  expect(runFilterForIds(diary, { patterns: ['constant'], mode: 'none' })).toEqual([
    'intermittent',
    'breakthrough',
    'null',
  ])
})

test('[FILT-20] entries written later can be excluded', () => {
  const diary = [
    aRecordAtTime('later', '2026-11-10T08:00', { isWrittenLater: true, hasNote: true }),
    aRecordAtTime('then', '2026-11-11T08:00', { hasNote: true, isAllDay: true }),
  ]
  expect(runFilterForIds(diary, {})).toEqual(['later', 'then'])
  for (const mode of ['all', 'any', 'none'] as const)
    expect(runFilterForIds(diary, { writtenLater: false, mode })).toEqual(['then'])
})
