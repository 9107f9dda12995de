import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import { expect, test } from 'vitest'
import { answerBlocks } from './answerBlocks.ts'

const basis = { view: 'insights', range: { is: 'alltime' }, criteria: null, ids: null, n: 3 } as const
const figure: AnswerPart = { is: 'figure', text: '5.2', value: 5.2, as: 'tenth', basis }
const guide: AnswerPart = { is: 'guide', contentId: 'pacing', title: 'Pacing', quote: null, section: null }

test('[ASST-17] texts, names and numbers are in one line; a break starts another, and each keeps its position', () => {
  const parts: AnswerPart[] = [
    { is: 'text', text: 'Pain was ' },
    figure,
    { is: 'text', text: ' with ' },
    { is: 'name', text: 'a <b>walk</b>\n' },
    { is: 'text', text: '.\n\nThat is all.' },
  ]
  expect(answerBlocks(parts)).toEqual([
    {
      is: 'words',
      pieces: [
        { is: 'text', text: 'Pain was ', at: 0 },
        { ...figure, at: 1 },
        { is: 'text', text: ' with ', at: 2 },
        { is: 'name', text: 'a <b>walk</b>\n', at: 3 },
        { is: 'text', text: '.', at: 4 },
      ],
    },
    { is: 'words', pieces: [{ is: 'text', text: 'That is all.', at: 4 }] },
  ])
})

test('[ASST-17] parts that are not text are separate blocks, suggested questions none, and blanks make no line', () => {
  const choices: AnswerPart = { is: 'choices', choices: [{ says: 'A', asks: 'a' }] }
  expect(answerBlocks([{ is: 'text', text: ' \n ' }, guide, choices, { is: 'text', text: 'End' }])).toEqual([
    guide,
    { is: 'words', pieces: [{ is: 'text', text: 'End', at: 3 }] },
  ])
  expect(answerBlocks([])).toEqual([])
})

test('[ASST-51] what is strong stays strong in each line, and a link to the records keeps its position', () => {
  const source: AnswerPart = { is: 'source', text: 'See the 3 days', value: 3, as: 'count', basis }
  const parts: AnswerPart[] = [{ is: 'text', text: 'Higher.\nThen', isStrong: true }, source]
  expect(answerBlocks(parts)).toEqual([
    { is: 'words', pieces: [{ is: 'text', text: 'Higher.', isStrong: true, at: 0 }] },
    { is: 'words', pieces: [{ is: 'text', text: 'Then', isStrong: true, at: 0 }] },
    { ...source, at: 1 },
  ])
})
