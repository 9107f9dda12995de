import { RESULT } from '@reprieve/contract/resultCodes.ts'
import type { ChatFailure } from '@reprieve/domain/assistant/session/chatMessage.ts'
import { NOTE_VERSION } from '@reprieve/domain/assistant/session/note.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import type { Answer, Ask, CallOptions } from '../api/ask.ts'
import type { Diary } from '../local/rows/rows.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { DEVICE_ENGINE, openChat, type Chat } from './chat.ts'
import { readUnsentMessage } from './chatDraft.ts'
import type { ChatHost, ChatTools, SentMessage } from './chatTools.ts'
import { readStoredChat } from './sessionTable.ts'

type RecordedCall = { name: string; request: Record<string, unknown>; how: CallOptions }
type Script = Record<string, (request: Record<string, unknown>, how: CallOptions) => Answer | Promise<Answer>>

const answer = (body: Record<string, unknown>, code: number = RESULT.ok, message = ''): Answer => ({
  reached: true,
  code,
  message,
  body,
})
const AWAY: Answer = { reached: false, why: 'no-line' }
const STARTED = answer({ session_token: 't1', session_id: 's1', started: 5 })
const SAID = answer({
  response: 'Quiet.',
  parts: [{ is: 'text', text: 'Quiet.' }],
  exchange_id: 'x1',
})

const USUAL: Script = {
  'solace/start-session': () => STARTED,
  'solace/generate-response': () => SAID,
  'solace/end-session': () => answer({}),
  'solace/delete-history': () => answer({}),
  'solace/get-active-transcript': () => answer({ data: [] }),
  'user/get-values': () => answer({ values: {} }),
  'user/set-values': () => answer({}),
}

const NO_ANSWER = () => Promise.resolve(err<ChatFailure>({ is: 'no-answer-here' }))
const NO_DEVICE: ChatHost = {
  start: () => Promise.resolve(err<ChatFailure>({ is: 'away' })),
  send: NO_ANSWER,
  transcript: () => Promise.resolve(ok([])),
  history: () => Promise.resolve(ok({ exchanges: [], next: null, total: 0 })),
  end: () => Promise.resolve(ok(true)),
  deleteAll: () => Promise.resolve(ok(true)),
}

function aChat(own: Script = {}, tools: Partial<ChatTools> = {}, diary: Diary = aDiary()) {
  const called: RecordedCall[] = []
  const script = { ...USUAL, ...own }
  const ask = (async (name: string, request: unknown, how: CallOptions = {}) => {
    called.push({ name, request: (request ?? {}) as Record<string, unknown>, how })
    return (await script[name]?.((request ?? {}) as Record<string, unknown>, how)) ?? AWAY
  }) as Ask
  const chat = openChat(diary, {
    ask,
    language: 'zh-hans',
    engine: 'built-in',
    weekStart: 1,
    device: NO_DEVICE,
    syncFirst: () => Promise.resolve(0),
    dangerIn: () => Promise.resolve(null),
    needsLine: () => Promise.resolve(false),
    ...tools,
  })
  const asked = (name: string): RecordedCall[] => called.filter((one) => one.name === name)
  return { chat, called, asked, diary }
}

