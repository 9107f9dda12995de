import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashFor, openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

/** A sign-in with the old password, while the owner changes it: the change is done before the sign-in goes on. */
async function signInDuringChange(person: TestPerson) {
  const { passwords } = server.services
  const change = { current_password: person.password, password: hashFor('new'), pw_v: 1 }
  server.services.passwords = {
    ...passwords,
    async check(word, stored) {
      const verdict = await passwords.check(word, stored)
      server.services.passwords = passwords
      expect((await server.call('core/change-password', change, { person })).body.result_code).toBe(0)
      return verdict
    },
  }
  const { username, password } = person
  return server.call('core/login-user', { username, password, pw_v: 1, device_id: 'thief' })
}

test('[D17] a sign-in that began with the old password does not outlive it', async () => {
  expect((await signInDuringChange(await server.signUp())).body.result_code).toBe(132)
})

test('[D17, D19] nor does it get a code to wait for', async () => {
  const person = await server.signUp()
  await server.call('core/set-mfa', { on: true }, { person })
  expect((await signInDuringChange(person)).body.result_code).toBe(132)
  const waiting = server.db.selectFrom('mfa_challenge').selectAll().where('user_id', '=', person.userId)
  expect(await waiting.execute()).toEqual([])
})
