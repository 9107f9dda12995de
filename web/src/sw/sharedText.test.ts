import { expect, test } from 'vitest'
import type { WorkerScope } from './workerScope.ts'
import { receiveSharedText } from './sharedText.ts'

const ORIGIN = 'https://diary.example'

function worker() {
  const clock = { now: 0 }
  const listeners = new Map<string, (event: object) => void>()
  const scope = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  receiveSharedText(scope as unknown as WorkerScope, () => clock.now)

  const post = async (body: BodyInit, path = '/records/quick', how: RequestInit = {}) => {
    let answer: Promise<Response> | undefined
    const request = new Request(new URL(path, ORIGIN), { method: 'POST', body, ...how })
    listeners.get('fetch')!({ request, respondWith: (given: Promise<Response>) => void (answer = given) })
    return answer
  }
  const ask = (data: unknown = { say: 'shared' }) => {
    const told: unknown[] = []
    listeners.get('message')!({ data, source: { postMessage: (word: unknown) => told.push(word) } })
    return told
  }
  return { clock, post, ask }
}

const form = (fields: Record<string, string | Blob>): FormData => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  return made
}
const shared = (text: string) => [{ say: 'shared', text }]

test('[REL 1c, QUICK-7] text shared by another app opens the quick page, and is in no address', async () => {
  const { post, ask } = worker()
  const answer = await post(form({ title: 'Note', text: 'since noon', url: '' }))
  expect([answer?.status, answer?.headers.get('location')]).toEqual([
    303,
    `${ORIGIN}/records/quick?from=share`,
  ])
  expect(ask()).toEqual(shared('Note\nsince noon'))
})

test('[REL 1c, QUICK-7] it is handed over once, and after a minute not at all', async () => {
  const { clock, post, ask } = worker()
  expect(ask()).toEqual(shared(''))
  await post(form({ text: 'one' }))
  expect([ask(), ask()]).toEqual([shared('one'), shared('')])
  await post(form({ text: 'two' }))
  clock.now += 60_000
  expect(ask()).toEqual(shared(''))
})

test('[REL 1c, QUICK-7] of two the last one counts', async () => {
  const { post, ask } = worker()
  await post(form({ text: 'one' }))
  await post(form({ text: 'two' }))
  expect(ask()).toEqual(shared('two'))
})

test.each([
  ['control characters', form({ text: 'a\u0000b\u001bc\u0085d\te\r\nf' }), 'abcd\te\nf'],
  ['half a letter', form({ text: 'a\ud800' }), 'a\ufffd'],
  ['letters in pieces', form({ text: 'e\u0301' }), '\u00e9'],
  ['a text without end', form({ text: 'x'.repeat(10_001) }), 'x'.repeat(10_000)],
  ['a file', form({ text: new Blob(['x']) }), ''],
  ['other fields', form({ note: 'x' }), ''],
  ['no form', 'text', ''],
])('[REL 1c, QUICK-7] of %s only plain text is taken', async (_, body, text) => {
  const { post, ask } = worker()
  expect((await post(body))?.status).toBe(303)
  expect(ask()).toEqual(shared(text))
})

test('[PWA-2] no other post is accepted, and no other message is answered', async () => {
  const { post, ask } = worker()
  expect(await post('{}', '/api/v4/sync/create-record')).toBeUndefined()
  expect(await post('{}', '/records/quick/x')).toBeUndefined()
  expect(await post('{}', 'https://elsewhere.example/records/quick')).toBeUndefined()
  expect(await post('{}', '/records/quick', { method: 'PUT' })).toBeUndefined()
  expect([ask({ say: 'go' }), ask(null), ask({ say: 'take-over' })]).toEqual([[], [], []])
})