/** Waits until all started requests are answered: the script answers immediately. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

async function begun(own: Script = {}, tools: Partial<ChatTools> = {}) {
  const made = aChat(own, tools)
  await made.chat.start()
  return made
}

const shown = (chat: Chat) =>
  chat.current().chat.messages.map(({ text, pending, error }) => {
    if (pending) return '…'
    return error === null ? text : `${text} (${error.is})`
  })

test('[ASST-2, ASST-16] opening starts nothing; a start names the engine of the note, and is stored', async () => {
  const { chat, called, asked, diary } = aChat()
  await chat.resume()
  expect(called.map(({ name }) => name)).toEqual(['user/get-values'])
  expect([chat.current().isRead, chat.current().note]).toEqual([true, null])

  await chat.start()
  expect(asked('solace/start-session')[0]?.request).toEqual({ session_token: null, accepts: 'built-in' })
  const note = { version: NOTE_VERSION, engine: 'built-in' }
  expect(asked('user/set-values')[0]?.request).toEqual({ values: { solace_note: note } })
  await settled()
  expect(await readStoredChat(diary)).toEqual({ token: 't1', note, isBuiltInOnly: false })
})

test('[ASST-16] a note that the account has accepted is not shown again; choosing the built-in answers names no engine', async () => {
  const note = { version: NOTE_VERSION, engine: 'built-in' }
  const { chat, asked } = aChat({ 'user/get-values': () => answer({ values: { solace_note: note } }) })
  await chat.resume()
  expect(chat.current().note).toEqual(note)
  await chat.chooseBuiltInOnly(true)
  expect(asked('solace/start-session')).toEqual([])
  await chat.start()
  expect(asked('solace/start-session')[0]?.request).toEqual({ session_token: null, accepts: null })
  expect(asked('user/set-values')).toEqual([])
})

test('[ASST-6] a reload continues the stored chat and shows its messages', async () => {
  const first = await begun()
  await settled()
  const exchange = { exchange_id: 'x1', input_text: 'Before?', response: 'Yes.', parts: [], created_at: 7 }
  const again = aChat({ 'solace/get-active-transcript': () => answer({ data: [exchange] }) }, {}, first.diary)
  await again.chat.resume()
  expect(again.asked('solace/start-session')[0]?.request['session_token']).toBe('t1')
  expect(shown(again.chat)).toEqual(['Before?', 'Yes.'])
  expect(again.chat.current().chat.messages[1]?.parts).toEqual([{ is: 'text', text: 'Yes.' }])
})

test.each([RESULT.chatTakenOver, RESULT.chatUnknown])(
  '[ASST-2, ASST-6] a stored chat that is refused with %d is open elsewhere, and is forgotten here',
  async (code) => {
    const first = await begun()
    await settled()
    const again = aChat({ 'solace/start-session': () => answer({}, code) }, {}, first.diary)
    await again.chat.resume()
    expect(again.chat.current().chat.sessionAnotherActive).toBe(true)
    await settled()
    expect((await readStoredChat(first.diary)).token).toBeNull()
  },
)

test('[ASST-6] a stored chat that could not be reached continues with the next press', async () => {
  const first = await begun()
  await settled()
  let isAway = true
  const again = aChat({ 'solace/start-session': () => (isAway ? AWAY : STARTED) }, {}, first.diary)
  await again.chat.resume()
  expect(again.chat.current().chat.sessionError).toEqual({ is: 'away' })
  isAway = false
  await again.chat.start()
  const tokens = again.asked('solace/start-session').map(({ request }) => request['session_token'])
  expect(tokens).toEqual(['t1', 't1'])
  expect(again.chat.current().chat.sessionStarted).toBe(true)
})

test('[ASST-3, ASST-10] a message is sent with its id, the local time and the language code', async () => {
  const { chat, asked } = await begun()
  expect(chat.send('  How was last week? ')).toBe(true)
  expect(shown(chat)).toEqual(['How was last week?', '…'])
  expect(chat.send('Another')).toBe(false)
  await settled()
  expect(shown(chat)).toEqual(['How was last week?', 'Quiet.'])
  const [sent] = asked('solace/generate-response')
  expect(sent?.request).toMatchObject({ session_token: 't1', input_text: 'How was last week?' })
  expect(sent?.request['message_id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(typeof sent?.request['time_offset']).toBe('number')
  expect(sent?.request['week_start']).toBe(1)
  expect(sent?.how.language).toBe('zh-hans')
  expect(chat.current().spoken).toBe(chat.current().chat.messages[0]?.internalId)
})

test('[ASST-3] nothing is sent of blanks, nor before a start', async () => {
  const { chat, called } = aChat()
  expect(chat.send('Hello')).toBe(false)
  await chat.start()
  expect(chat.send(' \n ')).toBe(false)
  expect(called.filter(({ name }) => name === 'solace/generate-response')).toEqual([])
})

test.each([
  [answer({}, 103, 'Too many requests'), 'said'],
  [answer({}, 103), 'unknown'],
  [answer({ response: 7 }), 'unknown'],
  [AWAY, 'away'],
])('[ASST-4] an unanswered message is marked, and sent again under the same id (%#)', async (first, mark) => {
  let turn = 0
  const script = { 'solace/generate-response': () => (turn++ === 0 ? first : SAID) }
  const { chat, asked, diary } = await begun(script)
  chat.send('Why?')
  await settled()
  expect([shown(chat), await readUnsentMessage(diary)]).toEqual([[`Why? (${mark})`], 'Why?'])
  const [message] = chat.current().chat.messages
  chat.sendAgain(message?.internalId ?? '')
  await settled()
  expect([shown(chat), await readUnsentMessage(diary)]).toEqual([['Why?', 'Quiet.'], ''])
  const ids = asked('solace/generate-response').map(({ request }) => request['message_id'])
  expect(ids).toEqual([message?.internalId, message?.internalId])
})

test.each([RESULT.chatTakenOver, RESULT.chatExpired])(
  '[ASST-4] a chat that ends with %d returns the text, and the next one starts empty',
  async (code) => {
    const { chat, diary } = await begun({ 'solace/generate-response': () => answer({}, code) })
    chat.send('Still there?')
    await settled()
    expect(chat.current()).toMatchObject({
      chat: { sessionAnotherActive: true, sessionToken: null },
      handedBack: 'Still there?',
    })
    expect((await readStoredChat(diary)).token).toBeNull()
    await chat.start()
    expect(shown(chat)).toEqual([])
    expect(chat.current().chat.sessionAnotherActive).toBe(false)
  },
)

test('[ASST-5] ending the chat keeps the note accepted and forgets the chat; a failed request ends nothing', async () => {
  let isAway = true
  const { chat, diary } = await begun({ 'solace/end-session': () => (isAway ? AWAY : answer({})) })
  chat.send('Hello')
  await settled()
  expect(await chat.end()).toBe(false)
  expect(shown(chat)).toEqual(['Hello', 'Quiet.'])
  isAway = false
  expect(await chat.end()).toBe(true)
  await settled()
  expect([shown(chat), await readStoredChat(diary)]).toEqual([
    [],
    { token: null, note: { version: NOTE_VERSION, engine: 'built-in' }, isBuiltInOnly: false },
  ])
})

test('[ASST-7] earlier chats load page by page; a failed page can be requested again', async () => {
  const page = (id: string, next: string | null) =>
    answer({
      data: [{ exchange_id: id, session_id: 's0', input_text: id, response: 'r', parts: [], created_at: 1 }],
      pager: { next_cursor: next, total_items: 2 },
    })
  const pages = [AWAY, page('e2', 'c'), page('e1', null)]
  const { chat, asked } = aChat({ 'solace/get-transcript-history': () => pages.shift() ?? AWAY })
  await chat.showEarlier()
  expect(chat.current().earlier).toBe('failed')
  await Promise.all([chat.showEarlier(), chat.showEarlier()])
  await chat.showEarlier()
  await chat.showEarlier()
  expect(asked('solace/get-transcript-history').map(({ request }) => request['cursor'])).toEqual([
    null,
    null,
    'c',
  ])
  const { previousMessages, previousMessagesLimitReached } = chat.current().chat
  expect([previousMessages.map(({ text }) => text), previousMessagesLimitReached]).toEqual([
    ['r', 'e2', 'r', 'e1'],
    true,
  ])
})

test('[ASST-11] deleting the history includes this chat', async () => {
  const { chat, asked } = await begun()
  chat.send('Hello')
  await settled()
  expect(await chat.deleteAll()).toBe(true)
  expect([asked('solace/delete-history').length, shown(chat)]).toEqual([1, []])
  expect(chat.current().chat.sessionStarted).toBe(false)
})

test('[ASST-13] stopped, the message is marked; an answer that was finished by then is shown', async () => {
  const untilStopped = (how: CallOptions) =>
    new Promise<Answer>((resolve) => {
      how.signal?.addEventListener('abort', () => resolve({ reached: false, why: 'stopped' }))
    })
  let finished: unknown[] = []
  const { chat } = await begun({
    'solace/generate-response': (_, how) => untilStopped(how),
    'solace/get-active-transcript': () => answer({ data: finished }),
  })
  chat.send('Think')
  await settled()
  chat.stop()
  await settled()
  expect(shown(chat)).toEqual(['Think (stopped)'])

  finished = [{ exchange_id: 'x9', input_text: 'Think', response: 'Done.', parts: [], created_at: 9 }]
  chat.sendAgain(chat.current().chat.messages[0]?.internalId ?? '')
  await settled()
  chat.stop()
  await settled()
  expect(shown(chat)).toEqual(['Think', 'Done.'])
})

test('[ASST-13] stopped during the sync before it, nothing is asked', async () => {
  let free = (): void => {}
  const pass = new Promise<number>((resolve) => (free = () => resolve(0)))
  const { chat, asked } = await begun({}, { syncFirst: () => pass })
  chat.send('Wait')
  await settled()
  chat.stop()
  free()
  await settled()
  expect([shown(chat), asked('solace/generate-response')]).toEqual([['Wait (stopped)'], []])
})

/** A device that answers, and what it was asked. */
function anAnsweringDevice() {
  const sent: SentMessage[] = []
  const device: ChatHost = {
    ...NO_DEVICE,
    start: ({ token }) => Promise.resolve(ok({ token: token ?? 'device:5:d1', sessionId: 'd1', at: 5 })),
    send: (message) => {
      sent.push(message)
      return Promise.resolve(ok({ text: 'Here.', parts: [], exchangeId: message.id }))
    },
  }
  return { device, sent }
}

