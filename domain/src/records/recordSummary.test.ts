import { expect, test } from 'vitest'
import { NOTHING, withItems } from './answer.ts'
import { emptyRecord, type PainRecord } from './painRecord.ts'
import { recordSummary } from './recordSummary.ts'

const empty = emptyRecord({ at: Date.UTC(2026, 4, 10), offset: 0 })
const item = (text: string) => ({ id: `id of ${text}`, text })
const many = (count: number) => Array.from({ length: count }, (_, index) => item(`value ${index}`))

test('[REC-19] a category without a value has no line', () => {
  expect(recordSummary(empty)).toEqual([])
})

test.each([
  [1, 1, 0],
  [6, 6, 0],
  [7, 6, 1],
  [33, 6, 27],
])('[REC-19] of %d values %d are shown and %d left out', (count, shown, left) => {
  const [line] = recordSummary({ ...empty, location: many(count) })
  const rest = many(count).slice(shown)
  expect(line).toEqual({ category: 'location', kind: 'items', top: many(shown), rest })
  expect(rest.length).toBe(left)
})

test('[REC-19] medicines are among the factors by their marks, and separate without one', () => {
  const record: PainRecord = {
    ...empty,
    symptom: withItems([item('Fatigue')]),
    character: [item('Aching')],
    aggravatingFactor: withItems([item('Walking')]),
    intervention: withItems([
      { ...item('Heat'), effect: 'alleviating' },
      { ...item('Rest'), effect: 'ineffective' },
      { ...item('Bath'), effect: 'unmarked' },
    ]),
    medication: withItems([
      { ...item('Naproxen'), dose: null, effect: 'alleviating' },
      { ...item('Gel'), dose: { amount: 1, units: 'applications' }, effect: 'ineffective' },
      { ...item('Syrup'), dose: null, effect: 'aggravating' },
      { ...item('Patch'), dose: null, effect: 'unmarked' },
    ]),
    environment: [item('Home')],
  }
  const dose = { amount: 1, units: 'applications' }
  const line = (category: string, ...texts: string[]) => ({
    category,
    kind: 'items',
    top: texts.map((text) => (text === 'Gel' ? { ...item(text), taken: dose } : item(text))),
    rest: [],
  })
  expect(recordSummary(record)).toEqual([
    line('symptom', 'Fatigue'),
    line('character', 'Aching'),
    line('alleviating', 'Heat', 'Naproxen'),
    line('ineffective', 'Rest', 'Gel'),
    line('aggravating', 'Walking', 'Syrup'),
    line('intervention', 'Bath'),
    line('medication', 'Patch'),
    line('environment', 'Home'),
  ])
})

test('[REC-19] Nothing is shown as an answer, unless a medicine contradicts it', () => {
  const record: PainRecord = {
    ...empty,
    symptom: NOTHING,
    aggravatingFactor: NOTHING,
    intervention: NOTHING,
    medication: NOTHING,
  }
  expect(recordSummary(record)).toEqual([
    { category: 'symptom', kind: 'nothing' },
    { category: 'aggravating', kind: 'nothing' },
    { category: 'intervention', kind: 'nothing' },
    { category: 'medication', kind: 'nothing' },
  ])
  const syrup = { ...item('Syrup'), dose: null, effect: 'aggravating' } as const
  expect(recordSummary({ ...empty, aggravatingFactor: NOTHING, medication: withItems([syrup]) })).toEqual([
    { category: 'aggravating', kind: 'items', top: [item('Syrup')], rest: [] },
  ])
})

test('[REC-19, MED-26] a medicine keeps how much of it was taken', () => {
  const dose = { amount: 2, units: 'tablets' }
  const medication = withItems([
    { ...item('Naproxen'), dose, effect: 'alleviating' as const },
    { ...item('Patch'), dose: null, effect: 'unmarked' as const },
  ])
  expect(recordSummary({ ...empty, medication })).toEqual([
    { category: 'alleviating', kind: 'items', top: [{ ...item('Naproxen'), taken: dose }], rest: [] },
    { category: 'medication', kind: 'items', top: [item('Patch')], rest: [] },
  ])
})
