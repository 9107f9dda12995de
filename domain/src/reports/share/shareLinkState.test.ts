import { expect, test } from 'vitest'
import { linkEnd, shareLinkState } from './shareLinkState.ts'

test('[SHARE-3, SHARE-5] a link is open until the millisecond of its end, or until it is taken back', () => {
  const expiresAt = linkEnd(1_000, 14)
  expect(expiresAt).toBe(1_000 + 14 * 86_400_000)
  const at = (now: number, revokedAt: number | null = null) => shareLinkState({ expiresAt, revokedAt }, now)
  expect([at(1_000), at(expiresAt - 1), at(expiresAt)]).toEqual(['open', 'open', 'expired'])
  expect([at(2_000, 2_000), at(expiresAt, 2_000)]).toEqual(['revoked', 'revoked'])
})
