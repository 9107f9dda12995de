import { afterAll, beforeAll, expect, test } from 'vitest'
import { HONEST, MISBEHAVIOURS, startLocalModel, type LocalModel } from '../testing/localModel.ts'
import { openModelClient, type ModelClient, type ModelTurn } from './model.ts'

let model: LocalModel
let door: ModelClient
beforeAll(async () => {
  model = await startLocalModel()
  door = openModelClient({ url: model.address, host: '127.0.0.1', name: 'qwen3:8b', key: 'sk-canary' })
})
afterAll(() => model.close())

const TURN: ModelTurn = {
  messages: [
    { role: 'system', content: 'Be kind.' },
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: null, calls: [{ id: 'c', name: 'ask_diary', written: '{}' }] },
    { role: 'tool', callId: 'c', content: 'You recorded [[f1]].' },
  ],
  tools: [{ name: 'ask_diary', description: 'Counts.', parameters: { type: 'object' } }],
}
const complete = (signal = new AbortController().signal) => door.complete(TURN, signal)

test('[ASST-32, ASST-33] one request of the chat protocol goes to the operator’s address, the key in its header alone', async () => {
  model.behave = HONEST
  expect(await complete()).toEqual({
    ok: true,
    value: { text: 'Here is what you recorded: [[f1]].', calls: [] },
  })
  const [request] = model.requests.splice(0)
  expect(request?.headers).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer sk-canary' })
  expect(request?.text).not.toContain('sk-canary')
  expect(JSON.parse(request?.text ?? '')).toMatchObject({
    model: 'qwen3:8b',
    stream: false,
    messages: [
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: 'Hello' },
      { role: 'assistant', tool_calls: [{ id: 'c', function: { name: 'ask_diary', arguments: '{}' } }] },
      { role: 'tool', tool_call_id: 'c', content: 'You recorded [[f1]].' },
    ],
    tools: [{ type: 'function', function: { name: 'ask_diary' } }],
  })
})

test('[ASST-32] a use of a tool comes back with what it was asked', async () => {
  model.behave = () => ({ use: 'ask_diary', with: { intent: 'trend' } })
  expect(await complete()).toEqual({
    ok: true,
    value: { text: null, calls: [{ id: 'call-1', name: 'ask_diary', written: '{"intent":"trend"}' }] },
  })
})

test.each([
  ['sends elsewhere', 'away'],
  ['fails', 'away'],
  ['hangs up', 'away'],
  ['says too much', 'too-long'],
  ['answers broken JSON', 'broken'],
  ['answers nothing', 'broken'],
])('[ASST-33, ASST-34] a model that %s is %s, and nothing is followed', async (what, reason) => {
  model.behave = MISBEHAVIOURS[what]!
  expect(await complete()).toEqual({ ok: false, reason })
})

test('[ASST-33] one that does not want us is told apart, and one that is asked too much waits', async () => {
  model.behave = () => ({ status: 401 })
  expect(await complete()).toEqual({ ok: false, reason: 'refused' })
  model.behave = () => ({ status: 429 })
  expect(await complete()).toEqual({ ok: false, reason: 'away' })
})

test('[ASST-13] who stops it waits for nothing', async () => {
  model.behave = () => ({ waitMs: 60_000 })
  const stop = new AbortController()
  const asked = complete(stop.signal)
  stop.abort()
  expect(await asked).toEqual({ ok: false, reason: 'away' })
})
