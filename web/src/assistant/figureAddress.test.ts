import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import { chatEvent, NO_CHAT } from '@reprieve/domain/assistant/session/chatState.ts'
import { expect, test } from 'vitest'
import { findFigure, figureAddress } from './figureAddress.ts'

const EXCHANGE = '01930000-0000-7000-8000-000000000001'
const EARLIER = '01920000-0000-7000-8000-000000000002'
const basis = { view: 'records', range: { is: 'alltime' }, criteria: null, ids: ['r1'], n: 1 } as const
const figure: AnswerPart = { is: 'figure', text: '7', value: 7, as: 'count', basis }
const parts: AnswerPart[] = [{ is: 'text', text: 'It was ' }, figure]
const exchange = { exchangeId: EXCHANGE, asked: 'Worst?', answer: 'It was 7', parts, at: 50 }
const chat = [
  { is: 'transcript', exchanges: [exchange] } as const,
  {
    is: 'history',
    exchanges: [{ ...exchange, exchangeId: EARLIER, at: 20, sessionId: 's0' }],
    after: null,
    next: null,
    total: 1,
  } as const,
].reduce(chatEvent, NO_CHAT)

test('[ASST-18] a number is found again by its address, in this chat and in earlier ones', () => {
  expect(findFigure(chat, figureAddress(EXCHANGE, 1))).toEqual({ figure, at: 50 })
  expect(findFigure(chat, figureAddress(EARLIER, 1))).toEqual({ figure, at: 20 })
})

test.each([
  '',
  '-',
  EXCHANGE,
  figureAddress(EXCHANGE, 0),
  figureAddress(EXCHANGE, 9),
  `${EXCHANGE}--1`,
  `${EXCHANGE}-1.5`,
  `${EXCHANGE}-x`,
  'unknown-1',
  '__proto__-1',
])('[ASST-18] an address that names no number is ignored: %j', (view) => {
  expect(findFigure(chat, view)).toBeNull()
})
