import { EMPTY_MEDICATION, type Medication } from '@reprieve/domain/medications/medication.ts'
import { medicationWords } from '@reprieve/domain/medications/words/medicationWords.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'

const naproxen: Medication = {
  ...EMPTY_MEDICATION,
  id: 'n',
  commonName: 'Naproxen',
  names: { ru: 'Напроксен' },
  strength: '262.5',
}
const wordsIn = async (language: Language, tag: string) =>
  medicationWords({ text: await loadText(language, 'medications'), language, tag })

test('[MED-3] name, brand, number and unit of a medication are shown in the language of the page', async () => {
  const russian = await wordsIn('ru', 'ru-RU')
  expect(russian.shortName(naproxen)).toBe('Напроксен - 262,5 мг')
  expect(russian.shortName({ ...naproxen, brandName: 'Aleve' })).toBe('Напроксен (Aleve) - 262,5 мг')
  expect(russian.shortName({ ...naproxen, strength: '' })).toBe('Напроксен')
  expect(russian.name(naproxen)).toBe('Напроксен (Дженерик) - 262,5 мг')
  expect(russian.amount(2, 'tablets')).toBe('2 таблетки')
})

test('[MED-3] a unit of another app is shown as received', async () => {
  const german = await wordsIn('de', 'de-DE')
  expect(german.shortName({ ...naproxen, strengthUnits: 'IU' })).toBe('Naproxen - 262,5 IU')
  expect(german.amount(1.5, 'scoops')).toBe('1,5 scoops')
})
