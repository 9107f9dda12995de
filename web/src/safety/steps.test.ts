import { CONCERN_FILES } from '@reprieve/content/concernFiles.ts'
import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { compileConcernBook } from '@reprieve/domain/safety/concern/concernBook.ts'
import { lookForConcern } from '@reprieve/domain/safety/concern/lookForConcern.ts'
import { hitsIn } from '@reprieve/domain/safety/hits.ts'
import { normaliseText } from '@reprieve/domain/safety/normaliseText.ts'
import { phraseHits } from '@reprieve/domain/safety/phraseIndex.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import { splitDisguisedWords, splitWords, type Word } from '@reprieve/domain/safety/words.ts'
import { expect, test } from 'vitest'

const book = compileBook(SAFETY_FILES)
const concernBook = compileConcernBook(CONCERN_FILES)
const LETTERS = 600
const STEPS_A_LETTER = 200

/** The number of word comparisons until everything is found. */
function stepsFor(words: readonly Word[], look: (words: readonly Word[]) => unknown): number {
  let steps = 0
  const watched = new Proxy(words, {
    get: (all, key, receiver) => {
      steps += 1
      return Reflect.get(all, key, receiver) as unknown
    },
  })
  look(watched)
  return steps
}

test.each([
  'no ',
  'a ',
  'i want to ',
  'I don’t want ',
  'chest pain ',
  'ich kann nicht mehr ',
  'no quiero ',
  'je ne veux plus ',
  'не хочу ',
  '죽고 ',
  '나 없으면 ',
  '想死你了',
  '我不想',
  '没有我',
  'a'.repeat(20),
  '💔 ',
  's.u.i.',
])('[SAFE-14] a text full of "%s" is looked at in at most 200 steps a letter', (piece) => {
  const plain = normaliseText(piece.repeat(LETTERS / piece.length))
  const forDanger = (words: readonly Word[]) => hitsIn(words, book)
  const forConcern = (words: readonly Word[]) => phraseHits(words, concernBook)
  expect(stepsFor(splitWords(plain), forDanger)).toBeLessThan(STEPS_A_LETTER * LETTERS)
  expect(stepsFor(splitDisguisedWords(plain), forDanger)).toBeLessThan(STEPS_A_LETTER * LETTERS)
  expect(stepsFor(splitWords(plain), forConcern)).toBeLessThan(STEPS_A_LETTER * LETTERS)
})

test.each(['i want to die without me ', 'no ', '想死你了', '없으면 '])(
  '[SAFE-14] 20,000 letters of "%s" are judged by the quiet tier',
  (piece) => {
    const before = process.cpuUsage()
    lookForConcern(piece.repeat(20_000 / piece.length), concernBook)
    // Usually half a second of work; an algorithm that grows with the square of the text would take minutes.
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000)
  },
)
