import { expect, test } from 'vitest'
import { bestSponsoredPlan, institutionNameFrom, isName, isSlug } from './institution.ts'

test.each([
  [7, { is: 'number', nid: 7 }],
  ['7', { is: 'number', nid: 7 }],
  [' 0007 ', { is: 'number', nid: 7 }],
  ['Riverside', { is: 'slug', slug: 'riverside' }],
  ['RIVER-side2', { is: 'slug', slug: 'river-side2' }],
  // As a name it is never found, because it is reserved.
  ['self', { is: 'slug', slug: 'self' }],
  ['', null],
  [-7, null],
  [7.5, null],
  ['7e3', null],
  ['9'.repeat(16), null],
  ['river side', null],
  ['-river', null],
  ['river-', null],
  ["x'; drop table institution", null],
  ['ｒｉｖｅｒ', null],
] as const)('[INST-1] %j names %j', (given, name) => {
  expect(institutionNameFrom(given)).toEqual(name)
})

test('[INST-1] a short name begins with a letter, is written in small ones, and is never `self`', () => {
  expect(['ab', 'a1', 'riverside-2', 'a'.repeat(60)].map(isSlug)).toEqual([true, true, true, true])
  const refused = ['a', 'A1', '1a', 'a_b', 'a-', 'self', '', 'a'.repeat(61), 'ä1']
  expect(refused.filter(isSlug)).toEqual([])
})

test('[INST-11] of several institutions the best that is sponsored counts', () => {
  expect(bestSponsoredPlan([])).toBe('none')
  expect(bestSponsoredPlan(['none', 'pro', 'none'])).toBe('pro')
  expect(bestSponsoredPlan(['subscriber', 'pro'])).toBe('subscriber')
})

test('[INST-25] a name is one line that does not affect the text around it', () => {
  const good = [
    'Riverside',
    'Klinik am Fluß',
    '병원 1',
    'عيادة النهر',
    '<b>A & B</b>',
    'Clinic 🌊',
    'x'.repeat(200),
  ]
  expect(good.filter(isName)).toEqual(good)
  const bad = [
    '',
    '  ',
    '\u200B\u200D',
    '🌊',
    'a\nb',
    'a\u2028b',
    'a\0',
    '\u202Eabc',
    'abc\u2066',
    'x'.repeat(201),
  ]
  expect(bad.filter(isName)).toEqual([])
})
