import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { conditionCatalogue, medicationCatalogue } from './catalogue.ts'

const conditions = await conditionCatalogue()
const medications = await medicationCatalogue()

test.each([
  ['두통', 'headaches'],
  ['头痛', 'headaches'],
  ['fibro', 'fibromyalgia'],
  ['rückenschm', 'back-pain'],
])('[CAT-3, CAT-4] %s finds %s first in every language of the app', (typed, key) => {
  for (const language of LANGUAGES) expect(conditions.find(typed, language)[0]?.entry.key).toBe(key)
})

test.each([
  ['paracetamol', 'acetaminophen'],
  ['парацетамол', 'acetaminophen'],
  ['tylenol', 'acetaminophen'],
  ['Ibuprofène', 'ibuprofen'],
  ['이부프로펜', 'ibuprofen'],
])('[CAT-3, CAT-4] %s finds %s first in every language of the app', (typed, key) => {
  for (const language of LANGUAGES) expect(medications.find(typed, language)[0]?.entry.key).toBe(key)
})

test('[CAT-3] every entry is found by each of its names', () => {
  const missed = [conditions, medications].flatMap(({ entries, find }) =>
    entries.flatMap(({ key, names }) =>
      LANGUAGES.map((language) => ({ key, language, name: names[language] })).filter(({ name, language }) =>
        find(name, language).every(({ entry }) => entry.key !== key),
      ),
    ),
  )
  expect(missed).toEqual([])
})

test('[D30] an entry is known by its number', () => {
  expect(conditions.byNumber.get(10_001)?.key).toBe('back-pain')
  expect(medications.byNumber.get(20_001)?.key).toBe('abatacept')
})