test('[ASST-72] without an account nothing is sent to a server: start, question, earlier chats and deletion', async () => {
  const { device, sent } = anAnsweringDevice()
  const { chat, called, diary } = aChat({}, { engine: DEVICE_ENGINE, device })
  await chat.resume()
  await chat.start()
  chat.send('How was last week?')
  await settled()
  await settled()
  expect(shown(chat)).toEqual(['How was last week?', 'Here.'])
  expect(sent[0]).toMatchObject({ token: 'device:5:d1', sessionId: 'd1', text: 'How was last week?' })
  expect((await readStoredChat(diary)).token).toBe('device:5:d1')
  await chat.showEarlier()
  expect(await chat.deleteAll()).toBe(true)
  expect(called).toEqual([])
})

test('[ASST-31, ASST-72] if the server cannot be reached the device answers, from all entries, and says so', async () => {
  const { device, sent } = anAnsweringDevice()
  const { chat } = await begun(
    { 'solace/generate-response': () => AWAY },
    { device, syncFirst: () => Promise.resolve(3) },
  )
  chat.send('How was last week?')
  await settled()
  const { answeredHere, waitingOf } = chat.current()
  expect(shown(chat)).toEqual(['How was last week?', 'Here.'])
  expect([sent[0]?.sessionId, [...answeredHere], waitingOf.size]).toEqual(['s1', [sent[0]?.id], 0])
})

