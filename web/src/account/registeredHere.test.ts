import { expect, test } from 'vitest'
import { isOf, registeredFrom } from './registeredHere.ts'

test('[ACC-11] the account that was made here is known again in another case', () => {
  const kept = registeredFrom(JSON.stringify({ username: 'Helen', redirect: '/settings', diary: 'a' }))
  expect(kept).toEqual({ username: 'Helen', redirect: '/settings', diary: 'a' })
  const of = (username: string) => isOf(kept, { username, diary: 'a' })
  expect([of('helen'), of('helena'), isOf(null, { username: 'helen', diary: 'a' })]).toEqual([
    true,
    false,
    false,
  ])
})

test('[ACC-11] a diary that was not open when the account was made may be anybody’s', () => {
  const helen = (diary: string | null) => ({ username: 'helen', diary })
  expect(isOf({ username: 'helen', diary: 'a' }, helen('b'))).toBe(false)
  expect(isOf({ username: 'helen' }, helen('b'))).toBe(false)
})

test.each([null, '', '{', '5', 'null', '{"username":7}'])(
  '[ACC-11] what is broken there is no account, so the person is asked: %s',
  (kept) => {
    expect(registeredFrom(kept)).toBe(null)
  },
)
