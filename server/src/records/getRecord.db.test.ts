import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

type Fields = Record<string, unknown>

const get = (person: TestPerson, asked: Fields) => server.call('sync/get-record', asked, { person })

const aRecord = async (person: TestPerson) => {
  const client_id = randomUUID()
  const content = { severity: 6, timing: server.clock.now, time_offset: 0, notes: 'bad night' }
  const answer = await server.call('sync/create-record', { client_id, content }, { person })
  return { client_id, record_id: Number(answer.body['record_id']), content }
}

test('[D6] a record is found by its number and by its client id', async () => {
  const person = await server.signUp()
  const { client_id, record_id, content } = await aRecord(person)
  const byNumber = await get(person, { type: 'pain_record', record_id })
  expect(byNumber.body).toMatchObject({
    result_code: 0,
    record_type: 'pain_record',
    record_id,
    client_id,
    content,
  })
  for (const asked of [{ client_id }, { record_type: 'pain_record', client_id: client_id.toUpperCase() }])
    expect((await get(person, asked)).body).toEqual(byNumber.body)
})

test('[D30] a reflection is found as a record', async () => {
  const person = await server.signUp()
  const content = { pain_record_type: 'DailyReflection', score: 4, timing: server.clock.now }
  const made = await server.call('sync/create-record', { content }, { person })
  const { body } = await get(person, { client_id: made.body['client_id'] })
  expect(body).toMatchObject({ result_code: 0, record_type: 'pain_record', content })
})

test('[D5] a stranger gets the same answer as for an id that nobody has', async () => {
  const [owner, stranger] = [await server.signUp(), await server.signUp()]
  const { client_id, record_id } = await aRecord(owner)
  const unknown = await get(stranger, { client_id: randomUUID() })
  expect([unknown.status, unknown.body.result_code]).toEqual([404, 105])
  for (const asked of [{ client_id }, { record_id }, { record_id: 77 }, { record_id: -1 }, {}]) {
    const answer = await get(stranger, asked)
    expect([answer.status, answer.body]).toEqual([unknown.status, unknown.body])
  }
})

test('[D34] an item of a list is no record of the diary', async () => {
  const person = await server.signUp()
  const field = { value: 'Left ear', type: 'location' }
  const made = await server.call('sync/add-new-section-fields', { section_fields: [field] }, { person })
  const [item] = made.body['items'] as { fid: number; client_id: string }[]
  for (const asked of [{ record_id: item!.fid }, { client_id: item!.client_id }])
    expect((await get(person, asked)).body.result_code).toBe(105)
})

test('[SYNC 1.1] an alias leads to the record that it stands for', async () => {
  const person = await server.signUp()
  const { client_id, record_id } = await aRecord(person)
  const alias = randomUUID()
  await server.db
    .insertInto('item_alias')
    .values({ user_id: person.userId, client_id: alias, target: client_id })
    .execute()
  expect((await get(person, { client_id: alias })).body).toMatchObject({ record_id, client_id })
})

/** One of each that a device keeps, as the answer to its save names it. */
async function oneOfEach(person: TestPerson): Promise<[type: string, number: string, told: Fields][]> {
  const call = async (name: string, body: Fields): Promise<Fields> =>
    (await server.call(`sync/${name}`, body, { person })).body
  const field = { value: 'Left ear', type: 'location' }
  const { items } = await call('add-new-section-fields', { section_fields: [field] })
  const medication = { common_name: 'Of my own', strength: '5', strength_units: 'mg' }
  const dose = { value: 'Of my own', timing: server.clock.now }
  const of = (record_type: string, content: Fields, more: Fields = {}) => ({ record_type, content, ...more })
  return [
    ['list_field_record', 'fid', (items as Fields[])[0]!],
    ['condition_record', 'fid', await call('add-condition', { value: 'Knee' })],
    ['medication_record', 'nid', await call('add-medication', medication)],
    ['dose_record', 'record_id', await call('create-record', of('dose_record', dose))],
    ['record_record', 'record_id', await aRecord(person)],
    [
      'user_profile_record',
      'record_id',
      await call('update-record', of('user_profile_record', { name: 'H.' })),
    ],
    [
      'filter_record',
      'record_id',
      await call(
        'update-record',
        of('user_settings_record', { filter_mode: 'all' }, { pref_type: 'filter_settings' }),
      ),
    ],
  ]
}