test('[ASST-72] offline, a press starts a chat on the device; opening the page starts none', async () => {
  const { device } = anAnsweringDevice()
  const { chat } = aChat({ 'solace/start-session': () => AWAY }, { device })
  await chat.resume()
  expect(chat.current().chat.sessionStarted).toBe(false)
  await chat.start()
  expect(chat.current().chat).toMatchObject({ sessionStarted: true, sessionToken: 'device:5:d1' })
})

test('[ASST-31] the number of unsent entries is shown beside the answer', async () => {
  const { chat } = await begun({}, { syncFirst: () => Promise.resolve(2) })
  chat.send('How was today?')
  await settled()
  const id = chat.current().chat.messages[0]?.internalId ?? ''
  expect(chat.current().waitingOf.get(id)).toBe(2)
})

test('[SAFE-8] a text about danger gets the card alone, offline too, and is sent all the same', async () => {
  const card = { is: 'card', danger: 'crisis', flags: ['self-harm'] } as const
  let isAway = true
  const { chat, asked } = await begun(
    {
      'solace/generate-response': () =>
        isAway
          ? AWAY
          : answer({ response: '', parts: [{ ...card, flags: ['self-harm'] }], exchange_id: 'x3' }),
    },
    { dangerIn: () => Promise.resolve(card), syncFirst: () => Promise.reject(new Error('not waited for')) },
  )
  for (const state of ['away', 'there']) {
    isAway = state === 'away'
    chat.send('danger')
    await settled()
    const last = chat.current().chat.messages.at(-1)
    expect([last?.parts, last?.pending, last?.exchangeId]).toEqual([[card], false, isAway ? null : 'x3'])
  }
  expect(asked('solace/generate-response')).toHaveLength(2)
})

