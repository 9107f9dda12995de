import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import type { Answer, Ask } from '../api/ask.ts'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { fetchUserValues, readUserValues, sendUserValues } from './userValues.ts'
import { plainContent } from '../local/database/idbTables.ts'

const said = (code: number, body = {}): Answer => ({ reached: true, code, message: '', body })
const VALUES = { engagement_dismissed: ['download_app'] }

const answering =
  (answer: Answer, asked: unknown[] = []): Ask =>
  async (...call) => {
    asked.push(call)
    return answer
  }

test('[SES-7] the card values of a person are fetched automatically, and stored in their own diary', async () => {
  const diary = aDiary()
  const asked: unknown[][] = []
  await fetchUserValues(diary, answering(said(RESULT.ok, { values: VALUES }), asked))
  expect([asked.length, asked[0]?.[0], asked[0]?.[2]]).toEqual([1, 'user/get-values', { background: true }])
  expect(await diary.tables.shelf('answers')).toEqual([
    { shelf: 'answers', id: 'user-values', at: NOON, content: plainContent(VALUES) },
  ])
})

test.each<[string, Answer]>([
  ['no line', { reached: false }],
  ['a refusal', said(RESULT.rateLimited)],
  ['an answer of another shape', said(RESULT.ok, { values: 7 })],
])('[SES-7] %s changes nothing, and is not a fault', async (_, answer) => {
  const diary = aDiary()
  await fetchUserValues(diary, answering(said(RESULT.ok, { values: VALUES })))
  await fetchUserValues(diary, answering(answer))
  expect((await diary.tables.shelf('answers')).length).toBe(1)
})

test('[ENG-11] values that the account accepted count as known; refused ones do not', async () => {
  const diary = aDiary()
  await fetchUserValues(diary, answering(said(RESULT.ok, { values: VALUES })))
  expect(await sendUserValues(diary, answering(said(RESULT.rateLimited)), { seen: 1 })).toBe(false)
  expect(await readUserValues(diary)).toEqual(VALUES)
  expect(await sendUserValues(diary, answering(said(RESULT.ok)), { seen: 1 })).toBe(true)
  expect(await readUserValues(diary)).toEqual({ ...VALUES, seen: 1 })
})

test('[ENG-11, LOCAL-28] an unreadable stored value was only a copy', async () => {
  const diary = aDiary()
  expect(await readUserValues(diary)).toEqual({})
  await diary.tables.write({ shelve: [{ shelf: 'answers', id: 'user-values', at: NOON, content: 7 }] })
  expect(await readUserValues(diary)).toEqual({})
})