test('[D34] what a pull brought is asked for again by the name that it had there, as its groups', async () => {
  const [person, stranger] = [await server.signUp(), await server.signUp()]
  const all = await oneOfEach(person)
  const { body } = await server.call('sync/get-all-records', { cursor: 0, groups: 1 }, { person })
  const pulled = body['records'] as Fields[]
  const unknown = await get(stranger, { record_type: 'condition_record', client_id: randomUUID(), groups: 1 })
  expect(unknown.body.result_code).toBe(105)
  for (const [record_type, number, { client_id }] of all) {
    const entry = pulled.find((one) => one['client_id'] === client_id)
    expect([entry?.['record_type'], entry?.[number]]).toEqual([record_type, expect.any(Number)])
    const asked = { record_type, client_id, groups: 1 }
    expect((await get(person, asked)).body).toMatchObject({ result_code: 0, ...entry })
    const strangers = await get(stranger, asked)
    expect([strangers.status, strangers.body]).toEqual([unknown.status, unknown.body])
  }
})

test('[D5, D34] an item is given under the name of its own kind alone', async () => {
  const person = await server.signUp()
  const [list, condition] = await oneOfEach(person)
  const named = (record_type: string, { client_id }: Fields) => get(person, { record_type, client_id })
  expect((await named('list_field_record', list![2])).body).toMatchObject({
    groups: { name: { value: 'Left ear', type: 'location' } },
  })
  expect((await named('medication_record', condition![2])).body.result_code).toBe(105)
  expect((await named('pain_record', condition![2])).body.result_code).toBe(105)
})

test('[D10] a type that there is not is not found', async () => {
  const person = await server.signUp()
  expect((await get(person, { type: 'of_tomorrow' })).body.result_code).toBe(105)
})

test('[D31] a client of the specification finds each factor with the number of its item', async () => {
  const person = await server.signUp()
  const own = { client_id: randomUUID(), value: 'Yoga', type: 'alleviating_factor' }
  const copy = { ...own, client_id: randomUUID(), value: 'yoga' }
  await server.call('sync/add-new-section-fields', { section_fields: [own, copy] }, { person })
  const content = {
    severity: 6,
    timing: server.clock.now,
    aggravating_factor: [{ value: 'walking', effectiveness: 0 }],
    alleviating_factor: [
      { value: 'As I called it', effectiveness: 1, effect_set: 1 },
      { value: 'Unheard of', effectiveness: 0 },
      { value: 'Said so', effectiveness: 1, fid: 77 },
      { value: 'Yoga', effectiveness: 1, dosage: 1, dosage_units: 'units' },
    ],
    refs: { alleviating_factor: [{ client_id: copy.client_id, text: 'As I called it' }] },
  }
  const made = await server.call('sync/create-record', { content }, { person })
  const asked = await get(person, { record_id: made.body['record_id'] })
  const [, record] = (await server.call('sync/get-all-records', {}, { person })).body['records'] as object[]
  for (const one of [asked.body, record]) {
    const { aggravating_factor, alleviating_factor } = (one as { content: Record<string, object[]> }).content
    expect(aggravating_factor).toMatchObject([{ value: 'walking', fid: expect.any(Number) }])
    const [named, unknown, said, medicine] = content.alleviating_factor
    const tried = [medicine, { ...named, fid: 1_000_000 }, unknown, said]
    expect(alleviating_factor).toEqual(tried)
  }
  // Our own devices know their items by other means.
  const pulled = await server.call('sync/get-all-records', { cursor: 0 }, { person })
  expect(JSON.stringify(pulled.body['records'])).toContain(JSON.stringify(content.aggravating_factor))
})
