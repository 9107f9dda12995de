import { AVATAR_MAX_BYTES } from '@reprieve/contract/call.ts'
import { expect, test } from 'vitest'
import type { Answer, Ask } from '../../api/ask.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import { readUserRecord } from '../userRecord.ts'
import { fromBase64, toBase64 } from '../../device/base64.ts'
import {
  readStoredPicture,
  loadPicture,
  removePicture,
  takeProviderPicture,
  uploadPicture,
} from './avatarPicture.ts'

const AVATAR = { provider: 'upload', url: '/api/v1/sync/get-image?file=abc', updated_at: 1 }
const MINE = { provider: 'upload', file: 'abc' }
const ok = (body: Record<string, unknown>): Answer => ({ reached: true, code: 0, message: '', body })
const refusal = (code: number): Answer => ({ reached: true, code, message: 'No.', body: {} })

function asking(answer: Answer) {
  const asked: unknown[] = []
  const ask: Ask = (name, request) => {
    asked.push([name, request])
    return Promise.resolve(answer)
  }
  return { ask, asked }
}

const picture = (size = 4): Blob => new Blob([new Uint8Array(size).fill(200)], { type: 'image/webp' })

test('[D34] a picture is sent as text, and the device knows it immediately', async () => {
  const diary = aDiary()
  const { ask, asked } = asking(ok({ avatar: AVATAR }))
  expect(await uploadPicture(diary, ask, picture())).toEqual({ is: 'done' })
  expect(asked).toEqual([['sync/upload-avatar', { image: 'yMjIyA==' }]])
  expect((await readUserRecord(diary))?.avatar).toEqual(MINE)
})

test('[REL 1d] a picture above the limit is reported before anything is sent', async () => {
  const { ask, asked } = asking(ok({ avatar: AVATAR }))
  expect(await uploadPicture(aDiary(), ask, picture(AVATAR_MAX_BYTES + 1))).toEqual({ is: 'too-large' })
  expect(asked).toEqual([])
  expect(await uploadPicture(aDiary(), ask, picture(AVATAR_MAX_BYTES))).toEqual({ is: 'done' })
})

test('[REL 1d] an unreadable file is reported as such', async () => {
  const { ask, asked } = asking(ok({}))
  const gone = Object.assign(picture(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
  expect(await uploadPicture(aDiary(), ask, gone)).toEqual({ is: 'not-readable' })
  expect(asked).toEqual([])
})

test.each<[Answer, object]>([
  [{ reached: false }, { is: 'away' }],
  [refusal(110), { is: 'too-large' }],
  [refusal(227), { is: 'not-a-picture' }],
  [refusal(105), { is: 'not-there' }],
  [refusal(103), { is: 'refused', message: 'No.' }],
])('[D34] an invalid answer changes nothing here (%j)', async (answer, changed) => {
  const diary = aDiary()
  const { ask } = asking(answer)
  expect(await uploadPicture(diary, ask, picture())).toEqual(changed)
  expect(await takeProviderPicture(diary, ask, 'google')).toEqual(changed)
  expect(await removePicture(diary, ask)).toEqual(changed)
  expect(await readUserRecord(diary)).toBeNull()
})

test('[D20, REL 1d] only the provider’s name is sent, never an address', async () => {
  const diary = aDiary()
  const { ask, asked } = asking(ok({ ...AVATAR, provider: 'google' }))
  expect(await takeProviderPicture(diary, ask, 'google')).toEqual({ is: 'done' })
  expect(asked).toEqual([['sync/update-avatar-from-provider', { provider: 'google' }]])
  expect((await readUserRecord(diary))?.avatar).toEqual({ provider: 'google', file: 'abc' })
})

test('[D34] a picture is fetched once, then stored with the diary until it is removed', async () => {
  const diary = aDiary()
  const { ask, asked } = asking(ok({ bytes: picture(70_000) }))
  expect(await readStoredPicture(diary, MINE)).toBeNull()
  for (const _ of [1, 2]) {
    const shown = await loadPicture(diary, ask, MINE)
    expect([shown?.size, shown?.type]).toEqual([70_000, 'image/webp'])
  }
  expect(asked).toEqual([['sync/get-image', { file: 'abc' }]])
  expect(await readStoredPicture(diary, { ...MINE, file: 'another' })).toBeNull()
  await removePicture(diary, ask)
  expect(await readStoredPicture(diary, MINE)).toBeNull()
  expect(await loadPicture(diary, asking({ reached: false }).ask, MINE)).toBeNull()
})

test('[D34] bytes survive being written as text', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, n) => n % 256)
  expect(fromBase64(toBase64(bytes))).toEqual(bytes)
  expect(fromBase64('no!')).toBeNull()
})
