import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinTestMember, testResponse, uploadTestForm } from '../questionnaires/testForm.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { giveActivationCode, giveRegistrationCode } from './operatorStore.ts'
import type { Institution } from './store.ts'
import { CONSENT, openInstitution } from './testInstitution.ts'

const DAY = 86_400_000
const OK = 0
const NOT_FOUND = 105

let server: TestApp
let clinic: Institution
beforeAll(async () => {
  server = await openTestApp()
  const config = { pain_service: true, recommended: [], contact: {} }
  clinic = await openInstitution(server, { sponsors: 'subscriber', config })
  await uploadTestForm(server, clinic)
})
afterAll(() => server.close())

const ask = async (name: string, body: object, person?: TestPerson) =>
  (await server.call(name, body, person === undefined ? {} : { person })).body
const byCode = (body: object) => ask('institutions/join-institution-by-activation-code', body)

/** Whatever an institution begins with a member. */
async function begunWith(person: TestPerson) {
  const { content } = await ask('sync/get-record', { type: 'user_record' }, person)
  const { is_institution_member, is_subscription } = content as Record<string, unknown>
  const rows = await server.db
    .selectFrom('membership')
    .select('membership_id')
    .where('user_id', '=', person.userId)
    .execute()
  const { institutions } = await ask('questionnaires/get-questionnaires', {}, person)
  const config = await ask('institutions/get-institution-config', { nid: clinic.nid }, person)
  const seen = await ask('institutions/get-study-data', { institution: clinic.nid }, person)
  return [
    is_institution_member,
    is_subscription,
    rows.length,
    institutions,
    config.result_code,
    seen.result_code,
  ]
}
const NOTHING = [false, false, 0, [], NOT_FOUND, NOT_FOUND]

test('[INST-6, D48] without a session not even a consent makes a member: nothing begins before the person signs in and consents', async () => {
  const person = await server.signUp()
  const now = server.clock.now
  const given = { nid: clinic.nid, studyId: null, now }
  const activation_code = await giveActivationCode(server.db, { ...given, email: person.email })
  for (const named of [{ uid: person.userId }, {}]) {
    const answer = await byCode({ activation_code, ...named, consent: CONSENT })
    expect(answer).toMatchObject({ result_code: OK, institution: clinic.nid })
    expect(answer).not.toHaveProperty('membership')
  }
  const forMany = await giveRegistrationCode(server.db, { ...given, mostUses: 5, lifeMs: DAY })
  await byCode({ activation_code: forMany, uid: person.userId, consent: CONSENT })
  await byCode({ activation_code: forMany, consent: CONSENT })
  expect(await begunWith(person)).toEqual(NOTHING)

  const joined = await ask(
    'institutions/join-institution-by-activation-code',
    { activation_code, consent: CONSENT },
    person,
  )
  expect(joined).toMatchObject({ result_code: OK, membership: expect.any(String) })
  const [isMember, isSubscriber, rows, asked, config, seen] = await begunWith(person)
  expect([isMember, isSubscriber, rows, config, seen]).toEqual([true, true, 1, OK, OK])
  expect(asked).toMatchObject([{ institution_id: clinic.nid, to_be_completed: 1 }])
})

test('[INST-6, D48] an invitation alone begins nothing either, for who is signed in', async () => {
  const person = await server.signUp()
  const given = { nid: clinic.nid, studyId: null, email: person.email, now: server.clock.now }
  const activation_code = await giveActivationCode(server.db, given)
  expect(
    await ask('institutions/join-institution-by-activation-code', { activation_code }, person),
  ).toMatchObject({ result_code: OK, institution: clinic.nid })
  expect(await begunWith(person)).toEqual(NOTHING)
})

test('[CONS-9, D8] of two in one institution each is told what it sees of them, and never what it sees of the other', async () => {
  const [anna, ben] = [
    (await joinTestMember(server, clinic)).person,
    (await joinTestMember(server, clinic)).person,
  ]
  const answer = (person: TestPerson, mood: string) =>
    ask(
      'questionnaires/submit-questionnaire',
      {
        institution_id: clinic.nid,
        questionnaire_id: 'form',
        response: testResponse({ pain: 3, mood }),
        timing: server.clock.now,
        offset: 0,
      },
      person,
    )
  await answer(anna, 'often')
  await answer(ben, 'never')
  const dataOf = async (name: string, person: TestPerson) =>
    (await ask(`institutions/${name}`, { institution: clinic.nid }, person))['data']
  for (const [person, score] of [
    [anna, 3],
    [ben, 0],
  ] as const) {
    expect(await dataOf('get-records-data', person)).toMatchObject({ records: [{ score }] })
    expect(await dataOf('get-insights-data', person)).toMatchObject({
      answers: 1,
      by_questionnaire: [{ count: 1, scores: [{ value: score }] }],
    })
  }
  const stranger = (await joinTestMember(server, await openInstitution(server))).person
  expect(await ask('institutions/get-records-data', { institution: clinic.nid }, stranger)).toMatchObject({
    result_code: NOT_FOUND,
  })
})
