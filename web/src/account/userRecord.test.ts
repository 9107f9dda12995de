import { expect, test } from 'vitest'
import type { Answer, Ask } from '../api/ask.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { storePurchase } from '../purchases/purchaseTable.ts'
import {
  parseAvatar,
  changeUserRecord,
  readUserRecord,
  refreshAccount,
  refreshUserRecord,
  parseUserRecord,
} from './userRecord.ts'

const TOLD = {
  providers: [{ provider: 'google', connected_at: 1 }, { provider: 'other' }],
  avatar: { provider: 'upload', url: '/api/v1/sync/get-image?file=abc', updated_at: 1 },
  is_pro: false,
  is_subscription: true,
  credits_count: 3,
}
const answering = (answer: Answer) => () => Promise.resolve(answer)
const OK: Answer = { reached: true, code: 0, message: '', body: { content: TOLD } }

test('[D34] the server’s user record is stored on the device, and available offline', async () => {
  const diary = aDiary()
  expect(await readUserRecord(diary)).toBeNull()
  expect(await refreshUserRecord(diary, answering(OK))).toBe('learned')
  expect(await refreshUserRecord(diary, answering({ reached: false }))).toBe('away')
  expect(await refreshUserRecord(diary, answering({ ...OK, code: 112 }))).toBe('refused')
  expect(await readUserRecord(diary)).toEqual({
    providers: ['google'],
    avatar: { provider: 'upload', file: 'abc' },
  })
  expect(diary.rung).toEqual([['known']])
})

test('[D34] one part of it can be updated', async () => {
  const diary = aDiary()
  await refreshUserRecord(diary, answering(OK))
  await changeUserRecord(diary, { avatar: null })
  expect(await readUserRecord(diary)).toEqual({ avatar: null, providers: ['google'] })
})

test('[D34] invalid values are ignored', () => {
  for (const content of [null, 7, [], { providers: 'google', avatar: 7, is_pro: 1 }])
    expect(parseUserRecord(content)).toEqual({ providers: [], avatar: null })
})

test('[REL 1d] of the address of a picture only its name is taken', () => {
  expect(parseAvatar({ provider: 'upload', url: 'https://elsewhere.example/x?file=abc' })).toEqual({
    provider: 'upload',
    file: 'abc',
  })
  for (const url of ['', '/x', '/x?file=', 'javascript:alert(1)'])
    expect(parseAvatar({ provider: 'upload', url })).toBeNull()
})

test('[BUY-13, BUY-21] after a pass purchases are reported first, and then the user record is fetched', async () => {
  const diary = aDiary()
  await storePurchase(diary, { market: 'google', packageName: 'app', productId: 'pro', token: 't' })
  const asked: string[] = []
  await refreshUserRecord(diary, (name) => {
    asked.push(name)
    return Promise.resolve(OK)
  })
  expect(asked).toEqual(['purchases/complete-purchase', 'sync/get-record'])
})

test('[INST-17] institutions are asked for when the account was learned, and not when it was not', async () => {
  const diary = aDiary()
  const asked: string[] = []
  const asking =
    (answer: Answer): Ask =>
    (name) => {
      asked.push(name)
      return Promise.resolve(answer)
    }
  expect(await refreshAccount(diary, asking({ reached: false }))).toBe('away')
  expect(await refreshAccount(diary, asking(OK))).toBe('learned')
  expect(asked).toEqual(['sync/get-record', 'sync/get-record', 'institutions/get-user-institutions'])
})
