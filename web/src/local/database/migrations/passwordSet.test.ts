import { err } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { passwordSet } from './passwordSet.ts'

const migrated = (auth: Record<string, unknown>) => {
  const result = passwordSet.migrate({ user_id: 7, ...auth })
  return result.ok && result.value
}

test.each(['facebook', 'google', 'apple'])(
  '[LOCAL-17, D42] a person who came by %s has no password',
  (provider) => {
    expect(migrated({ token_type: provider })).toEqual({
      user_id: 7,
      token_type: provider,
      password_set: false,
    })
  },
)

test('[LOCAL-17] any other token has one', () => {
  expect([migrated({ token_type: 'ios' }), migrated({})]).toEqual([
    { user_id: 7, token_type: 'ios', password_set: true },
    { user_id: 7, password_set: true },
  ])
})

test('[LOCAL-17] a known answer stays', () => {
  expect(migrated({ token_type: 'google', password_set: true })).toMatchObject({ password_set: true })
  expect(migrated({ token_type: 'ios', password_set: false })).toMatchObject({ password_set: false })
})

test('[LOCAL-14] an invalid session is refused with its reason', () => {
  expect(passwordSet.migrate('token')).toEqual(err('the part is no object'))
})
