import { AVATAR_MAX_BYTES } from '@reprieve/contract/call.ts'
import { expect, test } from 'vitest'
import { shrinkPicture } from './avatarPicture.ts'

test('[REL 1d] a picture that is small enough, or cannot be made smaller, stays as it is', async () => {
  const small = new Blob([new Uint8Array(AVATAR_MAX_BYTES)])
  expect(await shrinkPicture(small)).toBe(small)
  // The test environment has no canvas.
  const large = new Blob([new Uint8Array(AVATAR_MAX_BYTES + 1)])
  expect(await shrinkPicture(large)).toBe(large)
})
