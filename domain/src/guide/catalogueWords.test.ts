import { expect, test } from 'vitest'
import { catalogueWords } from './catalogueWords.ts'

const TERMS = ['as', 'back', 'ibuprofen', 'low', 'neuropathy', 'pain', 'with']

const said = (
  names: Record<string, string>,
  synonyms: Record<string, string[]> = {},
  brands: string[] = [],
) =>
  catalogueWords([{ names, synonyms, brands }], TERMS).map(
    (word) => `${word.said.join(' ')} = ${word.english.join(' ')}`,
  )

test('[GUIDE-10] names, synonyms and brands of the catalogue find the guide’s term', () => {
  expect(said({ en: 'Ibuprofen', ru: 'Ибупрофен' }, { de: ['Ibu'] }, ['Nurofen®'])).toEqual([
    'ибупрофен = ibuprofen',
    'ibu = ibuprofen',
    'nurofen® = ibuprofen',
  ])
  expect(said({ en: 'Low back pain', de: 'Kreuzschmerzen' })).toEqual(['kreuzschmerzen = low back pain'])
})

test('[GUIDE-10] by another English name if the guide has it, but not by a word that is in every text', () => {
  expect(said({ en: 'Peripheral neuropathy', fr: 'Polynévrite' }, { en: ['neuropathy'] })).toEqual([
    'peripheral neuropathy = neuropathy',
    'polynevrite = neuropathy',
  ])
  expect(said({ en: 'Ankylosing spondylitis', de: 'Bechterew' }, { en: ['AS', 'pain with back'] })).toEqual(
    [],
  )
  expect(said({ de: 'Ohne Namen' })).toEqual([])
})
