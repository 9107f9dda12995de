import { takenWords } from '@reprieve/domain/medications/words/takenWords.ts'
import { intlTag, LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'

const ways = await Promise.all(
  LANGUAGES.map(
    async (language) =>
      [language, takenWords(await loadText(language, 'medications'), intlTag(language))] as const,
  ),
)
const english = ways.find(([language]) => language === 'en')![1]

test('[MED-26] an amount follows the name in seven languages', () => {
  const told = ways.map(([language, taken]) => [language, taken('Naproxen', { amount: 2, units: 'tablets' })])
  expect(Object.fromEntries(told)).toEqual({
    en: 'Naproxen (2 tablets)',
    de: 'Naproxen (2 Tabletten)',
    es: 'Naproxen (2 comprimidos)',
    fr: 'Naproxen (2 comprimés)',
    ko: 'Naproxen(2정)',
    ru: 'Naproxen (2 таблетки)',
    'zh-rCN': 'Naproxen（2 片）',
  })
})

test.each([null, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])('[MED-26] %s is not an amount', (amount) => {
  const taken = amount === null ? null : { amount, units: 'tablets' }
  expect(english('Naproxen', taken)).toBe('Naproxen')
})

test('[MED-26] parts and thousands are written by the language', () => {
  expect(english('Drops', { amount: 0.5, units: 'mL' })).toBe('Drops (0.5 mL)')
  expect(english('Drops', { amount: 99_999.5, units: 'spoons' })).toBe('Drops (99,999.5 spoons)')
  const german = ways.find(([language]) => language === 'de')![1]
  expect(german('Tropfen', { amount: 0.5, units: 'mL' })).toBe('Tropfen (0,5 ml)')
})

test('[MED-26] a unit of another client stays in one line, in its direction, and short', () => {
  expect(english('Gel', { amount: 2, units: '' })).toBe('Gel (2)')
  expect(english('Gel', { amount: 2, units: ' big\n\nspoons\u0000 ' })).toBe('Gel (2 big spoons)')
  expect(english('Gel', { amount: 2, units: '\u202espoons\u2066' })).toBe('Gel (2 spoons)')
  expect(english('Gel', { amount: 2, units: '<b>{0}</b>' })).toBe('Gel (2 <b>{0}</b>)')
  expect(english('{1} <i>', { amount: 2, units: 'puffs' })).toBe('{1} <i> (2 puffs)')
  expect(english('Gel', { amount: 2, units: '💊'.repeat(50) })).toBe(`Gel (2 ${'💊'.repeat(24)}…)`)
  expect(english('Gel', { amount: 2, units: 'constructor' })).toBe('Gel (2 constructor)')
})
