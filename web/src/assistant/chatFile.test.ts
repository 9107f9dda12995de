import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import { expect, test } from 'vitest'
import { answerPlainText, chatFile } from './chatFile.ts'

const basis = { view: 'insights', range: { is: 'alltime' }, criteria: null, ids: null, n: 3 } as const
const PARTS: AnswerPart[] = [
  { is: 'text', text: 'It was ' },
  { is: 'figure', text: '5.2', value: 5.2, as: 'tenth', basis },
  { is: 'text', text: ' with ' },
  { is: 'name', text: 'Rain' },
  { is: 'guide', contentId: 'pacing', title: 'Pacing', quote: 'Little by little.', section: null },
  { is: 'screen', screen: 'brief', text: 'Open the page' },
]
const card = (danger: string): string => `Card ${danger}.`

test('[ASST-40] an answer is read out as plain text, and a card by its own text', () => {
  expect(answerPlainText(PARTS, { card })).toBe(
    'It was 5.2 with Rain\nPacing: Little by little.\nOpen the page',
  )
  expect(answerPlainText([{ is: 'card', danger: 'crisis', flags: [] }], { card })).toBe('Card crisis.')
  expect(answerPlainText([{ is: 'choices', choices: [{ says: 'One', asks: '1' }] }], { card })).toBe('One')
})

test('[ASST-40] a chat is saved with its messages and times, without pending answers', () => {
  const messages = [
    { text: 'How was it?', parts: [], input: true, timestamp: 1, pending: false },
    { text: 'It was 5.2', parts: PARTS.slice(0, 2), input: false, timestamp: 2, pending: false },
    { text: '', parts: [], input: false, timestamp: 3, pending: true },
  ]
  const words = { card, you: 'You:', solace: 'Solace:', when: (at: number) => `at ${at}` }
  expect(chatFile(messages, words)).toBe('at 1\nYou: How was it?\n\nat 2\nSolace: It was 5.2\n')
})
