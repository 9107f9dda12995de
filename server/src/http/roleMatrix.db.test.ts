import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { CALL_NAMES, CALLS, type CallName } from '@reprieve/contract/calls.ts'
import { codeByNumber } from '@reprieve/contract/codes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONSENT, openInstitution } from '../institutions/testInstitution.ts'
import { findBuiltInUpload, uploadQuestionnaire } from '../questionnaires/upload.ts'
import { setTestPlan, openReportsApp, type ReportsApp } from '../reports/testReports.ts'
import { ROLES, type Role, type TargetIds } from '../testing/roles.ts'
import { ROLE_TABLE } from '../testing/roleTable.ts'
import type { Answer, TestPerson } from '../testing/testApp.ts'

const YEAR = 365 * 86_400_000

let server: ReportsApp
let people: Partial<Record<Role, TestPerson>>
/** Somebody else, who has one of everything. */
let owner: TestPerson
let anothers: TargetIds
let clinic: { nid: number; slug: string }

const ask = (name: string, body: unknown, person: TestPerson | undefined): Promise<Answer> =>
  server.call(name, body, person === undefined ? {} : { person })

beforeAll(async () => {
  server = await openReportsApp()
  const writer = async (): Promise<TestPerson> => {
    const person = await server.signUp()
    await server.record(person)
    return person
  }
  const [here, elsewhere] = [await openInstitution(server), await openInstitution(server)]
  clinic = here
  await uploadQuestionnaire(server.db, {
    ...findBuiltInUpload('peg')!,
    institutionId: here.nid,
    questionnaireId: 'peg',
    studyId: null,
    schedule: { kind: 'once' },
    safety: [],
    licenceConfirmedBy: 'the operator',
    now: server.clock.now,
  })
  people = {
    lite: await writer(),
    pro: await writer(),
    subscriber: await writer(),
    member: await writer(),
    'member elsewhere': await writer(),
    operator: await writer(),
  }
  owner = await writer()
  const subscription_until = new Date(server.clock.now + YEAR)
  await setTestPlan(server, people.pro!, { is_pro: true, credits: 3 })
  await setTestPlan(server, people.subscriber!, { subscription_until })
  await setTestPlan(server, owner, { subscription_until })
  const join = (person: TestPerson, institution: number) =>
    ask('institutions/join-institution', { institution, consent: CONSENT }, person)
  await join(people.member!, here.nid)
  await join(people['member elsewhere']!, elsewhere.nid)
  await join(owner, here.nid)
  anothers = await thingsOf()
})
afterAll(() => server.close())

/** One of each thing that a call can name, of somebody else. */
async function thingsOf(): Promise<TargetIds> {
  const told = async (name: string, body?: unknown) => (await ask(name, body, owner)).body
  const clientId = randomUUID()
  for (const notes of ['first', 'second'])
    await told(notes === 'first' ? 'sync/create-record' : 'sync/update-record', {
      client_id: clientId,
      record_type: 'pain_record',
      content: {
        pain_record_type: 'PainRecord',
        severity: 4,
        timing: server.clock.now,
        time_offset: 0,
        notes,
      },
    })
  const history = (await told('sync/get-history', { client_id: clientId }))['entries'] as { hlc: string }[]
  const fields = (
    await told('sync/add-new-section-fields', { section_fields: [{ type: 'location', value: 'Left ear' }] })
  )['items'] as { fid: number }[]
  const condition = await told('sync/add-condition', { value: 'Of the owner' })
  const medication = await told('sync/add-medication', { common_name: 'Ibuprofen' })
  const colour = { width: 30, height: 20, channels: 3, background: '#c04020' } as const
  const picture = await sharp({ create: colour }).jpeg().toBuffer()
  const avatar = (await told('sync/upload-avatar', { image: picture.toString('base64') }))['avatar'] as {
    url: string
  }
  const report = String((await server.generate(owner)).body['report_uuid'])
  await server.settled()
  const link = await told('reports/create-share-link', { report_uuid: report })
  const session = await told('solace/start-session', { accepts: 'built-in' })
  await told('notifications/register-fcm-token', { fcm_token: 'of-the-owner', type: 'android' })
  return {
    clientId,
    hlc: history[0]!.hlc,
    fid: Number(condition['fid']),
    nid: Number(medication['nid']),
    fieldFid: fields[0]!.fid,
    userId: owner.userId,
    reportNum: 1,
    report,
    link: String(link['link_id']),
    file: new URL(avatar.url, 'http://localhost').searchParams.get('file') ?? '',
    session: String(session['session_token']),
    device: 'of-the-owner',
  }
}

