import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as inFolder } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashFor, openTestApp, tokenIn, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { institutionChores } from './institutionChores.ts'
import {
  addStudy,
  giveActivationCode,
  giveRegistrationCode,
  setTexts,
  switchInstitution,
} from './operatorStore.ts'
import type { Institution } from './store.ts'
import { CONSENT, openInstitution } from './testInstitution.ts'

const DAY = 86_400_000
const OK = 0
const LIMITED = 103
const NOT_FOUND = 105
const NOT_ACTIVE = 320
const CODE_UNKNOWN = 321
const CODE_WRONG = 322
const NO_CONSENT = 323

let server: TestApp
let clinic: Institution
let dataDir: string
beforeAll(async () => {
  // Who leaves is listed beside the database.
  dataDir = mkdtempSync(inFolder(tmpdir(), 'reprieve-joining-'))
  server = await openTestApp({ DATA_DIR: dataDir })
  clinic = await openInstitution(server, { needsCode: true, primaryIdFormat: 'AA-999' })
  await addStudy(server.db, clinic.nid, { studyId: 'back', name: 'Backs' }, server.clock.now)
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

let places = 0
/** Each from another address: the tries of one test are none of another's. */
const somewhere = (): string => `10.1.${Math.floor((places += 1) / 250)}.${places % 250}`

const call = async (name: string, body: unknown, person?: TestPerson, from = somewhere()) =>
  (await server.call(`institutions/${name}`, body, { ...(person && { person }), from })).body
const codeOf = async (...args: Parameters<typeof call>) => (await call(...args)).result_code
const join = (person: TestPerson, more: object = {}, institution: number | string = clinic.slug) =>
  call('join-institution', { institution, consent: { ...CONSENT, primary_id: 'ab-123' }, ...more }, person)
const activationFor = (email: string, studyId: string | null = null, nid = clinic.nid) =>
  giveActivationCode(server.db, { nid, studyId, email, now: server.clock.now })
const registration = (mostUses = 5, studyId: string | null = null, nid = clinic.nid) =>
  giveRegistrationCode(server.db, { nid, studyId, mostUses, lifeMs: DAY, now: server.clock.now })
const memberships = (person: TestPerson) =>
  server.db.selectFrom('membership').selectAll().where('user_id', '=', person.userId).execute()
const mine = (person: TestPerson) => call('get-user-institutions', {}, person)

const register = (more: object, name = `user-${randomUUID().slice(0, 8)}`) => {
  const email = `${name}@example.org`
  const password = hashFor(`password of ${name}`)
  const terms = { pw_v: 1, eula_version: 2, privacy_notice_version: 2 }
  const sent = { username: name, email, password, ...terms, ...more }
  return server.call('core/register-user', sent, { from: somewhere() })
}

describe('an activation code', () => {
  const consenting = (activation_code: string) => ({
    activation_code,
    consent: { ...CONSENT, primary_id: 'AB-123' },
  })

  test('[INST-5, D48] tells its address masked, and whole to who is signed in with it', async () => {
    const [anna, ben] = [await server.signUp({ username: 'anna' }), await server.signUp()]
    const activation_code = await activationFor(' ANNA@example.org ')
    const emailFor = async (person?: TestPerson) =>
      (await call('get-email-by-activation-code', { activation_code }, person))['email']
    expect([await emailFor(), await emailFor(ben), await emailFor(anna)]).toEqual([
      'a***@example.org',
      'a***@example.org',
      'anna@example.org',
    ])
  })

  test('[INST-5, D10] with a session that has ended it is told that, and nobody is taken for a visitor', async () => {
    const person = await server.signUp()
    const activation_code = await activationFor(person.email)
    await server.call('core/delete-all-tokens', { scope: 'this' }, { person })
    for (const name of ['get-email-by-activation-code', 'join-institution-by-activation-code'])
      expect(await codeOf(name, { activation_code }, person)).toBe(143)
  })

  test('[INST-6, D48] records an invitation for the account of its address, and no membership', async () => {
    const person = await server.signUp()
    const activation_code = await activationFor(person.email, 'back')
    const body = { activation_code, uid: person.userId }
    const answer = await call('join-institution-by-activation-code', body)
    expect(answer).toMatchObject({ result_code: OK, institution: clinic.nid })
    expect(await memberships(person)).toEqual([])
    expect((await mine(person))['invitations']).toEqual([
      {
        institution: clinic.nid,
        slug: clinic.slug,
        name: clinic.name,
        is_active: true,
        study_id: 'back',
        needs_registration_code: false,
        expires: server.clock.now + 14 * DAY,
      },
    ])
    expect(await join(person)).toMatchObject({ result_code: OK, institution: clinic.nid })
    expect(await memberships(person)).toMatchObject([{ study_id: 'back', ended_at: null }])
    expect((await mine(person))['invitations']).toEqual([])
  })

  test('[INST-6, INST-4, D5] of another, used, old or made-up ones all answer the same', async () => {
    const [anna, ben] = [await server.signUp(), await server.signUp()]
    const theirs = await activationFor(ben.email)
    const used = await activationFor(ben.email)
    expect(await codeOf('join-institution-by-activation-code', consenting(used), ben)).toBe(OK)
    const old = await giveActivationCode(server.db, {
      nid: clinic.nid,
      studyId: null,
      email: anna.email,
      now: server.clock.now - 14 * DAY,
    })
    const tried = [theirs, used, old, '01234-ABCDE-FGHJK-MNPQR', 'x', '\u0661'.repeat(200)]
    const answers: Awaited<ReturnType<typeof call>>[] = []
    for (const activation_code of tried)
      for (const [uid, person] of [
        [anna.userId, undefined],
        [undefined, anna],
        [77, undefined],
      ] as const)
        answers.push(await call('join-institution-by-activation-code', { activation_code, uid }, person))
    const shown = answers.map((told) => ({ ...told, server_time: 0 }))
    expect(shown).toEqual(
      shown.map(() => ({
        server_time: 0,
        result_code: CODE_UNKNOWN,
        result_msg: answers[0]?.['result_msg'],
      })),
    )
    expect((await mine(anna))['invitations']).toEqual([])
  })

  test('[INST-24, INST-6] on paper one for many leads to its institution, and by no other hand', async () => {
    const [anna, ben] = [await server.signUp(), await server.signUp()]
    const activation_code = (await registration(1, 'back')).toLowerCase()
    const name = 'join-institution-by-activation-code'
    const visitors = await call(name, { activation_code })
    expect(visitors).toMatchObject({ result_code: OK, institution: clinic.nid })
    // Who names somebody without a session invites nobody.
    for (const uid of [anna.userId, 77])
      expect(await codeOf(name, { activation_code, uid })).toBe(CODE_UNKNOWN)
    expect((await mine(anna))['invitations']).toEqual([])
    const named = await call(name, { activation_code }, anna)
    expect(named).toMatchObject({ result_code: OK, institution: clinic.nid })
    expect(named).not.toHaveProperty('membership')
    expect((await mine(anna))['invitations']).toMatchObject([
      { institution: clinic.nid, study_id: 'back', needs_registration_code: false },
    ])
    expect(await memberships(anna)).toEqual([])
    const first = await call(name, consenting(activation_code), anna)
    expect(first.result_code).toBe(OK)
    expect(await memberships(anna)).toMatchObject([{ study_id: 'back', ended_at: null }])
    // Used up: a repeat of who joined by it is the same, for everybody else it is unknown.
    expect(await call(name, consenting(activation_code), anna)).toMatchObject({
      result_code: OK,
      membership: first['membership'],
    })
    expect(await codeOf(name, consenting(activation_code), ben)).toBe(CODE_UNKNOWN)
    expect(await codeOf(name, { activation_code })).toBe(CODE_UNKNOWN)
    const late = await registration()
    server.clock.now += DAY
    expect(await codeOf(name, { activation_code: late }, await server.signUp())).toBe(CODE_UNKNOWN)
  })

  test('[INST-6, D5] without a number it says nothing of whether anybody has the address', async () => {
    const person = await server.signUp()
    const told = []
    for (const email of [person.email, 'nobody@example.org']) {
      const activation_code = await activationFor(email)
      const { server_time: _, ...body } = await call('join-institution-by-activation-code', {
        activation_code,
      })
      told.push(body)
    }
    expect(told[0]).toEqual(told[1])
    expect((await mine(person))['invitations']).toHaveLength(1)
  })

  test('[INST-4, D48] who is signed in and consents joins by it, once, and again when the answer was lost', async () => {
    const person = await server.signUp()
    const body = consenting(await activationFor(person.email))
    const [first, second] = await Promise.all([
      call('join-institution-by-activation-code', body, person),
      call('join-institution-by-activation-code', body, person),
    ])
    const third = await call('join-institution-by-activation-code', body, person)
    expect([first?.result_code, second?.result_code, third.result_code]).toEqual([OK, OK, OK])
    expect(new Set([first, second, third].map((answer) => answer?.['membership'])).size).toBe(1)
    expect(await memberships(person)).toHaveLength(1)
    const { uses } = await server.db
      .selectFrom('institution_code')
      .select('uses')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow()
    expect(uses).toBe(1)
  })

  test('[INST-4, D48] five wrong ones an hour from one place, and the right ones do not count', async () => {
    const person = await server.signUp()
    const from = somewhere()
    const wrong = () => codeOf('get-email-by-activation-code', { activation_code: 'wrong' }, undefined, from)
    for (let tries = 0; tries < 4; tries += 1) expect(await wrong()).toBe(CODE_UNKNOWN)
    for (let tries = 0; tries < 4; tries += 1) {
      const body = { activation_code: await activationFor(person.email) }
      expect(await codeOf('get-email-by-activation-code', body, undefined, from)).toBe(OK)
    }
    expect(await wrong()).toBe(CODE_UNKNOWN)
    const last = await call('join-institution-by-activation-code', { activation_code: 'x' }, undefined, from)
    expect(last.result_code).toBe(LIMITED)
    expect(last['retry_after']).toBeGreaterThan(0)
    // Trying it at a registration is a try, too.
    const password = hashFor('some password')
    const terms = { pw_v: 1, eula_version: 2, privacy_notice_version: 2, activation_code: 'y' }
    const sent = { username: 'late-comer', email: 'late-comer@example.org', password, ...terms }
    const { body } = await server.call('core/register-user', sent, { from })
    expect(body).toMatchObject({ result_code: OK, institution_result: LIMITED })
  })

  test('[INST-2] of an institution that is switched off says so', async () => {
    const closed = await openInstitution(server)
    const activation_code = await activationFor('someone@example.org', null, closed.nid)
    await switchInstitution(server.db, closed.nid, false)
    expect(await codeOf('get-email-by-activation-code', { activation_code })).toBe(NOT_ACTIVE)
    expect(await codeOf('join-institution-by-activation-code', { activation_code })).toBe(NOT_ACTIVE)
  })
})

describe('registering by an invitation', () => {
  const person = (name: string): TestPerson => ({
    userId: 0,
    token: '',
    username: name,
    email: `${name}@example.org`,
    password: hashFor(`password of ${name}`),
    deviceId: randomUUID(),
  })

  test('[INST-7, INST-8] keeps it for the first sign-in; a repeat says the same', async () => {
    const open = await openTestApp({ ACTIVATION: 'off' })
    const there = await openInstitution(open, { needsCode: true })
    const name = 'invited'
    const activation_code = await giveActivationCode(open.db, {
      nid: there.nid,
      studyId: null,
      email: `${name}@example.org`,
      now: open.clock.now,
    })
    const { password, email } = person(name)
    const terms = { pw_v: 1, eula_version: 2, privacy_notice_version: 2 }
    const sent = { username: name, email, password, ...terms, activation_code, institution: there.slug }
    const first = await open.call('core/register-user', sent)
    const again = await open.call('core/register-user', sent)
    expect([first.body, again.body]).toMatchObject([
      { result_code: OK, institution_result: OK },
      { result_code: OK, institution_result: OK },
    ])
    const signedIn = await open.signIn(person(name))
    const own = await open.call('institutions/get-user-institutions', {}, { person: signedIn })
    expect(own.body['invitations']).toMatchObject([
      { institution: there.nid, needs_registration_code: false },
    ])
    open.clock.now += 14 * DAY
    const later = await open.call(
      'institutions/get-user-institutions',
      {},
      {
        person: await open.signIn(person(name)),
      },
    )
    expect(later.body['invitations']).toEqual([])
    await open.close()
  })

  test.each([
    ['an unknown institution', () => ({ institution: 'nowhere' }), NOT_FOUND],
    [
      'a code of another address',
      async () => ({ activation_code: await activationFor('x@y.zz') }),
      CODE_UNKNOWN,
    ],
    ['a wrong registration code', () => ({ institution: clinic.nid, registration_code: 'no' }), CODE_WRONG],
    ['an unknown study', () => ({ institution: clinic.nid, study_id: 'knees' }), NOT_FOUND],
    [
      'a right registration code',
      async () => ({ institution: clinic.slug, registration_code: await registration() }),
      OK,
    ],
    ['one for many in its place', async () => ({ activation_code: await registration() }), OK],
    ['the institution alone', () => ({ institution: String(clinic.nid), study_id: 'back' }), OK],
  ] as const)('[INST-7] with %s makes the account and says what became of it', async (_, sent, result) => {
    const { body } = await register(await sent())
    expect(body).toMatchObject({ result_code: OK, institution_result: result })
    expect(typeof body['user_id']).toBe('number')
    expect(typeof body['institution_msg']).toBe(result === OK ? 'undefined' : 'string')
    const invitations = await server.db
      .selectFrom('institution_invitation')
      .select('institution_id')
      .where('user_id', '=', Number(body['user_id']))
      .execute()
    expect(invitations).toEqual(result === OK ? [{ institution_id: clinic.nid }] : [])
  })

  test('[INST-7] again with the right code after a mistyped one: it is kept, and so it is said', async () => {
    const name = 'mistyped'
    const first = await register({ activation_code: 'AAAAA-AAAAA-AAAAA-AAAAA' }, name)
    const activation_code = await activationFor(`${name}@example.org`, 'back')
    const again = await register({ activation_code }, name)
    expect([first.body, again.body]).toMatchObject([
      { result_code: OK, institution_result: CODE_UNKNOWN },
      { result_code: OK, institution_result: OK },
    ])
    const kept = await server.db
      .selectFrom('institution_invitation')
      .select(['institution_id', 'study_id'])
      .where('user_id', '=', Number(first.body['user_id']))
      .execute()
    expect(kept).toEqual([{ institution_id: clinic.nid, study_id: 'back' }])
  })

  test('[INST-8, INST-9] who came by a code that others have used up since is asked for another', async () => {
    const registration_code = await registration(1)
    const { body } = await register({ institution: clinic.nid, registration_code }, 'slow')
    expect(body['institution_result']).toBe(OK)
    await server.call('core/verify-account', {
      account_token: tokenIn((await server.mailTo('slow@example.org'))[0] ?? ''),
    })
    const slow = await server.signIn(person('slow'))
    const needs = async () => (await mine(slow))['invitations']
    expect(await needs()).toMatchObject([{ needs_registration_code: false }])
    expect(await join(await server.signUp(), { registration_code })).toMatchObject({ result_code: OK })
    expect(await needs()).toMatchObject([{ needs_registration_code: true }])
    expect(await join(slow)).toMatchObject({ result_code: CODE_WRONG })
    expect(await join(slow, { registration_code: await registration() })).toMatchObject({ result_code: OK })
  })

  test('[INST-7] without one says nothing of any', async () => {
    expect((await register({})).body).not.toHaveProperty('institution_result')
    expect((await register({ activation_code: '', registration_code: '' })).body).not.toHaveProperty(
      'institution_result',
    )
  })
})

describe('joining', () => {
  test('[CONS-1] needs all that is asked for, and tells each that is missing before it uses up a code', async () => {
    const person = await server.signUp()
    const registration_code = await registration(1)
    const missing = async (consent: unknown) => {
      const answer = await call(
        'join-institution',
        { institution: clinic.nid, registration_code, ...(consent !== undefined && { consent }) },
        person,
      )
      const errors = (answer['errors'] ?? []) as { path: string; reason: string }[]
      return [answer.result_code, ...errors.map(({ path, reason }) => `${path} ${reason}`)]
    }
    const all = [
      'consent.full_name empty',
      'consent.birth_date empty',
      'consent.primary_id empty',
      'consent.data_storage not-given',
    ]
    expect(await missing(undefined)).toEqual([NO_CONSENT, ...all])
    expect(await missing({ data_storage: false, full_name: ' ' })).toEqual([NO_CONSENT, ...all])
    expect(await missing({ ...CONSENT, birth_date: '2999-01-01', primary_id: 'a-1' })).toEqual([
      NO_CONSENT,
      'consent.birth_date not-past',
      'consent.primary_id format',
    ])
    expect(await memberships(person)).toEqual([])
    expect(await join(person, { registration_code })).toMatchObject({ result_code: OK })
  })

  test('[CONS-3] keeps the text that was agreed to, in its language and with its time', async () => {
    const there = await openInstitution(server)
    await setTexts(server.db, there.nid, 'de', { consentText: 'Darf die Klinik speichern?' })
    const person = await server.signUp()
    const utm = { utm_source: 'leaflet' }
    const consent = { ...CONSENT, full_name: '  Anna\u0301 Berg ', primary_id: '12', language: 'de' }
    expect(await join(person, { consent, utm }, there.nid)).toMatchObject({ result_code: OK })
    await setTexts(server.db, there.nid, 'de', { consentText: 'Ganz anders.' })
    const [row] = await memberships(person)
    expect(row).toMatchObject({
      full_name: 'Anná Berg',
      birth_date: '1980-02-29',
      // Not asked for, and so not kept.
      primary_id: null,
      consent_text: 'Darf die Klinik speichern?',
      language: 'de',
      given_at: server.clock.now,
      ended_at: null,
      withdrawn_at: null,
      utm,
    })
  })

  test('[CONS-4] to words that have changed meanwhile is refused; to those that were shown it is not', async () => {
    const there = await openInstitution(server)
    const person = await server.signUp()
    const shown = async () =>
      ((await call('get-institution', { institution: there.slug }, person))['institution'] as never)[
        'consent_hash'
      ]
    const text_hash = await shown()
    await setTexts(server.db, there.nid, 'en', { consentText: 'Something more.' })
    const late = await join(person, { consent: { ...CONSENT, text_hash } }, there.nid)
    expect(late).toMatchObject({
      result_code: NO_CONSENT,
      errors: [{ path: 'consent.text_hash', reason: 'changed' }],
    })
    const consent = { ...CONSENT, text_hash: await shown() }
    expect(await join(person, { consent }, there.nid)).toMatchObject({ result_code: OK })
  })

  test('[INST-10] of two at once and of a repeat comes one membership; several institutions go beside each other', async () => {
    const person = await server.signUp()
    const registration_code = await registration(1)
    const both = await Promise.all([join(person, { registration_code }), join(person, { registration_code })])
    const again = await join(person)
    const ids = [...both, again].map((answer) => [answer.result_code, answer['membership']])
    expect(ids).toEqual([0, 1, 2].map(() => [OK, ids[0]?.[1]]))
    const other = await openInstitution(server)
    expect(await join(person, {}, other.nid)).toMatchObject({ result_code: OK })
    const rows = (await mine(person))['institutions'] as { institution: number }[]
    expect(rows.map(({ institution }) => institution).toSorted((a, b) => a - b)).toEqual([
      clinic.nid,
      other.nid,
    ])
  })

  test('[INST-23] who goes in and out all day is stopped, and may still leave', async () => {
    const open = await openInstitution(server, {})
    const person = await server.signUp()
    const consent = { institution: open.nid, consent: CONSENT }
    for (let joined = 0; joined < 20; joined += 1) {
      expect(await codeOf('join-institution', consent, person)).toBe(OK)
      if (joined < 19) await codeOf('leave-institution', { institution: open.nid }, person)
    }
    expect(await codeOf('join-institution', consent, person)).toBe(LIMITED)
    expect(await codeOf('leave-institution', { institution: open.nid }, person)).toBe(OK)
    server.clock.now += DAY / 24
    expect(await codeOf('join-institution', consent, person)).toBe(OK)
  })

  test('[CONS-8, INST-10] two devices that join and leave at once end as one of the two, and nothing is torn', async () => {
    const open = await openInstitution(server, {})
    const person = await server.signUp()
    const consent = { institution: open.nid, consent: CONSENT }
    await codeOf('join-institution', consent, person)
    for (let round = 0; round < 4; round += 1) {
      const codes = await Promise.all([
        codeOf('join-institution', consent, person),
        codeOf('leave-institution', { institution: open.nid }, person),
        codeOf('join-institution', consent, person),
        codeOf(round % 2 === 0 ? 'withdraw-consent' : 'leave-institution', { institution: open.nid }, person),
      ])
      expect(codes).toEqual([OK, OK, OK, OK])
      const rows = await memberships(person)
      expect(rows.filter(({ ended_at }) => ended_at === null).length).toBeLessThanOrEqual(1)
      // Of what was withdrawn nothing is left, and of what was not all of it is.
      for (const { withdrawn_at, ended_at, full_name } of rows)
        expect([full_name, withdrawn_at !== null && ended_at === null]).toEqual([
          withdrawn_at === null ? CONSENT.full_name : null,
          false,
        ])
      const own = (await mine(person))['institutions'] as { institution: number }[]
      expect(own.filter(({ institution }) => institution === open.nid).length).toBeLessThanOrEqual(1)
    }
  })

  test('[INST-9] by a registration code, for as many as it says and as long as it lives', async () => {
    const people = [await server.signUp(), await server.signUp(), await server.signUp()]
    const registration_code = await registration(2, 'back')
    const codes = await Promise.all(people.map((person) => join(person, { registration_code })))
    expect(codes.map(({ result_code: code }) => code).toSorted((a, b) => a - b)).toEqual([OK, OK, CODE_WRONG])
    const studies = await Promise.all(people.map(memberships))
    expect(studies.flat().map(({ study_id: study }) => study)).toEqual(['back', 'back'])
    const late = await registration()
    server.clock.now += DAY
    const latecomer = await server.signUp()
    expect(await join(latecomer, { registration_code: late })).toMatchObject({ result_code: CODE_WRONG })
  })

  test('[INST-9] the wrong code, another institution’s, another’s activation code and none at all answer 322', async () => {
    const other = await openInstitution(server, { needsCode: true })
    const person = await server.signUp()
    const tried = [
      undefined,
      'wrong',
      await registration(5, null, other.nid),
      await activationFor(person.email),
      '\u{1F600}'.repeat(50),
    ]
    for (const registration_code of tried)
      expect(await join(person, { registration_code })).toMatchObject({ result_code: CODE_WRONG })
    expect(await join(person, { registration_code: 'wrong' })).toMatchObject({ result_code: CODE_WRONG })
    const right = await registration()
    // However right it is: five wrong ones were enough for this hour.
    expect(await join(person, { registration_code: right })).toMatchObject({ result_code: LIMITED })
    server.clock.now += 3_600_000
    expect(await join(person, { registration_code: right })).toMatchObject({ result_code: OK })
  })

  test('[INST-2, D5] an institution that is not there, that is switched off, and a study that is not there', async () => {
    const off = await openInstitution(server)
    await switchInstitution(server.db, off.nid, false)
    const person = await server.signUp()
    for (const there of ['nowhere', 9_999, -1, "' or 1=1", 'self', 1e15])
      expect([there, (await join(person, {}, there)).result_code]).toEqual([there, NOT_FOUND])
    expect(await join(person, {}, off.slug)).toMatchObject({ result_code: NOT_ACTIVE })
    const registration_code = await registration()
    expect(await join(person, { registration_code, study_id: 'knees' })).toMatchObject({
      result_code: NOT_FOUND,
    })
    expect(await join(person, { registration_code, study_id: 'back' })).toMatchObject({ result_code: OK })
  })

  test('[D10] what no schema reads is 102, and nothing is kept of it', async () => {
    const person = await server.signUp()
    const consents = [
      { ...CONSENT, full_name: 'a\0b' },
      { ...CONSENT, full_name: 'x'.repeat(501) },
      { ...CONSENT, birth_date: '1980-02-30' },
      { ...CONSENT, data_storage: 'yes' },
      [],
      'yes',
    ]
    for (const consent of consents)
      expect(await join(person, { consent })).toMatchObject({ result_code: 102 })
    expect(await memberships(person)).toEqual([])
  })

  test('[INST-8] codes and invitations that nobody can use any more are swept, with their addresses', async () => {
    const person = await server.signUp()
    const activation_code = await activationFor(person.email)
    await call('join-institution-by-activation-code', { activation_code }, person)
    const [sweep] = institutionChores
    const left = async () => {
      await sweep?.run({ db: server.db } as never, server.clock.now)
      const codes = server.db.selectFrom('institution_code').select('email').where('email', '=', person.email)
      const invited = server.db
        .selectFrom('institution_invitation')
        .select('institution_id')
        .where('user_id', '=', person.userId)
      return [(await codes.execute()).length, (await invited.execute()).length]
    }
    expect(await left()).toEqual([1, 1])
    server.clock.now += 13 * DAY
    // Who came by the code in its time may still consent.
    expect(await left()).toEqual([1, 1])
    server.clock.now += 2 * DAY
    expect(await left()).toEqual([1, 0])
    server.clock.now += 14 * DAY
    expect(await left()).toEqual([0, 0])
  })
})