test('[SAFE-8, ASST-3] a question after a card waits until that is stored, and is not refused; a second card appears immediately', async () => {
  const free: (() => void)[] = []
  const { chat, asked } = await begun(
    {
      'solace/generate-response': () =>
        new Promise<Answer>((resolve) => {
          free.push(() => resolve(SAID))
        }),
    },
    {
      dangerIn: (text) =>
        Promise.resolve(text === 'danger' ? { is: 'card', danger: 'crisis', flags: [] } : null),
    },
  )
  const sent = () => asked('solace/generate-response').map(({ request }) => request['input_text'])
  for (const text of ['danger', 'danger', 'And my week?']) {
    chat.send(text)
    await settled()
  }
  expect([shown(chat).at(-1), sent()]).toEqual(['…', ['danger']])
  for (const count of [1, 2, 3]) {
    expect(sent()).toHaveLength(count)
    free[count - 1]?.()
    await settled()
  }
  expect([shown(chat).at(-1), sent()]).toEqual(['Quiet.', ['danger', 'danger', 'And my week?']])
})

test('[SAFE-8, ASST-5] a message answered by a card in a chat that ended meanwhile is sent to no other', async () => {
  const free: (() => void)[] = []
  const held = () => new Promise<Answer>((resolve) => void free.push(() => resolve(SAID)))
  const dangerIn = () => Promise.resolve({ is: 'card', danger: 'crisis', flags: [] } as const)
  const { chat, asked } = await begun({ 'solace/generate-response': held }, { dangerIn })
  for (const text of ['danger', 'more danger']) {
    chat.send(text)
    await settled()
  }
  await chat.end()
  free[0]?.()
  await settled()
  expect(asked('solace/generate-response').map(({ request }) => request['input_text'])).toEqual(['danger'])
})

test('[SAFE-8] an answer without a card never replaces one', async () => {
  const card = { is: 'card', danger: 'urgent', flags: [] } as const
  const { chat } = await begun({}, { dangerIn: () => Promise.resolve(card) })
  chat.send('danger')
  await settled()
  expect(chat.current().chat.messages.at(-1)?.parts).toEqual([card])
})

test('[SAFE-8] a card "see a doctor soon" appears immediately, and the answer from the diary below it', async () => {
  const card = { is: 'card', danger: 'soon', flags: ['illness'] } as const
  const said = [card, { is: 'text', text: 'Quiet.' }]
  const { chat, asked } = await begun(
    { 'solace/generate-response': () => answer({ response: 'x', parts: said, exchange_id: 'x4' }) },
    { dangerIn: () => Promise.resolve(card), syncFirst: () => Promise.resolve(2) },
  )
  chat.send('How was my pain with chemo?')
  await settled()
  const { chat: now, waitingOf } = chat.current()
  expect([now.messages.at(-1)?.parts, now.messages.at(-1)?.exchangeId]).toEqual([said, 'x4'])
  expect([asked('solace/generate-response').length, [...waitingOf.values()]]).toEqual([1, [2]])
})

test('[SAFE-22] the quiet line is below the answer, and the message is answered all the same', async () => {
  const { chat, asked } = await begun({}, { needsLine: (text) => Promise.resolve(text.includes('tired')) })
  chat.send('so tired of it all')
  await settled()
  await settled()
  const [message] = chat.current().chat.messages
  expect(asked('solace/generate-response')).toHaveLength(1)
  expect(chat.current().quietLineOf).toBe(message?.internalId)
})

test('[SAFE-22] with a card, or if the check fails, there is no line', async () => {
  const card = { is: 'card', danger: 'crisis', flags: ['crisis'] } as const
  const withCard = await begun(
    {},
    { dangerIn: () => Promise.resolve(card), needsLine: () => Promise.resolve(true) },
  )
  withCard.chat.send('x')
  await settled()
  expect(withCard.chat.current().quietLineOf).toBeNull()
  const failing = await begun({}, { needsLine: () => Promise.reject(new Error('no file')) })
  failing.chat.send('x')
  await settled()
  await settled()
  expect(failing.chat.current().quietLineOf).toBeNull()
  expect(failing.asked('solace/generate-response')).toHaveLength(1)
})
