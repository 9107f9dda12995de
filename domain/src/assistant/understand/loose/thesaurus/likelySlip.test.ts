import { expect, test } from 'vitest'
import { isLikelySlip } from './likelySlip.ts'

test.each([
  ['cofee', 'coffee', 'en'],
  ['medecine', 'medicine', 'en'],
  ['stres', 'stress', 'de'],
  ['musick', 'musik', 'de'],
  ['ejersicios', 'ejercicios', 'es'],
  ['agrave', 'aggrave', 'fr'],
  ['обастрения', 'обострения', 'ru'],
] as const)('[ASST-200] a slip is corrected: %s', (typed, meant, language) => {
  expect(isLikelySlip(typed, meant, language)).toBe(true)
})

test.each([
  ['footy', 'foot', 'en'],
  ['irgendwer', 'irgendwas', 'de'],
  ['gekommen', 'genommen', 'de'],
  ['ande', 'nada', 'es'],
  ['tannee', 'vannee', 'fr'],
  ['voient', 'vient', 'fr'],
  ['выбирался', 'выбивался', 'ru'],
] as const)('[ASST-200] another word is left alone: %s', (typed, meant, language) => {
  expect(isLikelySlip(typed, meant, language)).toBe(false)
})
