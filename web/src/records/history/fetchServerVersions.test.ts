import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { expect, test } from 'vitest'
import { NOT_REACHED, type Answer, type Ask } from '../../api/ask.ts'
import { fetchServerVersions } from './earlierVersions.ts'

const ENTRY = { group: 'note', hlc: '018f00000000-0000-0123456789ab', value: { notes: 'a' } }
const told = (code: number, body: Record<string, unknown> = {}): Answer => ({
  reached: true,
  code,
  message: '',
  body,
})
const answering =
  (answer: Answer): Ask =>
  async () =>
    answer

test('[SYNC-43] the versions of the server are asked for by the id of the record', async () => {
  const asked: unknown[] = []
  const ask: Ask = async (name, request) => {
    asked.push([name, request])
    return told(RESULT.ok, { entries: [ENTRY] })
  }
  expect(await fetchServerVersions(ask, 'id')).toEqual([ENTRY])
  expect(asked).toEqual([['sync/get-history', { client_id: 'id' }]])
})

test('[SYNC-43] a record that no server has yet has no versions there', async () => {
  expect(await fetchServerVersions(answering(told(RESULT.notFound)), 'id')).toEqual([])
})

test.each([NOT_REACHED, told(RESULT.rateLimited)])('[SYNC-43] %j counts as no answer', async (answer) => {
  expect(await fetchServerVersions(answering(answer), 'id')).toBeNull()
})

test('[SYNC-43] a server that never answers is awaited up to the limit', async () => {
  const never: Ask = () => new Promise(() => undefined)
  expect(await fetchServerVersions(never, 'id', 20)).toBeNull()
})
