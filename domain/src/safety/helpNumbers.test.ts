import { expect, test } from 'vitest'
import { helpNumbers, leadingNumbers, type HelpNumber } from './helpNumbers.ts'

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
  number('119', 'emergency', ['KR']),
  number('1737', 'crisis', ['NZ']),
]
const THEIRS = [number('111', 'emergency', ['NZ']), number('0800', 'crisis', ['DE'])]

const wanted = (code: string | null, leading: string[] = []) =>
  ({ danger: 'crisis', country: { code, isGuessed: false }, leading, ours: OURS, operators: THEIRS }) as const

const numbersOf = (code: string | null, danger: 'crisis' | 'urgent' | 'soon' = 'crisis'): string[] =>
  helpNumbers({ ...wanted(code), danger }).map((one) => one.number)

test('[CONT-16] the numbers of the country that a person named, and of no other', () => {
  expect(numbersOf('US')).toEqual(['911'])
  expect(numbersOf('IE')).toEqual(['112'])
})

test('[CONT-16] the operator adds numbers that we do not know, and replaces those that we do', () => {
  expect(numbersOf('NZ')).toEqual(['111', '1737'])
  expect(numbersOf('DE')).toEqual(['112', '0800'])
  const operators = [number('110', 'emergency', ['DE'])]
  const [first, ...more] = helpNumbers({ ...wanted('DE'), danger: 'urgent', operators })
  expect([first?.number, more]).toEqual(['110', []])
})

test('[CONT-16] nobody gets the number of another country', () => {
  expect(numbersOf('JP')).toEqual([])
})

test('[CONT-16] without a country all of them', () => {
  expect(numbersOf(null)).toEqual(['111', '112', '911', '119', '0800', '1737'])
})

test('[CONT-16] a crisis line is for a crisis, and a flag that can wait for days needs no number', () => {
  expect(numbersOf(null, 'urgent')).toEqual(['111', '112', '911', '119'])
  expect(numbersOf('US', 'soon')).toEqual([])
})

test('[SAFE-17] without a country the numbers of the language lead, and a card shows no others', () => {
  const all = helpNumbers(wanted(null, ['KR', 'DE']))
  expect(all.map((one) => one.number)).toEqual(['119', '112', '111', '911', '0800', '1737'])
  expect(leadingNumbers(all, ['KR', 'DE']).map((one) => one.number)).toEqual(['119', '112', '0800'])
})
