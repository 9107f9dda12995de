import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
let person: TestPerson
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
  person = await server.signUp()
})
afterAll(() => server.close())

type Item = { result_code: number; record_id?: number; errors?: { path: string; reason: string }[] }

const RECORD = { pain_record_type: 'PainRecord', severity: 4, timing: 1_700_000_000_000, time_offset: 0 }
const REFLECTION = { pain_record_type: 'DailyReflection', score: 4, timing: 1_700_000_000_000 }
const send = async (records: unknown[], call = 'create-records'): Promise<Item[]> => {
  const answer = await server.call(`sync/${call}`, { records }, { person })
  expect(answer.body.result_code).toBe(0)
  return answer.body['items'] as Item[]
}
const stored = async (client_id: string) =>
  (await server.call('sync/get-record', { client_id }, { person })).body['content'] as Record<string, unknown>

const JUST_TOO_LONG = 'x'.repeat(20_001)
const BAD: [path: string, value: unknown][] = [
  ...[-1, 11, 7.5, '7', true, [7], {}].map((value): [string, unknown] => ['severity', value]),
  ...[-1, 11, 0.1, '3', {}].map((value): [string, unknown] => ['score', value]),
  ['timing', Date.UTC(1900, 0, 1) - 1],
  ['timing', Date.UTC(2101, 0, 1)],
  ['timing', '2026-05-10'],
  ['time_offset', 27 * 3_600_000],
  ['time_offset', 'UTC'],
  ['pain_duration', -1],
  ['pain_duration', 1e12],
  ['pain_duration', 'long'],
  ['pain_duration_unit', 'Days'],
  ['pain_duration_type', 'for ever'],
  ['pain_type', 'Burning'],
  ['pain_record_type', 'Mood'],
  ['notes', JUST_TOO_LONG],
  ['notes', 7],
  ['device_id', ''],
  ['no_medications', 2],
  ['deleted', true],
  ['location', 'Head'],
  ['location.0', ['']],
  ['location.1', ['Head', 7]],
  ['symptom.0', ['x'.repeat(501)]],
  ['character.0', [null]],
  ['environment.0', [{ value: 'Office' }]],
  ['meaningful_activities.0', [5]],
  ['aggravating_factor.0', ['Cold']],
  ['alleviating_factor.0.value', [{ effectiveness: 1 }]],
  ['alleviating_factor.0.effectiveness', [{ value: 'Rest', effectiveness: 2 }]],
  ['alleviating_factor.0.effect_set', [{ value: 'Rest', effect_set: 'yes' }]],
  ['alleviating_factor.0.fid', [{ value: 'Rest', fid: 1.5 }]],
  ['alleviating_factor.0.dosage', [{ value: 'Naproxen', dosage: {} }]],
  ['ineffective_factor.0.dosage_units', [{ value: 'Naproxen', dosage: 1, dosage_units: 7 }]],
  ['refs', []],
  ['refs.location.0.client_id', { location: [{ client_id: 'nobody', text: 'Head' }] }],
  ['refs.location.0.text', { location: [{ client_id: '0190b5c2-a1f0-7abc-8def-0123456789ab' }] }],
]

const ofPath = (path: string, value: unknown) => {
  const key = path.split('.')[0]!
  const base = key === 'score' || key === 'meaningful_activities' ? REFLECTION : RECORD
  return { client_id: randomUUID(), content: { ...base, [key]: value } }
}

test('[D10, D35, D40] each bad value is refused with its path, in one bulk with good ones that go through', async () => {
  const good = () => ({ client_id: randomUUID(), content: RECORD })
  const records = [good(), ...BAD.map(([path, value]) => ofPath(path, value)), good()]
  const items = await send(records)
  const told = items.slice(1, -1).map(({ result_code, errors }) => [result_code, errors?.[0]?.path])
  expect(told).toEqual(BAD.map(([path]) => [227, `content.${path}`]))
  expect([items[0]!.result_code, items.at(-1)!.result_code]).toEqual([0, 0])
  for (const { client_id } of records.slice(1, -1))
    expect((await server.call('sync/get-record', { client_id }, { person })).body.result_code).toBe(105)
})

test('[D10] an update with a bad value changes nothing of its record', async () => {
  const sent = { client_id: randomUUID(), content: RECORD }
  await send([sent])
  for (const [path, value] of BAD.filter(([at]) => !/^(score|meaningful)/.test(at))) {
    const [item] = await send([{ ...ofPath(path, value), client_id: sent.client_id }], 'update-records')
    expect([path, item!.result_code]).toEqual([path, 227])
  }
  expect(await stored(sent.client_id)).toEqual({ ...RECORD, deleted: 0 })
})

test('[D10] what is wrong beside the content is told by its path too', async () => {
  const items = await send([
    { client_id: 'nobody', content: RECORD },
    { record_id: 1.5, content: RECORD },
    { stamps: { severity: 'now' }, content: RECORD },
    { lost: [{ group: '', hlc: '018bcfe56800-0000-aaaaaaaaaaaa' }], content: RECORD },
    { record_type: 'user_record', content: RECORD },
    { content: { ...RECORD, severity: null } },
    { content: { ...REFLECTION, timing: undefined } },
    null,
  ])
  expect(items.map(({ result_code, errors }) => [result_code, errors?.[0]?.path])).toEqual([
    [227, 'client_id'],
    [227, 'record_id'],
    [227, 'stamps.severity'],
    [227, 'lost.0.group'],
    [227, 'record_type'],
    [227, 'content.severity'],
    [227, 'content.timing'],
    [227, ''],
  ])
})

test('[D31] an item that is unknown, hidden or deleted is no error, and the record keeps its words', async () => {
  const field = { client_id: randomUUID(), value: 'Left ear', type: 'location', isShow: 0 }
  const fields = { section_fields: [field] }
  await server.call('sync/add-new-section-fields', fields, { person })
  await server.call(
    'sync/delete-section-fields',
    { section_fields: [{ client_id: field.client_id }] },
    { person },
  )
  const unknown = randomUUID()
  const content = {
    ...RECORD,
    location: ['Left ear', 'Somewhere else'],
    alleviating_factor: [{ value: 'Moonlight', effectiveness: 1, fid: 4_000_000 }],
    refs: {
      location: [
        { client_id: field.client_id, text: 'Left ear' },
        { client_id: unknown, text: 'Somewhere else' },
      ],
    },
  }
  const sent = { client_id: randomUUID(), content }
  expect((await send([sent]))[0]!.result_code).toBe(0)
  expect(await stored(sent.client_id)).toMatchObject(content)
})

test('[REL 1c] words that could harm somebody are stored exactly', async () => {
  const hostile = [
    "'); drop table item; --",
    '<script>alert(1)</script>',
    '\u202eתעלומה\u202c',
    '👩🏽‍🚀 é e\u0301 ﷽',
    '=1+1\r\nSet-Cookie: a=b',
    '\\u0000 ${process.env} {{7*7}} %00',
    'constructor',
  ]
  const sent = hostile.map((text) => ({
    client_id: randomUUID(),
    content: {
      ...RECORD,
      notes: text,
      location: [text],
      refs: { location: [{ client_id: randomUUID(), text }] },
    },
  }))
  expect((await send(sent)).map(({ result_code }) => result_code)).toEqual(hostile.map(() => 0))
  for (const { client_id, content } of sent) expect(await stored(client_id)).toMatchObject(content)
})
