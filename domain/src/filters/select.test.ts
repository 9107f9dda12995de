import { expect, test } from 'vitest'
import { DEFAULT_CRITERIA } from './criteria.ts'
import { TODAY, aRecord, aReflection, anItem, chosen, found, idsFound } from './testing/facts.ts'

const { fields } = DEFAULT_CRITERIA
const at = (id: string, time: string) => aRecord(id, `${TODAY}T${time}`)

test('[FILT-1, FILT-22] the range and the kinds hold in every mode, and it is told out of how many', () => {
  const diary = [
    aRecord('old', '2026-08-01T08:00'),
    aReflection('day', '2026-11-11'),
    at('now', '08:00'),
    at('late', '09:00'),
  ]
  for (const mode of ['all', 'any', 'none'] as const)
    expect(found(diary, { mode, range: { is: '30days' }, dailyReflections: false })).toEqual({
      ids: ['now', 'late'],
      outOf: 3,
    })
})

const SEVERE = { from: 7, to: 10 }
const pains = [
  aRecord('none', '2026-11-09T08:00', { value: null }),
  aRecord('zero', '2026-11-10T08:00', { value: 0 }),
  aRecord('seven', '2026-11-11T08:00', { value: 7 }),
  aRecord('ten', '2026-11-12T08:00', { value: 10 }),
]

test('[FILT-2, FILT-7] a span shows what is within it, both ends too; the whole one also what has no number', () => {
  expect(idsFound(pains, { severity: { from: 0, to: 10 } })).toEqual(['none', 'zero', 'seven', 'ten'])
  expect(idsFound(pains, { severity: SEVERE })).toEqual(['seven', 'ten'])
  expect(idsFound(pains, { severity: { from: 0, to: 9 } })).toEqual(['zero', 'seven'])
  expect(idsFound(pains, { severity: SEVERE, mode: 'none' })).toEqual(['none', 'zero'])
})

const head = anItem('location', 'Head')
const back = anItem('location', 'Back')
const places = [
  aRecord('both', '2026-11-09T08:00', { items: [head, back], value: 8 }),
  aRecord('head', '2026-11-10T08:00', { items: [head], value: 2 }),
  aRecord('nowhere', '2026-11-11T08:00', { value: 8 }),
]
const HEAD_AND_BACK = { ...fields, location: [chosen('Head'), chosen('Back')] }

test('[FILT-3, FILT-4] each item is a criterion of its own: All asks for every one, Any for some, None for none', () => {
  const asked = { fields: HEAD_AND_BACK, severity: SEVERE }
  expect(idsFound(places, { ...asked, mode: 'all' })).toEqual(['both'])
  expect(idsFound(places, { ...asked, mode: 'any' })).toEqual(['both', 'head', 'nowhere'])
  expect(idsFound(places, { ...asked, mode: 'none' })).toEqual([])
  expect(idsFound(places, { fields: HEAD_AND_BACK, mode: 'none' })).toEqual(['nowhere'])
})

test('[FILT-3] however many are chosen, each counts', () => {
  const names = Array.from({ length: 70 }, (_, number) => `Place ${number}`)
  const items = names.map((name) => anItem('location', name))
  const diary = [
    aRecord('all', '2026-11-09T08:00', { items }),
    aRecord('last', '2026-11-11T08:00', { items: items.slice(-1) }),
    aRecord('no', '2026-11-12T08:00'),
  ]
  const allButOne = items.map((missing, number) =>
    aRecord(`but ${number}`, '2026-11-10T08:00', { items: items.filter((item) => item !== missing) }),
  )
  const asked = { fields: { ...fields, location: names.map(chosen) } }
  expect(idsFound([...diary, ...allButOne], { ...asked, mode: 'all' })).toEqual(['all'])
  expect(idsFound(diary, { ...asked, mode: 'any' })).toEqual(['all', 'last'])
  expect(idsFound(diary, { ...asked, mode: 'none' })).toEqual(['no'])
})

