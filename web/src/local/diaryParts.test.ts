import { expect, test } from 'vitest'
import { storePart, PARTS_RING, readPart } from './diaryParts.ts'
import { aDiary } from './testing/aDiary.ts'

const asIs = (kept: unknown): unknown => kept

test('[LOCAL-28] a part is read as stored last, and undefined before', async () => {
  const diary = aDiary()
  expect(await readPart(diary, 'relief', asIs)).toBeUndefined()
  await storePart(diary, 'relief', { minutes: 60 })
  await storePart(diary, 'relief', { minutes: 120 })
  await storePart(diary, 'onboarding', { step: 2 })
  expect(await readPart(diary, 'relief', asIs)).toEqual({ minutes: 120 })
})

test('[LOCAL-28] subscribers of a part are notified of the change', async () => {
  const diary = aDiary()
  await storePart(diary, 'relief', { minutes: 60 })
  expect(diary.rung).toEqual([[PARTS_RING]])
})

test('[LOCAL-28] an unreadable one is quarantined and counts as not stored', async () => {
  const diary = aDiary()
  await diary.tables.write({ shelve: [{ shelf: 'parts', id: 'relief', at: 1, content: 'torn' }] })
  const torn = {
    ...diary,
    codec: { ...diary.codec, decode: async () => ({ ok: false as const, reason: 'torn' }) },
  }
  expect(await readPart(torn, 'relief', asIs)).toBeUndefined()
  expect(await diary.tables.unreadable()).toHaveLength(1)
})
