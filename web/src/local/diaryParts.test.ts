import { expect, test } from 'vitest'
import { storePart, PARTS_RING, readPart } from './diaryParts.ts'
import { aDiary } from './testing/aDiary.ts'

const asIs = (kept: unknown): unknown => kept

test('[LOCAL-28] a part is there as it was kept last, and undefined before', async () => {
  const diary = aDiary()
  expect(await readPart(diary, 'relief', asIs)).toBeUndefined()
  await storePart(diary, 'relief', { minutes: 60 })
  await storePart(diary, 'relief', { minutes: 120 })
  await storePart(diary, 'onboarding', { step: 2 })
  expect(await readPart(diary, 'relief', asIs)).toEqual({ minutes: 120 })
})

test('[LOCAL-28] whoever shows a part hears of the change', async () => {
  const diary = aDiary()
  await storePart(diary, 'relief', { minutes: 60 })
  expect(diary.rung).toEqual([[PARTS_RING]])
})

test('[LOCAL-28] one that cannot be read is set aside and counts as not kept', async () => {
  const diary = aDiary()
  await diary.tables.write({ shelve: [{ shelf: 'parts', id: 'relief', at: 1, content: 'torn' }] })
  const torn = {
    ...diary,
    codec: { ...diary.codec, decode: async () => ({ ok: false as const, reason: 'torn' }) },
  }
  expect(await readPart(torn, 'relief', asIs)).toBeUndefined()
  expect(await diary.tables.unreadable()).toHaveLength(1)
})
