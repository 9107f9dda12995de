import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CALLS, type CallName } from '@reprieve/contract/calls.ts'
import type { Institution } from '../institutions/store.ts'
import { addStudy } from '../institutions/operatorStore.ts'
import { CONSENT, openInstitution } from '../institutions/testInstitution.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { consentedAnswers, type ConsentedAnswer } from './consentedAnswerStore.ts'
import { FORM, joinTestMember, testResponse, uploadTestForm } from './testForm.ts'
import { endQuestionnaire } from './uploadStore.ts'

const DAY = 86_400_000
const NOT_FOUND = 105
const MALFORMED = 102
const REFUSED = 324

let server: TestApp
let dataDir: string
let clinic: Institution
/** A member whose answers are all refused. */
let mia: TestPerson
const lines: string[] = []

beforeAll(async () => {
  // Withdrawals are listed beside the database.
  dataDir = mkdtempSync(join(tmpdir(), 'reprieve-questionnaires-'))
  server = await openTestApp(
    { LOG_LEVEL: 'debug', DATA_DIR: dataDir },
    { logTo: { write: (line) => void lines.push(line) } },
  )
  clinic = await openInstitution(server)
  await uploadTestForm(server, clinic)
  mia = (await joinTestMember(server, clinic)).person
})
// From one address only so many sign up within an hour.
beforeEach(() => {
  server.clock.now += 20 * 60_000
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

type Fields = Record<string, unknown>
interface Row extends Fields {
  questionnaire_id: string
  status: string
}
interface List extends Fields {
  institutions: { institution_id: number; questionnaires: Row[]; to_be_completed: number }[]
  own: Row[]
  answered: Row[]
}

const ask = async (
  person: TestPerson,
  name: CallName,
  body: object = {},
): Promise<Fields & { result_code: number }> => (await server.call(name, body, { person })).body
const list = async (person: TestPerson): Promise<List> => {
  const body = await ask(person, 'questionnaires/get-questionnaires')
  return CALLS['questionnaires/get-questionnaires'].answer.parse(body) as List
}
const rowOf = async (person: TestPerson) => (await list(person)).institutions[0]?.questionnaires[0]
const one = (person: TestPerson, body: object = {}) =>
  ask(person, 'questionnaires/get-questionnaire', {
    institution_id: clinic.nid,
    questionnaire_id: 'form',
    ...body,
  })
const submit = (person: TestPerson, body: object = {}) =>
  ask(person, 'questionnaires/submit-questionnaire', {
    institution_id: clinic.nid,
    questionnaire_id: 'form',
    response: testResponse({ pain: 3, mood: 'often' }),
    timing: server.clock.now,
    offset: 0,
    ...body,
  })
const responsesIn = (body: Fields) =>
  body['responses'] as (Fields & { response_id: string; score: Fields | null })[]

const answerPeg = (person: TestPerson, values: number[], body: object = {}) =>
  submit(person, {
    institution_id: 'self',
    questionnaire_id: 'peg',
    response: {
      resourceType: 'QuestionnaireResponse',
      status: 'completed',
      item: values.map((valueInteger, at) => ({ linkId: `peg-${at + 1}`, answer: [{ valueInteger }] })),
    },
    ...body,
  })

describe('[QST-20] the list', () => {
  test('of who is in no institution holds what everybody may take, in their language', async () => {
    const person = await server.signUp()
    const { body } = await server.call(
      'questionnaires/get-questionnaires',
      {},
      { person, headers: { 'accept-language': 'de' } },
    )
    expect(body).toMatchObject({
      institutions: [],
      answered: [],
      own: [
        { questionnaire_id: 'peg', institution_id: 'self', status: 'to be completed', due_date: null },
        { questionnaire_id: 'weekly-check-in', title: 'Wochenrückblick' },
        { questionnaire_id: 'overall-change' },
      ],
    })
    expect((body['own'] as Fields[])[0]?.['title']).toBe('PEG: pain, enjoyment, general activity')
  })

  test('[D49] tells a member what waits, until when, and what was completed by whom, as days go by', async () => {
    const member = await joinTestMember(server, clinic)
    let { person } = member
    const joined = server.clock.now
    const day = (after: number) => new Date(joined + after * DAY).toISOString().slice(0, 10)
    const seen = async () => {
      const { institutions } = await list(person)
      const { to_be_completed, questionnaires } = institutions[0]!
      const { status, due_date, last_completed, completed_by } = questionnaires[0]!
      return [to_be_completed, status, due_date, last_completed, completed_by]
    }
    try {
      expect(await seen()).toEqual([1, 'to be completed', day(2), null, null])
      server.clock.now += DAY
      person = await server.signIn(person)
      await submit(person, { timing: server.clock.now })
      const completed = server.clock.now
      expect(await seen()).toEqual([0, 'recently completed', day(2), completed, person.username])
      server.clock.now = joined + 7 * DAY
      person = await server.signIn(person)
      expect(await seen()).toEqual([1, 'to be updated', day(9), completed, person.username])
      const content = { '1000.pain': { a: 4, t: server.clock.now }, 'run.1000': { r: 'x', ms: 5 } }
      await ask(person, 'sync/update-record', {
        record_type: 'user_settings_record',
        pref_type: 'questionnaire_drafts',
        content,
      })
      expect(await seen()).toEqual([1, 'partially completed', day(9), completed, person.username])
    } finally {
      server.clock.now = joined
    }
  })

  test('asks what is for one study of its members alone', async () => {
    const other = await openInstitution(server)
    await addStudy(server.db, other.nid, { studyId: 'knee', name: 'Knees' }, server.clock.now)
    await uploadTestForm(server, other, { questionnaireId: 'of-study', studyId: 'knee' })
    await uploadTestForm(server, other, { questionnaireId: 'of-all' })
    const asked = async (more: object) => {
      const { person } = await joinTestMember(server, other, more)
      const { institutions } = await list(person)
      return institutions[0]!.questionnaires.map(({ questionnaire_id: id }) => id)
    }
    expect(await asked({})).toEqual(['of-all'])
    expect(await asked({ study_id: 'knee' })).toEqual(['of-study', 'of-all'])
  })

  test('a clock that ran ahead completes nothing for the weeks to come', async () => {
    const { person } = await joinTestMember(server, clinic)
    await submit(person, { timing: server.clock.now + 300 * DAY })
    const row = await rowOf(person)
    expect([row?.['last_completed'], row?.status]).toEqual([server.clock.now, 'recently completed'])
  })
})

describe('[QST-22] what is sent', () => {
  test('is kept as it was read, with its score, and told again', async () => {
    const { person } = await joinTestMember(server, clinic)
    const response = {
      ...testResponse({ pain: 6, mood: 'often', more: ' walking ' }),
      id: 'mine',
      authored: '1999-01-01',
    }
    const answer = await submit(person, { response, response_id: 'r-1', offset: 3_600_000, duration: 61_000 })
    const score = { value: 3, range: { min: 0, max: 3 }, band: null, subscales: {} }
    expect(answer).toMatchObject({
      result_code: 0,
      response_id: 'r-1',
      score,
      shared: true,
      completed_at: server.clock.now,
    })
    const told = await one(person)
    expect(CALLS['questionnaires/get-questionnaire'].answer.parse(told)).toBeTruthy()
    expect(told).toMatchObject({ questionnaire: FORM, can_answer: true, next_cursor: null, safety: [] })
    expect(responsesIn(told)).toEqual([
      {
        response_id: 'r-1',
        timing: server.clock.now,
        offset: 3_600_000,
        duration: 61_000,
        edition: told['edition'],
        score,
        shared: true,
        response: {
          resourceType: 'QuestionnaireResponse',
          language: 'en',
          questionnaire: 'https://example.org/fhir/Questionnaire/form|1',
          status: 'completed',
          authored: new Date(server.clock.now).toISOString(),
          item: [
            { linkId: 'pain', text: 'How much?', answer: [{ valueInteger: 6 }] },
            {
              linkId: 'mood',
              text: 'How often?',
              answer: [
                { valueCoding: { system: 'https://example.org/codes', code: 'often', display: 'often' } },
              ],
            },
            { linkId: 'more', text: 'What helped?', answer: [{ valueString: 'walking' }] },
          ],
        },
      },
    ])
    expect(told['response']).toEqual(responsesIn(told)[0]?.['response'])
  })

  test('has no score where an answer is missing', async () => {
    const { person } = await joinTestMember(server, clinic)
    expect(await submit(person, { response: testResponse({ pain: 3 }) })).toMatchObject({
      result_code: 0,
      score: null,
    })
  })

  test.each([
    ['nothing', {}, [{ path: '', reason: 'resourceType' }]],
    ['a missing answer', testResponse({ mood: 'often' }), [{ path: 'pain', reason: 'missing' }]],
    ['what was not asked', testResponse({ pain: 5, more: 'x' }), [{ path: 'more', reason: 'not-asked' }]],
    [
      'too long a text',
      testResponse({ pain: 9, more: 'x'.repeat(51) }),
      [{ path: 'more', reason: 'too-long' }],
    ],
    [
      'a name that is a trap',
      { ...testResponse({}), item: [{ linkId: { toString: 1 } }] },
      [{ path: 'object', reason: 'unknown-item' }],
    ],
    ['an unknown option', testResponse({ pain: 1, mood: 'always' }), [{ path: 'mood', reason: 'answer' }]],
  ])('is refused by the linkId, and nothing of it is kept: %s', async (_name, response, errors) => {
    const answer = await submit(mia, { response })
    expect(answer.result_code).toBe(REFUSED)
    expect((answer['errors'] as unknown[]).slice(0, 1)).toEqual(errors)
    expect(responsesIn(await one(mia))).toEqual([])
  })

  test.each([
    ['timing', { timing: 8e15 }, REFUSED],
    ['timing', { timing: 'now' }, MALFORMED],
    ['sent_at', { sent_at: 8e15 }, REFUSED],
    ['sent_at', { sent_at: {} }, MALFORMED],
    ['edition', { edition: 'of-tomorrow' }, REFUSED],
    ['duration', { duration: -1 }, MALFORMED],
    ['offset', { offset: 1e12 }, MALFORMED],
    ['response_id', { response_id: 'x'.repeat(101) }, MALFORMED],
    ['response_id', { response_id: 'a\0b' }, MALFORMED],
    ['response', { response: { item: '\uD800' } }, MALFORMED],
    ['response', { response: [] }, MALFORMED],
    ['questionnaire_id', { questionnaire_id: {} }, MALFORMED],
    ['questionnaire_id', { questionnaire_id: "form' or 1=1" }, NOT_FOUND],
    ['questionnaire_id', { questionnaire_id: 1e15 }, NOT_FOUND],
    ['institution_id', { institution_id: -1 }, NOT_FOUND],
  ])('that is hostile in %s is refused: %j', async (_name, body, code) => {
    expect((await submit(mia, body)).result_code).toBe(code)
  })

  test('is checked against the edition it was answered in, also when another is asked meanwhile', async () => {
    const other = await openInstitution(server)
    const { edition } = await uploadTestForm(server, other)
    const { person } = await joinTestMember(server, other)
    const shorter = { ...FORM, version: '2', item: FORM.item.slice(1, 2) }
    const newer = await uploadTestForm(server, other, { definition: shorter })
    expect(newer.edition).not.toBe(edition)
    const old = { institution_id: other.nid, edition }
    expect(await submit(person, old)).toMatchObject({ result_code: 0 })
    expect(await submit(person, { institution_id: other.nid })).toMatchObject({ result_code: REFUSED })
    expect(await one(person, old)).toMatchObject({ questionnaire: FORM, edition })
    expect(await one(person, { institution_id: other.nid })).toMatchObject({ questionnaire: shorter })
  })
})

describe('[QST-23] one response_id', () => {
  test('is one response, however often it comes and at once', async () => {
    const { person } = await joinTestMember(server, clinic)
    const timing = server.clock.now
    const all = await Promise.all(
      Array.from({ length: 8 }, () => submit(person, { response_id: 'r', timing })),
    )
    expect(
      new Set(
        all.map((answer) => JSON.stringify([answer.result_code, answer['response_id'], answer['score']])),
      ).size,
    ).toBe(1)
    expect(responsesIn(await one(person))).toHaveLength(1)
  })

  test('of two that differ the later stays, in whichever order they come', async () => {
    const { person } = await joinTestMember(server, clinic)
    const later = {
      response_id: 'r',
      timing: server.clock.now + 1_000,
      response: testResponse({ pain: 1, mood: 'never' }),
    }
    await submit(person, later)
    expect(await submit(person, { response_id: 'r' })).toMatchObject({ result_code: 0, score: { value: 0 } })
    expect(responsesIn(await one(person)).map(({ score }) => score?.['value'])).toEqual([0])
  })

  test('of another questionnaire is taken', async () => {
    const { person } = await joinTestMember(server, clinic)
    await answerPeg(person, [1, 2, 3], { response_id: 'r' })
    expect(await submit(person, { response_id: 'r' })).toMatchObject({
      result_code: REFUSED,
      errors: [{ path: 'response_id', reason: 'taken' }],
    })
  })

  test('that is missing is made of the moment; of others it is theirs', async () => {
    const [ann, ben] = await Promise.all([joinTestMember(server, clinic), joinTestMember(server, clinic)])
    const timing = server.clock.now
    const [first, second] = [await submit(ann.person, { timing }), await submit(ann.person, { timing })]
    expect(first['response_id']).toBe(second['response_id'])
    await submit(ben.person, { timing })
    for (const { person } of [ann, ben]) expect(responsesIn(await one(person))).toHaveLength(1)
  })
})

describe('[QST-24, D5] what is no business of somebody', () => {
  test('answers like what is not there, on both calls', async () => {
    const stranger = await server.signUp()
    const unknown = await Promise.all([
      one(stranger, { institution_id: 999_999 }),
      submit(stranger, { institution_id: 999_999 }),
    ])
    for (const body of [
      {},
      { institution_id: clinic.slug },
      { questionnaire_id: 1_000 },
      { questionnaire_id: '1000' },
      { questionnaire_id: 'none' },
    ]) {
      expect(await Promise.all([one(stranger, body), submit(stranger, body)])).toEqual(unknown)
    }
    expect(unknown.map((answer) => answer.result_code)).toEqual([NOT_FOUND, NOT_FOUND])
    expect((await one(stranger, { institution_id: 'self', questionnaire_id: 'phq-8' })).result_code).toBe(
      NOT_FOUND,
    )
    expect((await list(stranger)).institutions).toEqual([])
  })

  test.each(['leave-institution', 'withdraw-consent'] as const)(
    'after %s the own answers stay, and no more are taken',
    async (act) => {
      const { person } = await joinTestMember(server, clinic)
      const silent = await joinTestMember(server, clinic)
      await submit(person)
      for (const who of [person, silent.person])
        await ask(who, `institutions/${act}`, { institution: clinic.nid })
      expect(await one(person)).toMatchObject({ result_code: 0, can_answer: false })
      expect(responsesIn(await one(person))).toHaveLength(1)
      expect((await submit(person)).result_code).toBe(NOT_FOUND)
      expect(await list(person)).toMatchObject({
        institutions: [],
        answered: [{ questionnaire_id: 'form', responses: 1 }],
      })
      expect((await one(silent.person)).result_code).toBe(NOT_FOUND)
    },
  )

  test('what an institution no longer asks is told to who answered it, and to nobody else', async () => {
    const other = await openInstitution(server)
    await uploadTestForm(server, other)
    const [ann, ben] = await Promise.all([joinTestMember(server, other), joinTestMember(server, other)])
    await submit(ann.person, { institution_id: other.nid })
    const ended = { institutionId: other.nid, questionnaireId: 'form', now: server.clock.now }
    expect([
      await endQuestionnaire(server.db, ended),
      await endQuestionnaire(server.db, { ...ended, questionnaireId: 'none' }),
    ]).toEqual([true, false])
    expect((await list(ann.person)).answered).toHaveLength(1)
    expect((await one(ann.person, { institution_id: other.nid })).result_code).toBe(0)
    expect((await one(ben.person, { institution_id: other.nid })).result_code).toBe(NOT_FOUND)
  })
})

test('[QST-21, QST-29] the responses come in pages, the latest first, each once; no more than 120 are taken within an hour', async () => {
  const person = await server.signUp()
  for (let at = 0; at < 120; at += 1)
    await answerPeg(person, [at % 11, 0, 0], {
      response_id: `r-${at}`,
      timing: server.clock.now - (at >> 1) * 1_000,
    })
  expect((await answerPeg(person, [1, 1, 1])).result_code).toBe(103)
  const peg = { institution_id: 'self', questionnaire_id: 'peg' }
  const seen: string[] = []
  let cursor: unknown = undefined
  do {
    const page = await one(person, { ...peg, ...(cursor === undefined ? {} : { cursor }) })
    seen.push(...responsesIn(page).map(({ response_id: id }) => id))
    cursor = page['next_cursor']
  } while (cursor !== null)
  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
  expect(seen.slice(0, 2).toSorted()).toEqual(['r-0', 'r-1'])
  expect(responsesIn(await one(person, { ...peg, cursor: "x' or 1=1" }))).toHaveLength(50)
  expect(await rowOfOwn(person)).toMatchObject({ status: 'recently completed', responses: 120 })
})

const rowOfOwn = async (person: TestPerson) =>
  (await list(person)).own.find((row) => row.questionnaire_id === 'peg')

describe('[QST-17, QST-26] what was answered under another joining than it is sent under', () => {
  const HOUR = 3_600_000
  const seenBy = async (there: Institution): Promise<string[]> => {
    const told: string[] = []
    for await (const page of consentedAnswers(server.db, there.nid))
      told.push(...page.map(({ responseId, membershipId }) => `${responseId} ${membershipId}`))
    return told
  }
  const join = async (person: TestPerson, there: Institution): Promise<{ id: string; at: number }> => {
    const at = server.clock.now
    const body = { institution: there.nid, consent: CONSENT }
    const { membership } = await ask(person, 'institutions/join-institution', body)
    return { id: membership as string, at }
  }

  /** Joined, gone by this act, and an hour later joined again. */
  async function joinedTwice(act: 'leave-institution' | 'withdraw-consent') {
    const there = await openInstitution(server)
    await uploadTestForm(server, there)
    const person = await server.signUp()
    const first = await join(person, there)
    server.clock.now += HOUR
    const ended = server.clock.now
    await ask(person, `institutions/${act}`, { institution: there.nid })
    server.clock.now += HOUR
    const second = await join(person, there)
    server.clock.now += HOUR
    const send = (response_id: string, timing: number, more: object = {}) =>
      submit(person, { institution_id: there.nid, response_id, timing, ...more })
    return { there, person, first, ended, second, send }
  }

  test('is the own of the person where that consent was withdrawn, to the millisecond', async () => {
    const { there, person, first, ended, second, send } = await joinedTwice('withdraw-consent')
    const moments: [string, number, boolean][] = [
      ['before the first', first.at - 1, false],
      ['the first', first.at, false],
      ['the last of the first', ended - 1, false],
      ['withdrawn', ended, false],
      ['before the second', second.at - 1, false],
      ['the second', second.at, true],
      ['now', server.clock.now, true],
      ['by a clock that is ahead', server.clock.now + 30 * DAY, true],
    ]
    for (const [id, timing, shared] of moments)
      expect([id, await send(id, timing)]).toMatchObject([id, { result_code: 0, shared }])
    expect((await seenBy(there)).toSorted()).toEqual(
      ['by a clock that is ahead', 'now', 'the second'].map((id) => `${id} ${second.id}`),
    )
    const told = responsesIn(await one(person, { institution_id: there.nid }))
    expect(told.filter(({ shared }) => shared === false).map(({ response_id: id }) => id)).toEqual([
      'before the second',
      'withdrawn',
      'the last of the first',
      'the first',
      'before the first',
    ])
    const seen = await ask(person, 'institutions/get-records-data', { institution: there.nid })
    expect((seen['data'] as { records: unknown[] }).records).toHaveLength(3)
  })

  test('is filed under that one where its consent stands', async () => {
    const { there, first, ended, second, send } = await joinedTwice('leave-institution')
    const moments = [first.at - 1, first.at, ended - 1, ended, second.at - 1, second.at]
    const shared = []
    for (const timing of moments) shared.push((await send(`at ${timing}`, timing))['shared'])
    expect(shared).toEqual([false, true, true, false, false, true])
    expect((await seenBy(there)).toSorted()).toEqual(
      [
        `at ${first.at} ${first.id}`,
        `at ${ended - 1} ${first.id}`,
        `at ${second.at} ${second.id}`,
      ].toSorted(),
    )
  })

  test('completes nothing for the institution that does not get it', async () => {
    const { there, person, ended, send } = await joinedTwice('withdraw-consent')
    await send('own', ended - 1)
    const { institutions } = await list(person)
    expect(institutions).toMatchObject([
      {
        institution_id: there.nid,
        to_be_completed: 1,
        questionnaires: [
          { status: 'to be completed', last_completed: null, completed_by: null, responses: 1 },
        ],
      },
    ])
    await send('given', server.clock.now)
    expect((await list(person)).institutions[0]).toMatchObject({
      to_be_completed: 0,
      questionnaires: [{ status: 'recently completed', last_completed: server.clock.now, responses: 2 }],
    })
  })

  test.each([
    ['a month behind', -30 * DAY],
    ['an hour behind', -HOUR],
    ['a year ahead', 365 * DAY],
  ])('is known by how long ago it was, on a device whose clock is %s', async (_, off) => {
    const { there, ended, second, send, person } = await joinedTwice('withdraw-consent')
    const sent_at = server.clock.now + off
    expect(await send('old', ended - 1 + off, { sent_at })).toMatchObject({
      shared: false,
      completed_at: ended - 1,
    })
    expect(await send('new', second.at + off, { sent_at })).toMatchObject({
      shared: true,
      completed_at: second.at,
    })
    expect(await seenBy(there)).toEqual([`new ${second.id}`])
    const [row] = (await list(person)).institutions[0]!.questionnaires
    expect(row).toMatchObject({ status: 'recently completed', last_completed: second.at })
  })

  test('of one id the filing goes with what stays of it, and a repeat changes neither', async () => {
    const { there, person, ended, second, send } = await joinedTwice('withdraw-consent')
    expect((await send('r', ended - 1))['shared']).toBe(false)
    expect((await send('r', second.at))['shared']).toBe(true)
    expect((await send('r', ended - 1))['shared']).toBe(true)
    expect(await seenBy(there)).toEqual([`r ${second.id}`])
    await ask(person, 'institutions/withdraw-consent', { institution: there.nid })
    server.clock.now += 1_000
    await join(person, there)
    expect(await send('r', second.at)).toMatchObject({ result_code: 0, shared: false })
    expect(await seenBy(there)).toEqual([])
  })
})

describe('[QST-50] a questionnaire of the product', () => {
  const peg = { institution_id: 'self', questionnaire_id: 'peg' }
  const EARLIER = {
    ...FORM,
    item: [{ linkId: 'peg-1', type: 'integer', text: 'How it was asked before', required: true }],
  }
  const said1 = {
    resourceType: 'QuestionnaireResponse',
    status: 'completed',
    item: [{ linkId: 'peg-1', answer: [{ valueInteger: 4 }] }],
  }

  test('is kept in the edition that was answered, and what was answered to an earlier one is read in its words', async () => {
    const person = await server.signUp()
    await answerPeg(person, [1, 2, 3])
    const kept = await server.db
      .selectFrom('questionnaire_version')
      .select('edition')
      .where('questionnaire_nid', '=', 1)
      .execute()
    const { edition } = await one(person, peg)
    expect(kept).toEqual([{ edition }])
    await server.db
      .insertInto('questionnaire_version')
      .values({
        questionnaire_nid: 1,
        edition: 'earlier',
        definition: JSON.stringify(EARLIER),
        safety: '[]',
        licence_confirmed_by: 'Reprieve',
        uploaded_at: new Date(server.clock.now),
      })
      .execute()
    expect(
      await submit(person, { ...peg, edition: 'earlier', response_id: 'z', response: said1 }),
    ).toMatchObject({
      result_code: 0,
      score: null,
      shared: false,
    })
    const [latest] = responsesIn(await one(person, peg))
    expect(latest).toMatchObject({
      edition: 'earlier',
      response: { item: [{ text: 'How it was asked before' }] },
    })
    expect(await one(person, { ...peg, edition: 'earlier' })).toMatchObject({
      edition: 'earlier',
      questionnaire: EARLIER,
    })
  })

  test('in an edition that nobody knows is refused, and says that it is that', async () => {
    const person = await server.signUp()
    expect(await submit(person, { ...peg, edition: 'unheard-of', response: said1 })).toMatchObject({
      result_code: REFUSED,
      errors: [{ path: 'edition', reason: 'unknown' }],
    })
    expect((await one(person, { ...peg, edition: 'unheard-of' })).result_code).toBe(NOT_FOUND)
  })
})

test('[QST-26] an institution is told what was given to it under a consent that stands, and nothing else', async () => {
  const other = await openInstitution(server)
  await uploadTestForm(server, other)
  const people = await Promise.all(
    ['stays', 'leaves', 'withdraws', 'deleted'].map(() => joinTestMember(server, other)),
  )
  const [stays, leaves, withdraws, deleted] = people
  for (const { person } of people) {
    await submit(person, { institution_id: other.nid, response_id: 'r' })
    await answerPeg(person, [1, 2, 3])
  }
  const stranger = await joinTestMember(server, clinic)
  await submit(stranger.person)
  await ask(leaves!.person, 'institutions/leave-institution', { institution: other.nid })
  await ask(withdraws!.person, 'institutions/withdraw-consent', { institution: other.nid })
  await server.db
    .updateTable('account')
    .set({ deletes_at: new Date(server.clock.now + DAY) })
    .where('user_id', '=', deleted!.person.userId)
    .execute()
  const told: ConsentedAnswer[] = []
  for await (const page of consentedAnswers(server.db, other.nid)) told.push(...page)
  expect(
    told.map(({ userId, membershipId, questionnaireId, responseId }) => [
      userId,
      membershipId,
      questionnaireId,
      responseId,
    ]),
  ).toEqual(
    [stays!, leaves!]
      .toSorted((one, other) => one.person.userId - other.person.userId)
      .map(({ person, membership }) => [person.userId, membership.membershipId, 'form', 'r']),
  )
  expect(JSON.stringify(told)).not.toContain('@')
})

test('[QST-28] nothing of an answer stands in the log', async () => {
  const { person } = await joinTestMember(server, clinic)
  lines.length = 0
  await submit(person, {
    response: testResponse({ pain: 9, more: 'canary-of-words' }),
    response_id: 'canary-of-id',
  })
  await submit(person, { response: { resourceType: 'canary-of-kind' } })
  await one(person)
  expect(lines.join('\n')).not.toContain('canary')
})
