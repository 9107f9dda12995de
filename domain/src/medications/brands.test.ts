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
])('[MED-11] %j finds the brands of which a word begins so', (typed, found) => {
  expect(brandsFor(BRANDS, typed)).toEqual(found)
})

test('[MED-11] a typed one that is there is that one, as it is written there', () => {
  expect(brandFrom(BRANDS, ' TYLENOL ')).toEqual(ok('Tylenol'))
  expect(brandFrom(BRANDS, 'Dafalgan')).toEqual(ok('Dafalgan'))
})

test('[MED-11] Generic is no brand, and neither is nothing', () => {
  expect(brandFrom(BRANDS, 'generic')).toEqual(ok(null))
  expect(brandFrom(BRANDS, '  ')).toEqual(err('name-empty'))
})

test('[MED-11] what the server knows stands behind the entry’s own, each once', () => {
  expect(joinedBrands(['Tylenol'], ['tylenol', 'Generic', 'Panadol', 'PANADOL'])).toEqual([
    'Tylenol',
    'Panadol',
  ])
})
