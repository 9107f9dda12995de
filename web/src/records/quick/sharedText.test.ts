import { expect, test } from 'vitest'
import { openSharedText } from './sharedText.ts'

/** A page and its service worker: the messages that the page sends and receives. */
function aWorker(answer: (said: unknown) => unknown) {
  const heard: ((event: { data: unknown }) => void)[] = []
  const said: unknown[] = []
  const tell = (data: unknown): void => {
    for (const hear of heard) hear({ data })
  }
  const container = {
    controller: {
      postMessage: (word: unknown) => {
        said.push(word)
        const data = answer(word)
        if (data !== undefined) queueMicrotask(() => tell(data))
      },
    },
    addEventListener: (_: string, hear: (typeof heard)[number]) => void heard.push(hear),
    removeEventListener: (_: string, hear: (typeof heard)[number]) =>
      void heard.splice(heard.indexOf(hear), 1),
  }
  const open = (patienceMs = 1_000) =>
    openSharedText(() => container as unknown as ServiceWorkerContainer, patienceMs)
  return { open, said, heard, tell }
}

test('[QUICK-2] shared text is requested from the worker, and delivered once', async () => {
  const { open, said, heard } = aWorker(() => ({ say: 'shared', text: 'since noon' }))
  expect(await open().take()).toBe('since noon')
  expect([said, heard]).toEqual([[{ say: 'shared' }], []])
})

test('[QUICK-2] requested in advance, it stays in the page until the person has logged in', async () => {
  const { open, said } = aWorker(() => ({ say: 'shared', text: 'since noon' }))
  const shared = open()
  shared.ahead()
  shared.ahead()
  expect(await shared.take()).toBe('since noon')
  expect(said).toEqual([{ say: 'shared' }])
  await shared.take()
  expect(said).toHaveLength(2)
})

test('[QUICK-7] other messages are ignored', async () => {
  const { open, tell } = aWorker(() => undefined)
  const taken = open().take()
  for (const word of [null, 'text', { say: 'shared', text: 3 }, { say: 'go', path: '/records/quick' }])
    tell(word)
  tell({ say: 'shared', text: 'since noon' })
  expect(await taken).toBe('since noon')
})

test('[QUICK-2] without an answer, or without a worker, nothing arrived', async () => {
  const { open, heard } = aWorker(() => undefined)
  expect(await open(0).take()).toBe('')
  expect(heard).toEqual([])
  expect(await openSharedText(() => undefined).take()).toBe('')
  const uncontrolled = { controller: null } as ServiceWorkerContainer
  expect(await openSharedText(() => uncontrolled).take()).toBe('')
})
