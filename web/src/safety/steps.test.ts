import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { compileBook } from '@reprieve/domain/safety/book.ts'
import { hitsIn } from '@reprieve/domain/safety/hits.ts'
import { plainText } from '@reprieve/domain/safety/plainText.ts'
import { wordsBeneath, wordsOf, type Word } from '@reprieve/domain/safety/words.ts'
import { expect, test } from 'vitest'

const book = compileBook(SAFETY_FILES)
const LETTERS = 600
const STEPS_A_LETTER = 200

/** How often a word of the text is looked at until all is found. */
function stepsFor(words: readonly Word[]): number {
  let steps = 0
  const watched = new Proxy(words, {
    get: (all, key, receiver) => {
      steps += 1
      return Reflect.get(all, key, receiver) as unknown
    },
  })
  hitsIn(watched, book)
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
  const plain = plainText(piece.repeat(LETTERS / piece.length))
  expect(stepsFor(wordsOf(plain))).toBeLessThan(STEPS_A_LETTER * LETTERS)
  expect(stepsFor(wordsBeneath(plain))).toBeLessThan(STEPS_A_LETTER * LETTERS)
})
