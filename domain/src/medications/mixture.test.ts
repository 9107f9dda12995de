import { expect, test } from 'vitest'
import { joinedStrength, partNames, strengthParts } from './mixture.ts'

const englishName = 'Acetaminophen - Codeine - mixt'
const components = ['Acetaminophen', 'Codeine']

test.each([
  [englishName, ['Acetaminophen', 'Codeine']],
  ['Paracetamol - Codein - Komb.', ['Paracetamol', 'Codein']],
  ['아세트아미노펜 - 코데인 - 복합제', ['아세트아미노펜', '코데인']],
  ['对乙酰氨基酚 - 可待因 - 复方', ['对乙酰氨基酚', '可待因']],
])('[CAT-5] %s has the parts %j', (name, parts) => {
  expect(partNames({ components, name, englishName })).toEqual(parts)
})

test('[CAT-5] a name that does not list its parts uses those of the catalogue', () => {
  expect(partNames({ components, name: 'Talvosilen', englishName })).toEqual(components)
})

test('[CAT-5] without components the English name tells, and only by "mixt"', () => {
  const told = (name: string) => partNames({ components: [], name, englishName: name })
  expect(told('Aspirin - Caffeine - mixt')).toEqual(['Aspirin', 'Caffeine'])
  expect(told('Aspirin - Caffeine - MIXTURE')).toEqual(['Aspirin', 'Caffeine'])
  expect(told('Aspirin - Caffeine')).toEqual(['Aspirin - Caffeine'])
  expect(told('Mixt')).toEqual(['Mixt'])
})

test('[CAT-5] one component is not a mixture, whatever the name says', () => {
  const insulin = { components: ['Insulin'], name: 'Insulin - mixtard', englishName: 'Insulin - mixtard' }
  expect(partNames(insulin)).toEqual(['Insulin - mixtard'])
})

test.each([
  ['500/30', 2, ['500', '30']],
  ['500', 2, ['500', '']],
  ['', 2, ['', '']],
  ['200/250/50', 3, ['200', '250', '50']],
  ['500 / 30 / 1', 2, ['500', '30']],
  ['2/3', 1, ['2/3']],
])('[CAT-5] the strength %s of %d parts is %j', (strength, count, parts) => {
  expect(strengthParts(strength, count)).toEqual(parts)
})

test('[CAT-5] and back', () => {
  expect(joinedStrength(['500', '30'])).toBe('500/30')
})
