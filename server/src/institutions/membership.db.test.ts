import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { findContent } from '../guide/guide.ts'
import { ADVANCED, openReportsApp, type ReportsApp } from '../reports/testReports.ts'
import { hugePng } from '../testing/hugePng.ts'
import { ourGuide, type TestPerson } from '../testing/testApp.ts'
import {
  addStudy,
  changeInstitution,
  createInstitution,
  setTexts,
  switchInstitution,
  type NewInstitution,
} from './operatorStore.ts'
import { noteReadings } from './readingStore.ts'
import { setPicture } from './pictureStore.ts'
import type { Institution } from './store.ts'
import { CONSENT, openInstitution } from './testInstitution.ts'

const OK = 0
const NOT_FOUND = 105
const GUIDE_DENIED = 301
const REPORT_DENIED = 302
const NOT_ACTIVE = 320

let server: ReportsApp
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'reprieve-membership-'))
  server = await openReportsApp({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

const call = async (name: string, body: unknown, person?: TestPerson) =>
  (await server.call(name, body, person === undefined ? {} : { person })).body
const ask = (name: string, body: object, person?: TestPerson) => call(`institutions/${name}`, body, person)
const codeOf = async (name: string, body: object, person?: TestPerson) =>
  (await ask(name, body, person)).result_code
const joinThere = (person: TestPerson, { nid }: Institution, more: object = {}) =>
  ask('join-institution', { institution: nid, consent: CONSENT, ...more }, person)

async function member(institution: Institution, more: object = {}): Promise<TestPerson> {
  const person = await server.signUp()
  expect(await joinThere(person, institution, more)).toMatchObject({ result_code: OK })
  return person
}

const userRecord = async (person: TestPerson) =>
  (await call('sync/get-record', { type: 'user_record' }, person))['content'] as Record<string, unknown>

const events = async ({ userId }: TestPerson) =>
  (
    await server.db
      .selectFrom('access_log')
      .select('event')
      .where('user_id', '=', userId)
      .orderBy('line')
      .execute()
  )
    .map(({ event }) => event)
    .filter((event) => /institution|consent/.test(event))

const liveOf = ({ userId }: TestPerson, { nid }: Institution) =>
  server.db
    .selectFrom('membership')
    .select('membership_id')
    .where('user_id', '=', userId)
    .where('institution_id', '=', nid)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()

/** An answer as it lies in the table, given to the institution under the membership that is live. */
async function answered(person: TestPerson, there: Institution, value: number | null): Promise<void> {
  const { membership_id } = await liveOf(person, there)
  const { nid } = there
  const at = new Date(server.clock.now)
  await server.db
    .insertInto('questionnaire_response')
    .values({
      user_id: person.userId,
      response_id: randomUUID(),
      questionnaire_nid: 1_000,
      institution_id: nid,
      membership_id,
      questionnaire_id: 'peg',
      edition: '1',
      response: '{}',
      score: value === null ? null : JSON.stringify({ value }),
      timing: at,
      time_offset: 0,
      duration_ms: null,
      received_at: at,
    })
    .execute()
}

describe('what everybody may know', () => {
  test('[INST-2, INST-1] an institution is found by number, short name and name, and tells what it asks for', async () => {
    const there = await openInstitution(server, { name: 'Klinik am Fluß', primaryIdFormat: '9999' })
    await addStudy(server.db, there.nid, { studyId: 'back', name: 'Backs' }, server.clock.now)
    await setTexts(server.db, there.nid, 'de', { consentText: 'Einverstanden?' })
    const person = await server.signUp()
    for (const institution of [there.nid, String(there.nid), there.slug.toUpperCase()]) {
      const answer = await server.call(
        'institutions/get-institution',
        { institution },
        { person, headers: { 'accept-language': 'de' } },
      )
      expect(answer.body['institution']).toEqual({
        institution: there.nid,
        slug: there.slug,
        name: there.name,
        is_active: true,
        needs_registration_code: false,
        primary_id_format: '9999',
        sponsors: 'none',
        studies: [{ study_id: 'back', name: 'Backs' }],
        consent_text: 'Einverstanden?',
        consent_language: 'de',
        consent_hash: expect.stringMatching(/^[\da-f]{32}$/),
      })
    }
    for (const name of [there.slug, ' klinik AM fluss '])
      expect(await ask('get-institution-id', { name }, person)).toMatchObject({ nid: there.nid })
    await switchInstitution(server.db, there.nid, false)
    for (const [name, body] of [
      ['get-institution', { institution: there.slug }],
      ['get-institution-id', { name: there.slug }],
    ] as const)
      expect(await codeOf(name, body, person)).toBe(NOT_ACTIVE)
    for (const name of ['nowhere', 'self', 'Klinik', "x' or '1'='1", '%'])
      expect([name, await codeOf('get-institution-id', { name }, person)]).toEqual([name, NOT_FOUND])
  })

  test('[INST-13, INST-2] its own words come with the texts, in English where there are no others', async () => {
    const there = await openInstitution(server)
    await setTexts(server.db, there.nid, 'en', { consentText: 'Agree?', landingTitle: 'Welcome' })
    await setTexts(server.db, there.nid, 'ru', { landingTitle: 'Здравствуйте' })
    const png = hugePng(64)
    await setPicture(server.db, { nid: there.nid, kind: 'logo', bytes: png }, server.clock.now)
    const told = (more: object) =>
      call('core/get-translation', { app: 'webapp', lang: 'ru', institution: there.slug, ...more })
    const own = await told({ institution_fields_only: '1' })
    expect(own['translations']).toEqual({
      institution: { consentText: 'Agree?', landingTitle: 'Здравствуйте' },
    })
    expect(own['institution']).toEqual({
      nid: there.nid,
      slug: there.slug,
      name: there.name,
      needs_registration_code: false,
      primary_id_format: null,
      sponsors: 'none',
      consent_language: 'en',
      consent_hash: expect.any(String),
      logo: { type: 'image/png', data: png.toString('base64') },
      landing_background: null,
    })
    const whole = await told({})
    expect(Object.keys(whole['translations'] as object)).toEqual(
      expect.arrayContaining(['account', 'institution']),
    )
    // No text of ours is another for it.
    const ours = await call('core/get-translation', { app: 'webapp', lang: 'ru' })
    const { institution: _, ...rest } = whole['translations'] as Record<string, unknown>
    expect(rest).toEqual(ours['translations'])
    expect((await told({ version: whole['version'] as string }))['translations']).toEqual({})
    await setTexts(server.db, there.nid, 'ru', { landingTitle: 'Привет' })
    expect(await told({ version: whole['version'] as string })).toMatchObject({
      translations: { institution: { landingTitle: 'Привет' } },
    })
    await switchInstitution(server.db, there.nid, false)
    expect((await told({})).result_code).toBe(NOT_ACTIVE)
    expect(await call('core/get-translation', { app: 'webapp', institution: 'nowhere' })).toMatchObject({
      result_code: NOT_FOUND,
    })
    expect(await call('core/get-translation', { app: 'webapp', institution: '' })).not.toHaveProperty(
      'institution',
    )
  })
})

describe('a member', () => {
  test('[INST-12, D5] has the config; to all others it is as unknown as one that is not there', async () => {
    const contact = { email: 'help@example.org' }
    const config = { pain_service: true, recommended: ['opioids'], contact }
    const there = await openInstitution(server, { config })
    const other = await openInstitution(server)
    await setTexts(server.db, there.nid, 'en', { consentText: 'Agree?', painServiceTitle: 'Our service' })
    const [anna, ben] = [await member(there), await member(other)]
    expect((await ask('get-institution-config', { nid: there.nid }, anna))['config']).toEqual({
      nid: there.nid,
      name: there.name,
      ...config,
      texts: { consentText: 'Agree?', painServiceTitle: 'Our service' },
    })
    const [strangers, unknown] = [
      await ask('get-institution-config', { nid: there.nid }, ben),
      await ask('get-institution-config', { nid: 987_654 }, ben),
    ]
    expect({ ...strangers, server_time: 0 }).toEqual({ ...unknown, server_time: 0 })
    expect(strangers.result_code).toBe(NOT_FOUND)
    await switchInstitution(server.db, there.nid, false)
    expect(await codeOf('get-institution-config', { nid: there.nid }, anna)).toBe(NOT_ACTIVE)
    expect(await codeOf('get-institution-config', { nid: there.nid }, ben)).toBe(NOT_FOUND)
  })

  test('[INST-11] has what the best institution sponsors, and what was bought is told as it was', async () => {
    const [plain, pro, whole] = [
      await openInstitution(server),
      await openInstitution(server, { sponsors: 'pro' }),
      await openInstitution(server, { sponsors: 'subscriber' }),
    ]
    const person = await server.signUp()
    const bought = { is_subscriber: false, subscription_market: null, credits_count: 0 }
    const none = { is_pro: false, is_subscription: false, pain_guide_available: false }
    const lite = { ...bought, ...none, is_institution_member: false, sponsored: null, sponsored_by: null }
    expect(await userRecord(person)).toMatchObject(lite)
    await joinThere(person, plain)
    const joined = { ...lite, is_institution_member: true }
    expect(await userRecord(person)).toMatchObject(joined)
    expect((await call('guide/list-recommended-content', {}, person)).result_code).toBe(GUIDE_DENIED)
    await joinThere(person, pro)
    const asPro = { ...joined, is_pro: true, sponsored: 'pro', sponsored_by: pro.name }
    expect(await userRecord(person)).toMatchObject(asPro)
    await joinThere(person, whole)
    expect(await userRecord(person)).toMatchObject({
      ...joined,
      is_subscription: true,
      pain_guide_available: true,
      sponsored: 'subscriber',
      sponsored_by: whole.name,
    })
    expect((await call('guide/list-recommended-content', {}, person)).result_code).toBe(OK)
    await switchInstitution(server.db, whole.nid, false)
    expect(await userRecord(person)).toMatchObject(asPro)
    await ask('leave-institution', { institution: pro.nid }, person)
    expect(await userRecord(person)).toMatchObject(joined)
    await ask('withdraw-consent', { institution: plain.nid }, person)
    expect(await userRecord(person)).toMatchObject(lite)
  })

  test('[INST-11, D45] makes reports that only subscribers make for nothing, while an institution sponsors it', async () => {
    const there = await openInstitution(server, { sponsors: 'subscriber' })
    const person = await member(there)
    await server.record(person)
    const advanced = { options: ADVANCED, use_credit: 0 }
    expect((await server.generate(person, advanced)).body.result_code).toBe(OK)
    await ask('leave-institution', { institution: there.nid }, person)
    expect((await server.generate(person, advanced)).body.result_code).toBe(303)
  })

  test('[INST-16, GUIDE-7] is recommended first what their institutions recommend, in their order', async () => {
    const ids = ['opioids', 'gone-article', 'what-pain-is']
    expect(ids.map((id) => findContent(ourGuide(), id) !== null)).toEqual([true, false, true])
    const config = { pain_service: false, recommended: ids, contact: {} }
    const there = await openInstitution(server, { sponsors: 'subscriber', config })
    const person = await member(there)
    const { contents } = await call('guide/list-recommended-content', {}, person)
    const first = (contents as { content_id: string; featured: boolean }[]).slice(0, 2)
    expect(first).toMatchObject([
      { content_id: 'opioids', featured: false },
      { content_id: 'what-pain-is', featured: false },
    ])
  })

  test('[INST-18, D5] downloads their own report there, and nobody else downloads any', async () => {
    const [there, other] = [await openInstitution(server), await openInstitution(server)]
    const [anna, ben] = [await member(there), await member(there)]
    await server.record(anna)
    const made = await server.generate(anna)
    await server.settled()
    const report_uuid = made.body['report_uuid']
    const get = (person: TestPerson, institution: unknown, uuid: unknown = report_uuid) =>
      server.call('institutions/download-report', { institution, report_uuid: uuid }, { person })
    const file = await get(anna, there.slug)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    const refused = [
      await get(ben, there.nid),
      await get(ben, there.nid, randomUUID()),
      await get(anna, other.nid),
      await get(anna, 'nowhere'),
    ]
    const shown = refused.map(({ status, body }) => [status, { ...body, server_time: 0 }])
    expect(shown).toEqual(shown.map(() => shown[0]))
    expect(refused[0]?.body.result_code).toBe(REPORT_DENIED)
    await switchInstitution(server.db, there.nid, false)
    expect((await get(anna, there.nid)).body.result_code).toBe(NOT_ACTIVE)
  })
})

describe('what an institution sees', () => {
  test('[CONS-9, D8] is told to its person: details, consent and answers, and nothing of the diary', async () => {
    const there = await openInstitution(server, { primaryIdFormat: '99' })
    await addStudy(server.db, there.nid, { studyId: 'back', name: 'Backs' }, server.clock.now)
    const consent = { ...CONSENT, primary_id: '07' }
    const person = await member(there, { consent, study_id: 'back' })
    const joinedAt = server.clock.now
    await server.record(person)
    const data = async (name: string) =>
      (await ask(name, { institution: there.slug, study_id: 'back' }, person))['data']
    expect(await data('get-insights-data')).toEqual({
      answers: 0,
      first: null,
      last: null,
      by_questionnaire: [],
    })
    await answered(person, there, 6)
    server.clock.now += 1_000
    await answered(person, there, null)
    expect(await data('get-records-data')).toEqual({
      records: [
        { questionnaire_id: 'peg', title: 'peg', completed_at: joinedAt + 1_000, score: null },
        { questionnaire_id: 'peg', title: 'peg', completed_at: joinedAt, score: 6 },
      ],
    })
    expect(await data('get-insights-data')).toEqual({
      answers: 2,
      first: joinedAt,
      last: joinedAt + 1_000,
      by_questionnaire: [
        { questionnaire_id: 'peg', title: 'peg', count: 2, scores: [{ at: joinedAt, value: 6 }] },
      ],
    })
    const row = await liveOf(person, there)
    const read = { userId: person.userId, membershipId: row.membership_id }
    for (const at of [joinedAt + 2_000, joinedAt + 3_000, joinedAt + 2_000])
      await inTransaction(server.db, (trx) => noteReadings(trx, [read], at))
    expect(await data('get-study-data')).toEqual({
      readings: [joinedAt + 3_000, joinedAt + 2_000],
      study: { study_id: 'back', name: 'Backs' },
      details: { full_name: 'Anna Berg', birth_date: '1980-02-29', primary_id: '07' },
      consent: {
        text: `May ${there.name} keep what you answer?`,
        language: 'en',
        given: joinedAt,
        ended: null,
      },
    })
  })

  test('[CONS-9, D5] of nobody else, and of no other study or institution', async () => {
    const [there, other] = [await openInstitution(server), await openInstitution(server)]
    const [anna, ben] = [await member(there), await member(other)]
    await answered(anna, there, 3)
    const calls = ['get-records-data', 'get-insights-data', 'get-study-data']
    for (const name of calls) {
      const refused = [
        await ask(name, { institution: there.nid }, ben),
        await ask(name, { institution: 'nowhere' }, ben),
        await ask(name, { institution: there.nid, study_id: 'back' }, anna),
      ].map((body) => ({ ...body, server_time: 0 }))
      expect(refused).toEqual(refused.map(() => refused[0]))
      expect(refused[0]?.result_code).toBe(NOT_FOUND)
    }
    expect((await ask('get-records-data', { institution: other.nid }, ben))['data']).toEqual({ records: [] })
  })
})

describe('leaving and withdrawing', () => {
  test('[CONS-5, CONS-10] who left has no config and no benefits; what was given is still seen there', async () => {
    const there = await openInstitution(server)
    const person = await member(there)
    await answered(person, there, 5)
    expect(await codeOf('leave-institution', { institution: there.slug }, person)).toBe(OK)
    expect(await codeOf('leave-institution', { institution: there.slug }, person)).toBe(OK)
    expect(await codeOf('get-institution-config', { nid: there.nid }, person)).toBe(NOT_FOUND)
    const seen = await ask('get-records-data', { institution: there.nid }, person)
    expect(seen['data']).toMatchObject({ records: [{ score: 5 }] })
    expect((await ask('get-user-institutions', {}, person))['institutions']).toMatchObject([
      { institution: there.nid, ended: server.clock.now },
    ])
    expect(await events(person)).toEqual(['institution-joined', 'institution-left'])
    const { membership_id: id } = await server.db
      .selectFrom('membership')
      .select('membership_id')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow()
    const listed = readFileSync(join(dataDir, 'left-memberships'), 'utf8').trim().split('\n')
    const line = `${id} ${new Date(server.clock.now).toISOString()}`
    expect(listed.filter((one) => one === line)).toHaveLength(1)
  })

  test('[CONS-6, CONS-3, CONS-10] who withdrew is out of its sight, and that there was a consent stays written', async () => {
    const there = await openInstitution(server)
    const person = await member(there)
    await answered(person, there, 5)
    const before = server.clock.now
    server.clock.now += 5_000
    expect(await codeOf('withdraw-consent', { institution: there.nid }, person)).toBe(OK)
    expect(await codeOf('withdraw-consent', { institution: there.nid }, person)).toBe(OK)
    for (const name of ['get-records-data', 'get-insights-data', 'get-study-data'])
      expect(await codeOf(name, { institution: there.nid }, person)).toBe(NOT_FOUND)
    expect((await ask('get-user-institutions', {}, person))['institutions']).toEqual([])
    const rows = await server.db
      .selectFrom('membership')
      .selectAll()
      .where('user_id', '=', person.userId)
      .execute()
    expect(rows).toMatchObject([
      {
        full_name: null,
        birth_date: null,
        primary_id: null,
        consent_text: `May ${there.name} keep what you answer?`,
        given_at: before,
        ended_at: server.clock.now,
        withdrawn_at: server.clock.now,
      },
    ])
    const listed = readFileSync(join(dataDir, 'withdrawn-consents'), 'utf8').trim().split('\n')
    const line = `${rows[0]?.membership_id} ${new Date(server.clock.now).toISOString()}`
    expect(listed.filter((one) => one === line)).toHaveLength(1)
    // The answer stays the person's own.
    const own = server.db.selectFrom('questionnaire_response').select('edition')
    expect(await own.where('user_id', '=', person.userId).execute()).toHaveLength(1)
    expect(await events(person)).toEqual(['institution-joined', 'consent-withdrawn'])
  })

  test('[CONS-6, INST-10] who comes back consents anew, and what was withdrawn stays so; also after leaving', async () => {
    const there = await openInstitution(server)
    const person = await member(there)
    await answered(person, there, 1)
    await ask('withdraw-consent', { institution: there.nid }, person)
    server.clock.now += 1_000
    await joinThere(person, there)
    await answered(person, there, 2)
    const scores = async () => {
      const { data } = await ask('get-records-data', { institution: there.nid }, person)
      return (data as { records: { score: number }[] } | undefined)?.records.map(({ score }) => score)
    }
    expect(await scores()).toEqual([2])
    await ask('leave-institution', { institution: there.nid }, person)
    expect(await scores()).toEqual([2])
    await ask('withdraw-consent', { institution: there.nid }, person)
    expect(await scores()).toBeUndefined()
  })

  test('[CONS-8, D5] of where one never was answers as of what is not there, and two at once leave once', async () => {
    const there = await openInstitution(server)
    const [person, stranger] = [await member(there), await server.signUp()]
    for (const name of ['leave-institution', 'withdraw-consent']) {
      const [never, unknown] = [
        await ask(name, { institution: there.nid }, stranger),
        await ask(name, { institution: 'nowhere' }, stranger),
      ]
      expect({ ...never, server_time: 0 }).toEqual({ ...unknown, server_time: 0 })
      expect(never.result_code).toBe(NOT_FOUND)
    }
    await switchInstitution(server.db, there.nid, false)
    const both = await Promise.all(
      [0, 1].map(() => codeOf('leave-institution', { institution: there.nid }, person)),
    )
    expect(both).toEqual([OK, OK])
    expect(await events(person)).toEqual(['institution-joined', 'institution-left'])
  })
})

describe('the operator’s side', () => {
  const wanted = (changes: Partial<NewInstitution> = {}): NewInstitution => ({
    slug: `made-${randomUUID().slice(0, 8)}`,
    name: 'Made',
    needsCode: true,
    primaryIdFormat: null,
    sponsors: 'none',
    config: { pain_service: false, recommended: [], contact: {} },
    ...changes,
  })
  const create = (changes?: Partial<NewInstitution>) =>
    createInstitution(server.db, wanted(changes), server.clock.now)

  test('[INST-19] numbers are given once, also by two at once; what is wrong is told and nothing kept', async () => {
    const made = await Promise.all([create(), create(), create()])
    const numbers = made.map((result) => (result.ok ? result.value : 0))
    expect(new Set(numbers).size).toBe(3)
    expect(numbers.every((nid) => nid > 0)).toBe(true)
    const { slug } = await openInstitution(server)
    for (const [changes, reason] of [
      [{ slug: 'self' }, 'slug'],
      [{ slug: 'Not So' }, 'slug'],
      [{ slug }, 'slug-taken'],
      [{ name: ' ' }, 'name'],
      [{ primaryIdFormat: 'abc' }, 'format'],
    ] as const)
      expect(await create(changes)).toEqual({ ok: false, reason })
  })

  test('[INST-19, INST-13] it is switched on only with a text to consent to; its other facts may change', async () => {
    const made = await create()
    const nid = made.ok ? made.value : 0
    expect(await switchInstitution(server.db, nid, true)).toEqual({ ok: false, reason: 'no-consent-text' })
    await setTexts(server.db, nid, 'de', { consentText: 'Einverstanden?' })
    expect(await switchInstitution(server.db, nid, true)).toEqual({ ok: false, reason: 'no-consent-text' })
    const tooLong = await setTexts(server.db, nid, 'en', { landingText: 'x'.repeat(4_001) })
    expect(tooLong).toEqual({ ok: false, reason: { key: 'landingText' } })
    await setTexts(server.db, nid, 'en', { consentText: 'Agree?' })
    expect(await switchInstitution(server.db, nid, true)).toMatchObject({ ok: true })
    expect(await changeInstitution(server.db, nid, wanted({ name: 'Renamed' }))).toMatchObject({ ok: true })
    expect(await changeInstitution(server.db, nid, wanted({ name: '' }))).toMatchObject({ reason: 'name' })
    const person = await server.signUp()
    expect((await ask('get-institution', { institution: nid }, person))['institution']).toMatchObject({
      name: 'Renamed',
    })
  })

  test('[INST-20] a picture is known by its bytes, and has an end', async () => {
    const { nid } = await openInstitution(server)
    const put = async (kind: 'logo' | 'background', bytes: Buffer) => {
      const put = await setPicture(server.db, { nid, kind, bytes }, server.clock.now)
      return put.ok ? 'ok' : put.reason
    }
    const long = (length: number) => Buffer.concat([hugePng(64)], length)
    expect([await put('logo', long(100_000)), await put('logo', long(100_001))]).toEqual(['ok', 'too-large'])
    expect([await put('background', long(400_000)), await put('background', long(400_001))]).toEqual([
      'ok',
      'too-large',
    ])
    expect([await put('logo', hugePng(1_500)), await put('logo', hugePng(1_501))]).toEqual(['ok', 'too-wide'])
    expect([await put('background', hugePng(3_840)), await put('background', hugePng(3_841))]).toEqual([
      'ok',
      'too-wide',
    ])
    const kept = await server.db
      .selectFrom('institution_media')
      .select(['kind', 'bytes'])
      .where('institution_id', '=', nid)
      .where('kind', '=', 'logo')
      .executeTakeFirstOrThrow()
    expect(kept.bytes, 'what was refused took the place of nothing').toEqual(hugePng(1_500))
    for (const text of ['<svg onload="alert(1)"/>', '', 'GIF89a'])
      expect(await put('logo', Buffer.from(text))).toBe('no-picture')
  })
})
