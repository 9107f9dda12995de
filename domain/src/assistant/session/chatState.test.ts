import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatFailure, EarlierExchange, Exchange } from './chatMessage.ts'
import {
  canSend,
  chatEvent,
  isWaiting,
  NO_CHAT,
  waitingMessage,
  type ChatEvent,
  type ChatState,
} from './chatState.ts'

const STARTED: ChatEvent = { is: 'started', sessionId: 's1', token: 't1', at: 100 }
const SENT: ChatEvent = { is: 'sent', id: 'm1', text: 'How was last week?', at: 200 }
const ANSWERED: ChatEvent = {
  is: 'answered',
  id: 'm1',
  text: 'Quiet.',
  parts: [{ is: 'text', text: 'Quiet.' }],
  exchangeId: 'x1',
  at: 300,
}
const AWAY: ChatFailure = { is: 'away' }

const exchange = (exchangeId: string, at: number): Exchange => ({
  exchangeId,
  asked: `question ${exchangeId}`,
  answer: `answer ${exchangeId}`,
  parts: [],
  at,
})
const earlier = (exchangeId: string, at: number): EarlierExchange => ({
  ...exchange(exchangeId, at),
  sessionId: 'old',
})

const after = (...events: ChatEvent[]): ChatState => events.reduce<ChatState>(chatEvent, NO_CHAT)

const words = ({ messages }: ChatState) => messages.map(({ text, pending }) => (pending ? '…' : text))

test('[ASST-2] a start keeps the id, the time and that the note was accepted', () => {
  expect(after(STARTED)).toEqual({
    ...NO_CHAT,
    noteAccepted: true,
    sessionStarted: true,
    sessionStartTime: 100,
    sessionId: 's1',
    sessionToken: 't1',
  })
})

test.each<[ChatFailure, boolean]>([
  [{ is: 'taken-over' }, true],
  [{ is: 'no-such-chat' }, true],
  [{ is: 'expired' }, false],
  [{ is: 'said', message: 'Too many requests' }, false],
  [{ is: 'unknown' }, false],
  [AWAY, false],
])('[ASST-2] a start that fails with %o: open elsewhere %s', (failure, isElsewhere) => {
  const failed = after(STARTED, { is: 'start-failed', failure })
  expect(failed.sessionAnotherActive).toBe(isElsewhere)
  expect(failed.sessionId).toBe(isElsewhere ? null : 's1')
  expect(failed.sessionError).toEqual(isElsewhere ? null : failure)
  expect(failed.noteAccepted).toBe(true)
})

test('[ASST-2] the next successful start clears the failure of the previous one', () => {
  const { sessionAnotherActive, sessionError } = after(
    { is: 'start-failed', failure: AWAY },
    { is: 'start-failed', failure: { is: 'taken-over' } },
    STARTED,
  )
  expect({ sessionAnotherActive, sessionError }).toEqual({ sessionAnotherActive: false, sessionError: null })
})

test('[ASST-3] a sent message waits for its answer, which fills the placeholder', () => {
  const waiting = after(STARTED, SENT)
  expect(words(waiting)).toEqual(['How was last week?', '…'])
  expect([isWaiting(waiting), canSend(waiting)]).toEqual([true, false])
  expect([waitingMessage(NO_CHAT), waitingMessage(waiting)?.internalId]).toEqual([null, 'm1'])

  const answered = chatEvent(waiting, ANSWERED)
  expect(answered.messages).toEqual([
    {
      internalId: 'm1',
      text: 'How was last week?',
      parts: [],
      input: true,
      timestamp: 200,
      pending: false,
      error: null,
      exchangeId: 'x1',
    },
    {
      internalId: 'm1.a',
      text: 'Quiet.',
      parts: [{ is: 'text', text: 'Quiet.' }],
      input: false,
      timestamp: 300,
      pending: false,
      error: null,
      exchangeId: 'x1',
    },
  ])
  expect(canSend(answered)).toBe(true)
})

test('[ASST-3] nothing is sent while a message waits, nor without a chat', () => {
  const waiting = after(STARTED, SENT)
  expect(chatEvent(waiting, { ...SENT, id: 'm2' })).toBe(waiting)
  expect(chatEvent(NO_CHAT, SENT)).toBe(NO_CHAT)
})

test.each<ChatFailure>([{ is: 'taken-over' }, { is: 'expired' }])(
  '[ASST-4] a chat that is %o is cleared; the messages stay, the note stays accepted',
  (failure) => {
    const lost = after(STARTED, SENT, { is: 'send-failed', id: 'm1', failure })
    expect(words(lost)).toEqual(['How was last week?'])
    expect(lost).toMatchObject({
      sessionAnotherActive: true,
      sessionStarted: false,
      sessionId: null,
      sessionToken: null,
      noteAccepted: true,
    })
    expect(after(STARTED, SENT, { is: 'send-failed', id: 'm1', failure }, STARTED).messages).toEqual([])
  },
)

