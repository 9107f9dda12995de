import { expect, test } from 'vitest'
import { isOf, registeredFrom } from './registeredHere.ts'

test('[ACC-11] the account that was made here is known again in another case', () => {
  const kept = registeredFrom(JSON.stringify({ username: 'Helen', redirect: '/settings' }))
  expect(kept).toEqual({ username: 'Helen', redirect: '/settings' })
  expect([isOf(kept, 'helen'), isOf(kept, 'helena'), isOf(null, 'helen')]).toEqual([true, false, false])
})

test.each([null, '', '{', '5', 'null', '{"username":7}'])(
  '[ACC-11] what is broken there is no account, so the person is asked: %s',
  (kept) => {
    expect(registeredFrom(kept)).toBe(null)
  },
)
