import { expect, test } from 'vitest'
import { hasRoomForDiaryCopy } from './roomForDiaryCopy.ts'

test.each([
  ['as much again', { usage: 40, quota: 80 }, true],
  ['less than that', { usage: 41, quota: 80 }, false],
  ['a part of the answer', { usage: 40 }, true],
])('[LOCK-8] a second diary needs as much room as the first: %s', async (_, told, hasRoom) => {
  expect(await hasRoomForDiaryCopy({ estimate: async () => told })).toBe(hasRoom)
})

test('[PWA-11] if the browser does not report the size of its storage, the copy is tried', async () => {
  expect(await hasRoomForDiaryCopy({} as StorageManager)).toBe(true)
})