test.each<ChatFailure>([
  { is: 'said', message: 'Full' },
  { is: 'unknown' },
  { is: 'stopped' },
  { is: 'no-such-chat' },
])('[ASST-4] %o removes the placeholder, marks the message, and it can be sent again', (failure) => {
  const failed = after(STARTED, SENT, { is: 'send-failed', id: 'm1', failure })
  expect(failed.messages.map(({ internalId, error }) => [internalId, error])).toEqual([['m1', failure]])
  expect(failed.sessionStarted).toBe(true)

  const again = chatEvent(failed, { is: 'sent-again', id: 'm1', at: 400 })
  expect(words(again)).toEqual(['How was last week?', '…'])
  expect(again.messages[0]?.error).toBeNull()
  expect(words(chatEvent(again, ANSWERED))).toEqual(['How was last week?', 'Quiet.'])
})

test('[ASST-4] an answered message is not removed by a failure that arrives late', () => {
  const late = after(STARTED, SENT, ANSWERED, { is: 'send-failed', id: 'm1', failure: { is: 'stopped' } })
  expect(words(late)).toEqual(['How was last week?', 'Quiet.'])
})

test('[ASST-5] ending the chat and deleting its history keep only that the note was accepted', () => {
  const chat = after(STARTED, SENT, ANSWERED, history(null, 'c1', earlier('e1', 10)))
  for (const is of ['ended', 'history-deleted'] as const) {
    expect(chatEvent(chat, { is })).toEqual({ ...NO_CHAT, noteAccepted: true })
  }
  expect(chatEvent(NO_CHAT, { is: 'ended' })).toEqual(NO_CHAT)
})

test('[ASST-6] the transcript replaces the messages, by ids that are the same each time', () => {
  const shown = after(STARTED, SENT, { is: 'transcript', exchanges: [exchange('x1', 1), exchange('x2', 2)] })
  expect(words(shown)).toEqual(['question x1', 'answer x1', 'question x2', 'answer x2'])
  expect(shown.messages.map(({ internalId }) => internalId)).toEqual(['x1.q', 'x1.a', 'x2.q', 'x2.a'])
  expect(shown.messages.map(({ input }) => input)).toEqual([true, false, true, false])
})

test('[ASST-6] a transcript that is taken over or expired clears the chat, another failure is shown', () => {
  for (const is of ['taken-over', 'expired'] as const) {
    const lost = after(STARTED, SENT, { is: 'transcript-failed', failure: { is } })
    expect([lost.sessionAnotherActive, lost.sessionToken, words(lost)]).toEqual([
      true,
      null,
      ['How was last week?'],
    ])
  }
  const failed = after(STARTED, { is: 'transcript-failed', failure: AWAY })
  expect([failed.sessionAnotherActive, failed.sessionToken, failed.sessionError]).toEqual([false, 't1', AWAY])
})

test('[ASST-7] pages are appended, the newest first, until there is no next', () => {
  const first = after(history(null, 'c1', earlier('e3', 30), earlier('e2', 20)))
  expect(first).toMatchObject({ previousMessagesCursor: 'c1', previousMessagesLimitReached: false })
  const whole = chatEvent(first, history('c1', null, earlier('e1', 10)))
  expect(whole.previousMessages.map(({ text, sessionId }) => `${sessionId}: ${text}`)).toEqual([
    'old: answer e3',
    'old: question e3',
    'old: answer e2',
    'old: question e2',
    'old: answer e1',
    'old: question e1',
  ])
  expect(whole).toMatchObject({ previousMessagesLimitReached: true, previousMessagesSize: 3 })
  expect(chatEvent(whole, history(null, null, earlier('e1', 10)))).toBe(whole)
})

test('[ASST-7] a page that comes twice is taken once', () => {
  const page = history(null, 'c1', earlier('e3', 30))
  const once = after(page)
  expect(chatEvent(once, page)).toBe(once)
})

test('[ASST-3, ASST-4] whatever happens in any order, at most one answer is pending and no id appears twice', () => {
  const id = fc.constantFrom('n0', 'n2', 'n5')
  const failure = fc.constantFrom<ChatFailure>({ is: 'taken-over' }, { is: 'stopped' }, { is: 'unknown' })
  const event = fc.oneof(
    fc.constant(STARTED),
    id.map((one): ChatEvent => ({ is: 'sent-again', id: one, at: 1 })),
    id.map((one): ChatEvent => ({ ...ANSWERED, id: one })),
    fc.tuple(id, failure).map(([one, why]): ChatEvent => ({ is: 'send-failed', id: one, failure: why })),
    fc.constant<ChatEvent>({ is: 'ended' }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state = NO_CHAT
      events.forEach((one, at) => {
        state = chatEvent(chatEvent(state, one), { is: 'sent', id: `n${at}`, text: 'x', at })
        const ids = state.messages.map(({ internalId }) => internalId)
        expect(new Set(ids).size).toBe(ids.length)
        expect(state.messages.filter(({ pending }) => pending).length).toBeLessThanOrEqual(1)
        expect(state.sessionStarted || !isWaiting(state)).toBe(true)
      })
    }),
    { seed: 11 },
  )
})

function history(page: string | null, next: string | null, ...exchanges: EarlierExchange[]): ChatEvent {
  return { is: 'history', exchanges, after: page, next, total: 3 }
}
