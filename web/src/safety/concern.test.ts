import { CONCERN_FILES } from '@reprieve/content/concernFiles.ts'
import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { compileConcernBook } from '@reprieve/domain/safety/concern/concernBook.ts'
import { lookForConcern } from '@reprieve/domain/safety/concern/lookForConcern.ts'
import { lookForDanger } from '@reprieve/domain/safety/lookForDanger.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import KNOWN from './testing/concernKnown.json' with { type: 'json' }

const danger = compileBook(SAFETY_FILES)
const concern = compileConcernBook(CONCERN_FILES)
const isSeen = (text: string): boolean => lookForConcern(text, concern) === 'concern'

test('[SAFE-20] the classes are there in seven languages, and marked as drafts', () => {
  expect(CONCERN_FILES.map(({ language }) => language).toSorted()).toEqual(LANGUAGES.toSorted())
  expect(CONCERN_FILES.filter(({ review }) => !review.startsWith('draft'))).toEqual([])
})

// The files were written with these sentences in view: this test prevents regressions and measures nothing.
test.each(LANGUAGES)('[SAFE-20] in %s four of five known oblique sentences are seen', (language) => {
  const { oblique } = KNOWN[language]
  expect(oblique.filter(isSeen).length / oblique.length).toBeGreaterThanOrEqual(0.8)
})

test('[SAFE-20] of the known oblique sentences all but a few show a card or the line', () => {
  const all = LANGUAGES.flatMap((language) => KNOWN[language].oblique)
  const seen = all.filter((text) => isSeen(text) || lookForDanger(text, danger) !== null)
  expect(seen.length / all.length).toBeGreaterThanOrEqual(0.95)
})

test('[SAFE-20] of the known ordinary notes at most 3 in 100 show the line', () => {
  const notes = LANGUAGES.flatMap((language) => KNOWN[language].ordinary)
  expect(notes.filter(isSeen).length / notes.length).toBeLessThanOrEqual(0.03)
})