const walk = anItem('meaningful_activities', 'Walk')
const mixed = [
  aReflection('walked', '2026-11-10', { value: 8, items: [walk] }),
  aReflection('rested', '2026-11-11', { value: 2 }),
  ...places,
]

test('[FILT-5] a reflection is asked for its score and activities, a record for the rest', () => {
  const asked = { score: { from: 5, to: 10 }, fields: { ...fields, meaningful_activities: [chosen('Walk')] } }
  expect(idsFound(mixed, asked)).toEqual(['both', 'head', 'walked', 'nowhere'])
  expect(idsFound(mixed, { ...asked, severity: SEVERE })).toEqual(['both', 'walked', 'nowhere'])
})

test('[FILT-6] where nothing is asked of a kind, all of it is shown, by None and Any too', () => {
  for (const mode of ['all', 'any', 'none'] as const)
    expect(idsFound(mixed, { mode, severity: { from: 1, to: 1 }, painRecords: mode !== 'none' })).toEqual([
      'walked',
      'rested',
    ])
  expect(idsFound(mixed, { mode: 'none' })).toHaveLength(mixed.length)
})

test('[FILT-8] the time of day is the one on the wall where it was: equal to the minute, else without it', () => {
  const diary = [
    aRecord('tokyo', '2026-11-10T08:29:59.999', { zone: 9 }),
    aRecord('minute', '2026-11-11T08:30:59', { zone: -3.5 }),
    aRecord('later', '2026-11-12T08:31'),
  ]
  const time = { minute: 8 * 60 + 30 }
  expect(idsFound(diary, { time: { ...time, compare: 'less' } })).toEqual(['tokyo'])
  expect(idsFound(diary, { time: { ...time, compare: 'equal' } })).toEqual(['minute'])
  expect(idsFound(diary, { time: { ...time, compare: 'greater' } })).toEqual(['later'])
  expect(idsFound(diary, { time: { ...time, compare: 'all' } })).toHaveLength(3)
})

test('[FILT-9] a length is compared by the second, and is equal as it is shown; who told none has none', () => {
  const diary = [
    aRecord('untold', '2026-11-08T08:00'),
    aRecord('none', '2026-11-09T08:00', { length: 0 }),
    aRecord('80 min', '2026-11-10T08:00', { length: 4_800 }),
    aRecord('day', '2026-11-11T08:00', { length: 86_400, isAllDay: true }),
  ]
  const hours = (seconds: number) => ({ seconds, shownIn: 'hours' as const })
  // Typed as 1.33 hours, which is how 80 minutes are shown.
  expect(idsFound(diary, { duration: { compare: 'equal', ...hours(4_788) } })).toEqual(['80 min'])
  expect(idsFound(diary, { duration: { compare: 'less', ...hours(4_800) } })).toEqual(['none'])
  expect(idsFound(diary, { duration: { compare: 'greater', ...hours(4_800) } })).toEqual(['day'])
  expect(idsFound(diary, { duration: { compare: 'equal', seconds: 4_788, shownIn: 'seconds' } })).toEqual([])
})

test('[FILT-10] of the types of pain one of the chosen', () => {
  const diary = (['constant', 'intermittent', 'breakthrough', null] as const).map((pattern, day) =>
    aRecord(String(pattern), `2026-11-0${day + 1}T08:00`, { pattern }),
  )
  expect(idsFound(diary, { patterns: ['constant', 'breakthrough'] })).toEqual(['constant', 'breakthrough'])
  expect(idsFound(diary, { patterns: ['constant'], mode: 'none' })).toEqual([
    'intermittent',
    'breakthrough',
    'null',
  ])
})

test('[FILT-20] what was written down later can be left out', () => {
  const diary = [
    aRecord('later', '2026-11-10T08:00', { isWrittenLater: true, hasNote: true }),
    aRecord('then', '2026-11-11T08:00', { hasNote: true, isAllDay: true }),
  ]
  expect(idsFound(diary, {})).toEqual(['later', 'then'])
  for (const mode of ['all', 'any', 'none'] as const)
    expect(idsFound(diary, { writtenLater: false, mode })).toEqual(['then'])
})
