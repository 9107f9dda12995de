import { expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { brandFrom, brandsFor, joinedBrands } from './brands.ts'

const BRANDS = ['Tylenol', 'Tylenol Extra', 'Doliprane', 'Efferalgán']

test.each([
  ['', BRANDS],
  ['tyl', ['Tylenol', 'Tylenol Extra']],
  ['extra', ['Tylenol Extra']],
  ['efferalgan', ['Efferalgán']],
  ['lenol', []],
])('[MED-11] %j finds the brands with a word that begins so', (typed, found) => {
  expect(brandsFor(BRANDS, typed)).toEqual(found)
})

test('[MED-11] a typed brand that exists selects that one, as written there', () => {
  expect(brandFrom(BRANDS, ' TYLENOL ')).toEqual(ok('Tylenol'))
  expect(brandFrom(BRANDS, 'Dafalgan')).toEqual(ok('Dafalgan'))
})

test('[MED-11] Generic is not a brand, and neither is an empty text', () => {
  expect(brandFrom(BRANDS, 'generic')).toEqual(ok(null))
  expect(brandFrom(BRANDS, '  ')).toEqual(err('name-empty'))
})

test('[MED-11] brands of the server come after those of the entry, each once', () => {
  expect(joinedBrands(['Tylenol'], ['tylenol', 'Generic', 'Panadol', 'PANADOL'])).toEqual([
    'Tylenol',
    'Panadol',
  ])
})
