import { expect, test } from 'vitest'
import { isCrisis } from './safetyAnswer.ts'
import { computeScoreChange } from './scoreChange.ts'
import { computeScore, type Scoring } from './scoring.ts'
import { scoringFaults } from './scoringFaults.ts'
import { aForm, aFormItem, anOption } from './testing/aForm.ts'

const often = [0, 1, 2, 3].map((ordinal) => anOption(`o${ordinal}`, { ordinal }))
const form = aForm([
  aFormItem('a', { kind: 'choice', options: often }),
  aFormItem('b', { kind: 'choice', options: often }),
  aFormItem('c', { least: 0, most: 10, conditions: [{ question: 'a', operator: 'exists', expected: true }] }),
  aFormItem('d', { kind: 'text', longest: 10 }),
  aFormItem('e', { kind: 'boolean' }),
])
const scale = { reversed: [], decimals: 0, bands: [], parts: {} }
const sum: Scoring = { ...scale, method: 'sum', items: ['a', 'b'], least: 0, most: 6 }

test('[QST-7] a sum of the option values, with its band and its parts', () => {
  const bands = [
    { least: 0, most: 2, key: 'low' },
    { least: 3, most: 6, key: 'high' },
  ]
  const parts = { first: { ...sum, items: ['a'], most: 3 } }
  expect(computeScore(form, { a: ['o1'], b: ['o3'] }, { ...sum, bands, parts })).toEqual({
    value: 4,
    least: 0,
    most: 6,
    band: 'high',
    parts: { first: { value: 1, least: 0, most: 3, band: null } },
  })
})

test('[QST-7] a mean to its decimals, half a step upwards', () => {
  const mean: Scoring = { ...scale, method: 'mean', items: ['a', 'c'], least: 0, most: 10, decimals: 1 }
  expect(computeScore(form, { a: ['o3'], c: 4 }, mean)?.value).toBe(3.5)
  expect(computeScore(form, { a: ['o3'], c: 4 }, { ...mean, decimals: 0 })?.value).toBe(4)
  expect(computeScore(form, { a: ['o1'], b: ['o0'], c: 9 }, { ...mean, items: ['a', 'b', 'c'] })?.value).toBe(
    3.3,
  )
})

test('[QST-7] a reversed item counts from the other end; yes counts one', () => {
  const reversed: Scoring = { ...sum, reversed: ['b'] }
  expect(computeScore(form, { a: ['o1'], b: ['o3'] }, reversed)?.value).toBe(1)
  expect(computeScore(form, { a: ['o1'], e: true }, { ...sum, items: ['a', 'e'] })?.value).toBe(2)
})

test('[QST-7] no score if an answer is missing, was not asked or has no value', () => {
  expect(computeScore(form, { a: ['o1'] }, sum)).toBe(null)
  expect(computeScore(form, {}, sum)).toBe(null)
  expect(computeScore(form, { a: ['o1'], b: ['gone'] }, sum)).toBe(null)
  const asked = { ...sum, items: ['c'], most: 10 }
  expect(computeScore(form, { c: 4 }, asked)).toBe(null)
  expect(computeScore(form, { a: ['o0'], c: 4 }, asked)?.value).toBe(4)
})

test.each<[string, Partial<Scoring>, string[]]>([
  ['nothing', {}, []],
  ['a question that is not there', { items: ['a', 'z'] }, ['z unknown-item']],
  ['one that counts nothing', { items: ['a', 'd'] }, ['d counts-nothing']],
  ['one named twice', { items: ['a', 'a'] }, ['a named-twice']],
  ['reversed, and not counted', { reversed: ['c'] }, ['c unknown-item']],
  ['none', { items: [] }, [' no-items']],
  ['a range that is too narrow', { most: 5 }, [' range']],
  [
    'bands with a gap',
    {
      bands: [
        { least: 0, most: 2, key: 'x' },
        { least: 4, most: 6, key: 'y' },
      ],
    },
    [' bands'],
  ],
  ['bands that end too early', { bands: [{ least: 0, most: 5, key: 'x' }] }, [' bands']],
  ['a part', { parts: { p: { ...sum, items: ['z'] } } }, ['z unknown-item']],
])('[QST-8] a table that does not fit its form: %s', (_name, beside, faults) => {
  expect(scoringFaults(form, { ...sum, ...beside }).map(({ linkId, what }) => `${linkId} ${what}`)).toEqual(
    faults,
  )
})

test.each([
  ['its zero', { options: often, kind: 'choice' as const }, ['o0'], false],
  ['anything above', { options: often, kind: 'choice' as const }, ['o1'], true],
  [
    'without numbers the first is its zero',
    { options: [anOption('no'), anOption('hm')], kind: 'choice' as const },
    ['no'],
    false,
  ],
  [
    'and any other is none',
    { options: [anOption('no'), anOption('hm')], kind: 'choice' as const },
    ['hm'],
    true,
  ],
  ['zero', {}, 0, false],
  ['a number', {}, 1, true],
  ['a number below', {}, -1, true],
  [
    'what counts less than its zero',
    { options: [anOption('worse', { ordinal: -1 }), ...often], kind: 'choice' as const },
    ['worse'],
    true,
  ],
  ['no', { kind: 'boolean' as const }, false, false],
  ['yes', { kind: 'boolean' as const }, true, true],
  ['a text', { kind: 'text' as const }, 'hm', true],
  ['no answer', {}, undefined, false],
])('[QST-12] a question of safety: %s', (_name, beside, answer, expected) => {
  expect(isCrisis(aFormItem('s', { isSafety: true, ...beside }), answer)).toBe(expected)
  expect(isCrisis(aFormItem('s', beside), answer)).toBe(false)
})

test.each([
  [6, 4, { points: -2, percent: -33, isNoticeable: true }],
  [6, 4.3, { points: -1.7, percent: -28, isNoticeable: false }],
  [5, 7, { points: 2, percent: 40, isNoticeable: true }],
  [0, 2, { points: 2, percent: null, isNoticeable: true }],
  [2.7, 1, { points: -1.7, percent: null, isNoticeable: false }],
  [3, 3, { points: 0, percent: 0, isNoticeable: false }],
])('[QST-13] from %d to %d', (first, last, change) => {
  expect(computeScoreChange(first, last)).toEqual(change)
})
