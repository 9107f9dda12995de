import { NO_REGISTRATION } from '@reprieve/domain/account/registration.ts'
import { expect, test } from 'vitest'
import { makeRegistrationDraftStore } from './registrationDraft.ts'

function aShelf() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}

const FILLED = {
  username: 'helen',
  email: 'helen@example.org',
  password: 'a quiet harbour',
  acceptsEula: true,
  acceptsPrivacy: false,
}

test('[ACC-13] the input is there after a reload, without the password', () => {
  const shelf = aShelf()
  makeRegistrationDraftStore(() => shelf).keep(FILLED)
  expect(makeRegistrationDraftStore(() => shelf).read()).toEqual({ ...FILLED, password: '' })
  expect([...shelf.items.values()].join()).not.toContain('harbour')
})

test('[ACC-13] after a registration nothing is left behind', () => {
  const shelf = aShelf()
  const kept = makeRegistrationDraftStore(() => shelf)
  kept.keep(FILLED)
  kept.forget()
  expect(shelf.items.size).toBe(0)
})

test.each(['', '{', '5', 'null', '{"username":7,"acceptsEula":"yes"}'])(
  '[ACC-13] a broken value is an empty form: %s',
  (broken) => {
    const shelf = aShelf()
    shelf.setItem('reprieve.registration', broken)
    expect(makeRegistrationDraftStore(() => shelf).read()).toEqual(NO_REGISTRATION)
  },
)

test('[ACC-13] a browser that forbids storage does not affect the form', () => {
  const kept = makeRegistrationDraftStore(() => {
    throw new Error('SecurityError')
  })
  kept.keep(FILLED)
  kept.forget()
  expect(kept.read()).toEqual(NO_REGISTRATION)
})