/** Of nobody. */
const unknown = (): TargetIds => ({
  ...anothers,
  clientId: randomUUID(),
  fid: 99_999_999,
  nid: 99_999_999,
  fieldFid: 99_999_999,
  userId: 99_999_999,
  report: randomUUID(),
  link: randomUUID(),
  file: 'A'.repeat(43),
  session: 'A'.repeat(43),
  device: 'of-nobody',
})

/** The session is over with these. */
const ENDING: readonly CallName[] = ['core/delete-all-tokens', 'core/delete-user']

/** Whatever id these name becomes the caller's own: each area says that it stays the other's as well. */
const MAKING = /^sync\/(?:add|create)-/

const OWN = new Set(['server_time', 'seq', 'stamps', 'fid', 'nid', 'client_id'])

/** Without what is the caller's own, and counts on by itself. */
const told = ({ status, body }: Answer): string =>
  JSON.stringify([status, body], (key, value: unknown) => (OWN.has(key) ? undefined : value))

const isLong = process.env['REPRIEVE_LONG'] === '1'
/** In the short run two of the roles ask each call, in turn: all of them in the neighbourhood of each call. */
const inTurn = <One>(roles: readonly One[], index: number): readonly One[] =>
  isLong ? roles : roles.filter((_, at) => at % 3 === index % 3)

const signedIn = () => Object.entries(people) as [Role, TestPerson][]

async function signInAgain(): Promise<void> {
  for (const [role, person] of signedIn()) people[role] = await server.signIn(person)
}

const diaryOf = async (person: TestPerson): Promise<unknown> =>
  (await ask('sync/get-all-records', { sync_time: 0 }, person)).body['records']

test('[MATRIX-1, D5] what is somebody else’s has the status and the body of what is nobody’s, for every role', async () => {
  const before = await diaryOf(owner)
  const different: string[] = []
  const naming = CALL_NAMES.filter((each) => CALLS[each].namesId && !MAKING.test(each))
  for (const [index, name] of naming.entries()) {
    const [body] = ROLE_TABLE[name]
    for (const [role, person] of inTurn(signedIn(), index)) {
      const [theirs, nobodys] = [
        await ask(name, body(anothers, clinic), person),
        await ask(name, body(unknown(), clinic), person),
      ]
      if (told(theirs) !== told(nobodys))
        different.push(`${name} to ${role}: ${told(theirs)} ${told(nobodys)}`)
    }
  }
  expect(different).toEqual([])
  expect(await diaryOf(owner)).toEqual(before)
})

test('[MATRIX-1, D10] every call answers every role as the table says', async () => {
  const strangeToAll = unknown()
  for (const name of Object.keys(ROLE_TABLE) as CallName[]) {
    if (ENDING.includes(name)) await signInAgain()
    const [body, codeFor] = ROLE_TABLE[name]
    const expected = ROLES.map((role) => [name, role, codeFor(role), codeByNumber(codeFor(role)).http])
    const answers = []
    for (const role of ROLES) {
      const { status, body: said } = await ask(name, body(strangeToAll, clinic), people[role])
      answers.push([name, role, said.result_code, status])
    }
    expect(answers).toEqual(expected)
  }
})
