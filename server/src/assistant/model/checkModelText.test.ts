import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { checkParts } from '@reprieve/domain/assistant/answer/checkParts.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkModelText } from './checkModelText.ts'
import { hideNames } from './hiddenNames.ts'
import { writeSystemPrompt } from './modelPrompt.ts'
import { createCitationSigns } from './citationSigns.ts'

const book = compileBook(SAFETY_FILES)
const figure: AnswerPart = {
  is: 'figure',
  text: '6.4',
  value: 6.4,
  as: 'tenth',
  basis: { view: 'insights', range: { is: '30days' }, criteria: null, ids: null, n: 12 },
}
const screen: AnswerPart = { is: 'screen', screen: 'insights', text: 'Insights' }

function check(text: string, language: Language = 'en') {
  const signs = createCitationSigns(hideNames([]))
  signs.writeWithSigns([{ is: 'text', text: 'x ' }, figure, { is: 'name', text: 'Tea for 2' }, screen])
  return checkModelText(text, {
    signs,
    book,
    language,
    instructions: writeSystemPrompt(language, '2026-11-16'),
  })
}

test('[ASST-34] signs become the figures and names that were told, and the way to more stands behind', () => {
  expect(check('You recorded [[f1]] with [[n1]].')).toEqual({
    ok: true,
    value: [
      { is: 'text', text: 'You recorded ' },
      figure,
      { is: 'text', text: ' with ' },
      { is: 'name', text: 'Tea for 2' },
      { is: 'text', text: '.' },
      screen,
    ],
  })
})

test.each<[string, string]>([
  ['', 'empty'],
  ['You recorded [[f2]].', 'unknown-sign'],
  ['You recorded [[n9]].', 'unknown-sign'],
  ['You recorded a lot.', 'nothing-cited'],
  ['You recorded [[f1]]. All is well.', 'nothing-cited'],
  ['You recorded [[f1]] and 7 more.', 'number'],
  ['You recorded [[f1]] and \u0663 more.', 'number'],
  ['You recorded [[f1]] and twelve more.', 'number'],
  ['You recorded [[f1]] and **more**.', 'markup'],
  ['You recorded [[f1]], see example.com for it.', 'markup'],
  ['You recorded [[f1]] [[x1]].', 'unknown-sign'],
  ['You recorded [[f1]] [f1].', 'markup'],
  ['You recorded [[f1]] \u202Eback\u202C.', 'markup'],
  ['You recorded [[f1]] with te\u200Ba.', 'markup'],
  ['Yоu recorded [[f1]].', 'markup'],
  ['You [[f1]] probably have it.', 'claim'],
  ['Stop taking [[n1]].', 'claim'],
  ['Sie haben an den Tagen [[f1]] und dem Wert notiert.', 'language'],
  ['Вот что записано: [[f1]].', 'language'],
])('[ASST-34] %j is not shown: %s', (text, reason) => {
  expect(check(text)).toEqual({ ok: false, reason })
})

test.each<[Language, string]>([
  ['de', 'Das haben Sie an diesen Tagen notiert: [[f1]].'],
  ['es', 'Esto es lo que usted anotó en los días elegidos: [[f1]].'],
  ['fr', 'Voici ce que vous avez noté pour ces jours : [[f1]].'],
  ['ko', '이 기간에 기록하신 값은 [[f1]]입니다.'],
  ['ru', 'Вот что записано за эти дни: [[f1]].'],
  ['zh-rCN', '这些天您记录的是 [[f1]]。'],
])('[ASST-34] a plain sentence passes in %s', (language, text) => {
  expect(check(text, language).ok).toBe(true)
})

test('[ASST-17, ASST-34] whatever is said, what is shown has no number outside of a figure', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '[[f1]]',
      '[[n1]]',
      'You recorded ',
      ' the ',
      '. ',
      '5',
      'seven',
      '[[',
      ']]',
      '\n',
      'your ',
    ),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const checked = check(pieces.join(''))
      expect(checked.ok ? checkParts(checked.value) : null).toBeNull()
    }),
    { seed: 11, numRuns: 200 },
  )
})
