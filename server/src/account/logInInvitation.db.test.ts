import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveRegistrationCode, switchInstitution } from '../institutions/operatorStore.ts'
import { CONSENT, openInstitution } from '../institutions/testInstitution.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

const DAY = 86_400_000
const LIFE = 14 * DAY

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const logIn = async ({ username, password }: TestPerson, more: object) =>
  (await server.call('core/login-user', { username, password, pw_v: 1, device_id: randomUUID(), ...more }))
    .body
const invitations = async (person: TestPerson) =>
  (await server.call('institutions/get-user-institutions', {}, { person })).body['invitations']

test('[INST-61] a log in through an institution invites who logs in, by its number or its short name', async () => {
  const clinic = await openInstitution(server)
  for (const institution of [clinic.nid, ` ${clinic.slug.toUpperCase()} `]) {
    const [anna, ben] = [await server.signUp(), await server.signUp()]
    expect(await logIn(anna, { institution })).toMatchObject({ result_code: 0, institution_result: 0 })
    expect(await invitations(anna)).toMatchObject([
      { institution: clinic.nid, expires: server.clock.now + LIFE },
    ])
    expect(await invitations(ben)).toEqual([])
  }
})

test('[INST-61] an institution that is unknown or switched off is told beside the session', async () => {
  const closed = await openInstitution(server)
  await switchInstitution(server.db, closed.nid, false)
  const anna = await server.signUp()
  for (const [institution, result] of [
    ['nowhere', 105],
    [closed.slug, 320],
  ]) {
    const answer = await logIn(anna, { institution })
    expect(answer).toMatchObject({ result_code: 0, token: expect.any(String), institution_result: result })
    expect(answer['institution_msg']).toEqual(expect.any(String))
  }
  expect(await invitations(anna)).toEqual([])
  expect(await logIn(anna, {})).not.toHaveProperty('institution_result')
})

test('[INST-61] a wrong password invites nobody and does not tell whether there is such an institution', async () => {
  const clinic = await openInstitution(server)
  const anna = await server.signUp()
  const stranger = { ...anna, password: (await server.signUp()).password }
  for (const institution of [clinic.slug, 'nowhere']) {
    const answer = await logIn(stranger, { institution })
    expect(answer.result_code).toBe(132)
    expect(answer).not.toHaveProperty('institution_result')
  }
  expect(await invitations(anna)).toEqual([])
})

test('[INST-61, INST-10] a member is invited to nothing, also after leaving', async () => {
  const clinic = await openInstitution(server)
  const person = await server.signUp()
  const { nid } = clinic
  await server.call('institutions/join-institution', { institution: nid, consent: CONSENT }, { person })
  expect(await logIn(person, { institution: nid })).toMatchObject({ institution_result: 0 })
  await server.db
    .updateTable('membership')
    .set({ ended_at: new Date(server.clock.now) })
    .execute()
  expect(await invitations(person)).toEqual([])
})

test('[INST-61] who came by a code keeps it and its end when they log in through the plain link', async () => {
  const clinic = await openInstitution(server, { needsCode: true })
  const given = { nid: clinic.nid, studyId: null, mostUses: 5, lifeMs: 60 * DAY, now: server.clock.now }
  const activation_code = await giveRegistrationCode(server.db, given)
  const person = await server.signUp()
  await server.call('institutions/join-institution-by-activation-code', { activation_code }, { person })
  const byCode = await invitations(person)
  expect(byCode).toMatchObject([{ needs_registration_code: false }])
  server.clock.now += DAY / 24
  expect(await logIn(person, { institution: clinic.slug })).toMatchObject({ institution_result: 0 })
  expect(await invitations(person)).toEqual(byCode)
})

test('[INST-61, D19] where a code is mailed, the invitation waits until that code was right', async () => {
  const clinic = await openInstitution(server)
  const person = await server.signUp()
  await server.call('core/set-mfa', { on: true }, { person })
  server.clock.now += 1_000
  const asked = await logIn(person, { institution: clinic.slug })
  expect(asked.result_code).toBe(168)
  expect(await invitations(person)).toEqual([])
  const code = /^\d{6}$/m.exec((await server.mailTo(person.email))[0] ?? '')?.[0]
  const { body } = await server.call('core/verify-mfa', { mfa_challenge: asked['mfa_challenge'], code })
  expect(body).toMatchObject({ result_code: 0, institution_result: 0 })
  expect(await invitations(person)).toMatchObject([{ institution: clinic.nid }])
  server.clock.now += 1_000
  expect(await logIn(person, { institution: 'nowhere' })).toMatchObject({
    result_code: 168,
    institution_result: 105,
  })
})
