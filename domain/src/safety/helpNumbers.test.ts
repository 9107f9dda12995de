import { expect, test } from 'vitest'
import { helpNumbers, type HelpNumber } from './helpNumbers.ts'

const number = (of: string, kind: HelpNumber['kind'], countries: string[]): HelpNumber => ({
  number: of,
  kind,
  name: null,
  countries,
  shownAs: countries,
})

const OURS = [
  number('112', 'emergency', ['DE', 'IE']),
  number('911', 'emergency', ['US']),
  number('1737', 'crisis', ['NZ']),
]
const THEIRS = [number('111', 'emergency', ['NZ']), number('0800', 'crisis', ['DE'])]

const numbersOf = (country: string | null, danger: 'crisis' | 'urgent' | 'soon' = 'crisis'): string[] =>
  helpNumbers({ danger, country, ours: OURS, operators: THEIRS }).map((one) => one.number)

test('[CONT-16] the numbers of the country that a person named, and of no other', () => {
  expect(numbersOf('US')).toEqual(['911'])
  expect(numbersOf('IE')).toEqual(['112'])
})

test('[CONT-16] the operator adds what we do not know, and replaces what we do', () => {
  expect(numbersOf('NZ')).toEqual(['111', '1737'])
  expect(numbersOf('DE')).toEqual(['112', '0800'])
  const operators = [number('110', 'emergency', ['DE'])]
  const [first, ...more] = helpNumbers({ danger: 'urgent', country: 'DE', ours: OURS, operators })
  expect([first?.number, more]).toEqual(['110', []])
})

test('[CONT-16] nobody is given the number of another country', () => {
  expect(numbersOf('JP')).toEqual([])
})

test('[CONT-16] without a country all of them', () => {
  expect(numbersOf(null)).toEqual(['111', '112', '911', '0800', '1737'])
})

test('[CONT-16] a crisis line is for a crisis, and what can wait for days needs no number', () => {
  expect(numbersOf(null, 'urgent')).toEqual(['111', '112', '911'])
  expect(numbersOf('US', 'soon')).toEqual([])
})
