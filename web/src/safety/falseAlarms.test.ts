import { CONCERN_FILES } from '@reprieve/content/concernFiles.ts'
import { CATALOGUE_CONDITIONS } from '@reprieve/content/conditions.ts'
import { DEFAULT_LISTS, type ListName } from '@reprieve/content/lists.ts'
import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { compileConcernBook } from '@reprieve/domain/safety/concern/concernBook.ts'
import { lookForConcern } from '@reprieve/domain/safety/concern/lookForConcern.ts'
import { lookForDanger } from '@reprieve/domain/safety/lookForDanger.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { expect, test } from 'vitest'

const EACH = process.env['REPRIEVE_LONG'] === '1' ? 100 : 40

/** Pseudo-random, so that each run has the same numbers. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Ordinary notes: with list items of the product and everyday complaints, in each language. */
async function notesIn(language: Language): Promise<string[]> {
  const text = await loadText(language, 'listItems')
  const upTo = numbersFrom(11)
  const some = (list: ListName, most: number): string[] =>
    Array.from({ length: upTo(most + 1) }, () => {
      const { key } = DEFAULT_LISTS[list][upTo(DEFAULT_LISTS[list].length)]!
      return text(`${list}.${key}` as Key<'listItems'>)
    })
  return Array.from({ length: EACH }, () => {
    const condition = CATALOGUE_CONDITIONS[upTo(CATALOGUE_CONDITIONS.length)]!.names[language]
    const parts = [
      [...(upTo(4) === 0 ? [condition] : []), ...some('location', 3)],
      [...some('character', 2), ...some('symptom', 3)],
      [...some('aggravating_factor', 2), ...some('environment', 1)],
      [...some('alleviating_factor', 2), ...some('meaningful_activities', 2)],
    ]
    return parts.map((words) => words.join(', ')).join('. ')
  })
}

test('[SAFE-14] of hundreds of notes made from the product’s own words none is a crisis, and at most 3 in 100 are a red flag', async () => {
  const book = compileBook(SAFETY_FILES)
  const notes = (await Promise.all(LANGUAGES.map(notesIn))).flat()
  const found = notes.map((note) => lookForDanger(note, book)?.danger ?? 'nothing')
  const shareOf = (danger: string): number => found.filter((one) => one === danger).length / notes.length
  expect(notes).toHaveLength(7 * EACH)
  expect(shareOf('crisis')).toBe(0)
  expect(shareOf('urgent')).toBeLessThanOrEqual(0.03)
  expect(shareOf('soon')).toBeLessThanOrEqual(0.03)
})

test('[SAFE-20] of hundreds of notes made from the product’s own words at most 3 in 100 show the quiet line', async () => {
  const book = compileConcernBook(CONCERN_FILES)
  const notes = (await Promise.all(LANGUAGES.map(notesIn))).flat()
  const seen = notes.filter((note) => lookForConcern(note, book) === 'concern')
  expect(seen.length / notes.length).toBeLessThanOrEqual(0.03)
})
