import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '../api/ask.ts'
import { selectNewMatches, searchServer, type ServerMatches } from './serverSearch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const answer = (part: Partial<Extract<Answer, { reached: true }>>): Answer => ({
  reached: true,
  code: 0,
  message: 'OK',
  body: {},
  ...part,
})

/** Types a word; returns the requests and the results. */
function typing(answers: Answer | Promise<Answer>) {
  const asked: string[] = []
  const found: ServerMatches<unknown>[] = []
  const type = (typed: string) =>
    searchServer(typed, {
      ask: async (value) => {
        asked.push(value)
        return answers
      },
      read: ({ rows }) => rows as unknown[],
      onFound: (one) => found.push(one),
    })
  return { asked, found, type }
}

test('[CAT-6] it is asked once the person has been still for a moment', async () => {
  const { asked, found, type } = typing(answer({ body: { rows: ['Gout'] } }))
  type('gou')()
  type('gout')
  await vi.advanceTimersByTimeAsync(399)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['gout'])
  expect(found).toEqual([{ rows: ['Gout'], trouble: null }])
})

test('[CAT-1, CAT-6] too little is not asked', async () => {
  const { asked, type } = typing(answer({}))
  type('go')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toEqual([])
})

test('[CAT-6] an answer that comes after the next letter is dropped', async () => {
  let resolve = (_answer: Answer): void => undefined
  const { found, type } = typing(new Promise<Answer>((done) => (resolve = done)))
  const stop = type('gou')
  await vi.advanceTimersByTimeAsync(400)
  stop()
  resolve(answer({ body: { rows: ['Gout'] } }))
  await vi.advanceTimersByTimeAsync(0)
  expect(found).toEqual([])
})

test.each([
  ['no line', { reached: false } as const, null],
  ['a refusal', answer({ code: 156, message: 'Please wait.' }), 'Please wait.'],
  ['a refusal without a word', answer({ code: 101, message: '' }), null],
])('[CAT-6] %s is reported beside the device’s results', async (_, given, message) => {
  const { found, type } = typing(given)
  type('gout')
  await vi.advanceTimersByTimeAsync(400)
  expect(found).toEqual([{ rows: [], trouble: { message } }])
})

test('[CAT-6, CAT-9] an entry that the device has found is not repeated, by its number or by its name', () => {
  const own = [{ number: 10_001, name: 'Gout' }]
  const rows = [
    { number: 10_001, name: 'Gout' },
    { number: 10_000_000_001, name: 'GOUT' },
    { number: 10_000_000_002, name: 'Gout of the knee' },
    { number: 10_000_000_002, name: 'Gout, knee' },
  ]
  expect(selectNewMatches(rows, own, (row) => row)).toEqual([rows[2]])
})
