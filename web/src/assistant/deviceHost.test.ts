import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import { DAY_MS, HOUR_MS } from '@reprieve/domain/time/instant.ts'
import type { EngineAnswer } from '@reprieve/mind/engineAnswer.ts'
import { expect, test } from 'vitest'
import type { Diary } from '../local/rows/rows.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { readExchanges, readKeepDays, storeKeepDays, sweepExchanges } from './chatTable.ts'
import type { SentMessage } from './chatTools.ts'
import { deviceHost, isDeviceToken } from './deviceHost.ts'
import type { MindQuestion } from './mind/mindMessages.ts'
import { storeChat } from './sessionTable.ts'

const FIGURE: AnswerPart = {
  is: 'figure',
  text: '4.0',
  value: 4,
  as: 'tenth',
  basis: { view: 'records', range: { is: 'alltime' }, criteria: null, ids: ['a'], n: 1 },
}

function aHost(diary: Diary = aDiary(), answers = true) {
  const questions: MindQuestion[] = []
  const mind = {
    warm: () => {},
    answer: (question: MindQuestion): Promise<EngineAnswer | null> => {
      questions.push(question)
      const before = { asked: null, offered: [] }
      const answer = { parts: [FIGURE], before, isUnderstood: true, danger: null }
      return Promise.resolve(answers ? answer : null)
    },
  }
  const asker = () => Promise.resolve({ language: 'en', plan: 'lite', hasGuide: false } as const)
  const host = deviceHost(diary, mind, asker)
  const open = async (): Promise<{ token: string; sessionId: string }> => {
    const started = await host.start({ token: null, accepts: null })
    if (!started.ok) throw new Error('not started')
    await keep(diary, started.value.token)
    return started.value
  }
  return { diary, host, open, questions }
}

const keep = (diary: Diary, token: string | null) =>
  storeChat(diary, { token, note: null, isBuiltInOnly: false })

const message = (
  chat: { token: string; sessionId: string },
  id: string,
  text = 'How was it?',
): SentMessage => ({
  token: chat.token,
  sessionId: chat.sessionId,
  id,
  text,
  timeOffset: HOUR_MS,
  weekStart: 1,
  signal: new AbortController().signal,
})

test('[ASST-72, ASST-73] a question is answered with the local time, and its exchange is kept with its figures', async () => {
  const { host, open, questions } = aHost()
  const chat = await open()
  expect(isDeviceToken(chat.token)).toBe(true)
  expect(await host.send(message(chat, 'm1'))).toMatchObject({
    ok: true,
    value: { text: '4.0', parts: [FIGURE], exchangeId: 'm1' },
  })
  expect(questions[0]?.asker).toMatchObject({ language: 'en', plan: 'lite', at: { offset: HOUR_MS } })
  const transcript = await host.transcript(chat)
  expect(transcript).toMatchObject({
    ok: true,
    value: [{ exchangeId: 'm1', asked: 'How was it?', parts: [FIGURE] }],
  })
})

test('[ASST-14, ASST-73] a message sent twice under one id is answered once', async () => {
  const { host, open, questions } = aHost()
  const chat = await open()
  await host.send(message(chat, 'm1'))
  await host.send(message(chat, 'm1'))
  expect(questions).toHaveLength(1)
})

test('[ASST-71] without an answer nothing is kept, and the failure says so', async () => {
  const { host, open, diary } = aHost(aDiary(), false)
  const chat = await open()
  expect(await host.send(message(chat, 'm1'))).toEqual({ ok: false, reason: { is: 'no-answer-here' } })
  expect(await readExchanges(diary)).toEqual([])
})

test('[ASST-73] a chat that another tab has ended is over here, and one without a message for an hour cannot continue', async () => {
  const { host, open, diary } = aHost()
  const chat = await open()
  const start = { token: chat.token, accepts: null }
  expect(await host.start(start)).toMatchObject({ ok: true, value: { sessionId: chat.sessionId } })
  await keep(diary, null)
  expect(await host.send(message(chat, 'm1'))).toEqual({ ok: false, reason: { is: 'expired' } })
  const later = aHost({ ...diary, now: () => diary.now() + HOUR_MS + 1 })
  expect(await later.host.start(start)).toEqual({ ok: false, reason: { is: 'no-such-chat' } })
})

test('[ASST-7, ASST-73] earlier chats come page by page, the newest first, without the open one', async () => {
  const { host, open, diary } = aHost()
  let now = diary.now()
  const ticking = aHost({ ...diary, now: () => (now += 1_000) })
  const first = await ticking.open()
  for (let at = 1; at <= 25; at++) await ticking.host.send(message(first, `m${at}`, `${at}?`))
  const second = await ticking.open()
  await ticking.host.send(message(second, 'open', 'now?'))
  const page = await host.history(null)
  expect(page).toMatchObject({ ok: true, value: { total: 25, next: 'm6' } })
  const rest = await host.history('m6')
  expect(rest.ok && rest.value.exchanges.map(({ asked }) => asked)).toEqual(['5?', '4?', '3?', '2?', '1?'])
  expect(rest.ok && rest.value.next).toBeNull()
  expect(await open()).not.toBe(second)
})

test('[ASST-11, ASST-12, ASST-73] chats are kept for the chosen days, and deleted by a press', async () => {
  const { host, open, diary } = aHost()
  const chat = await open()
  await host.send(message(chat, 'm1'))
  expect(await readKeepDays(diary)).toBe(365)
  await sweepExchanges({ ...diary, now: () => diary.now() + 40 * DAY_MS })
  expect(await readExchanges(diary)).toHaveLength(1)
  await storeKeepDays(diary, 30)
  await sweepExchanges({ ...diary, now: () => diary.now() + 40 * DAY_MS })
  expect(await readExchanges(diary)).toEqual([])
  await host.send(message(chat, 'm2'))
  expect((await host.deleteAll()).ok).toBe(true)
  expect(await readExchanges(diary)).toEqual([])
})
