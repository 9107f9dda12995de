import { randomUUID } from 'node:crypto'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

type Fields = Record<string, unknown>
type DoseAnswer = Fields & { result_code: number; record_id: number; client_id: string; content?: Fields }

const stamp = (agoMs: number) => makeStamp({ ms: server.clock.now - agoMs, counter: 0 }, 'aaaaaaaaaaaa')
const GROUPS = ['what', 'amount', 'timing', 'asks', 'deleted']
const MEDICINE = randomUUID()
const dose = (content: Fields = {}, change: Fields = {}): Fields & { client_id: string } => ({
  record_type: 'dose_record',
  client_id: randomUUID(),
  content: {
    what: 'medication',
    value: 'Ibuprofen - 400 mg',
    refs: { what: [{ client_id: MEDICINE, text: 'Ibuprofen - 400 mg' }] },
    dosage: 1,
    dosage_units: 'tablets',
    timing: server.clock.now,
    time_offset: 3_600_000,
    relief_after: 60,
    relief_closed: 0,
    deleted: 0,
    ...content,
  },
  stamps: Object.fromEntries(GROUPS.map((group) => [group, stamp(5_000)])),
  ...change,
})
const record = (): Fields => ({
  record_type: 'pain_record',
  client_id: randomUUID(),
  content: { severity: 4, timing: server.clock.now },
})

const send = async (person: TestPerson, act: string, ...records: Fields[]): Promise<DoseAnswer[]> => {
  const answer = await server.call(`sync/${act}-records`, { records }, { person })
  return answer.body['items'] as DoseAnswer[]
}
const one = async (person: TestPerson, act: string, body: Fields): Promise<DoseAnswer> =>
  (await server.call(`sync/${act}-record`, body, { person })).body as DoseAnswer
const pull = async (person: TestPerson, body: Fields = { cursor: 0 }): Promise<Fields[]> => {
  const answer = await server.call('sync/get-all-records', body, { person })
  return (answer.body['records'] as Fields[]).slice(1)
}

test('[D34, D28] doses go by the record calls, among records or alone; the same twice is one', async () => {
  const person = await server.signUp()
  const sent = dose()
  const told = await send(person, 'create', sent, record())
  expect(told).toMatchObject([
    { result_code: 0, record_id: 1_000_000, client_id: sent.client_id },
    { result_code: 0 },
  ])
  expect(await one(person, 'create', sent)).toMatchObject({ result_code: 0, record_id: 1_000_000 })
  const pulled = (await pull(person)).find(({ record_type: type }) => type === 'dose_record')
  expect(pulled).toMatchObject({
    record_id: 1_000_000,
    client_id: sent.client_id,
    groups: { what: { value: 'Ibuprofen - 400 mg' }, amount: { dosage: 1 }, asks: { relief_after: 60 } },
    stamps: sent['stamps'],
  })
  for (const named of [{ client_id: sent.client_id }, { record_id: 1_000_000 }]) {
    const answer = await server.call('sync/get-record', { record_type: 'dose_record', ...named }, { person })
    expect(answer.body).toMatchObject({ result_code: 0, groups: { amount: { dosage: 1 } } })
  }
  // The specification's five types have no dose.
  const bundle = await pull(person, { last_updated: 0 })
  expect(bundle.filter(({ record_type: type }) => type === 'dose_record')).toEqual([])
})

test('[SYNC-3, DOSE-1] the answer of one device and the amount of another are both kept', async () => {
  const person = await server.signUp()
  const sent = dose()
  await send(person, 'create', sent)
  const answered = { severity_after: 3, after_at: server.clock.now }
  await one(person, 'update', { ...sent, content: answered, stamps: { after: stamp(2) } })
  const [told] = await send(person, 'update', {
    ...sent,
    content: { dosage: 2 },
    stamps: { amount: stamp(1) },
  })
  expect(told).toMatchObject({
    result_code: 0,
    content: { dosage: 2, severity_after: 3, value: 'Ibuprofen - 400 mg' },
  })
  expect(await one(person, 'delete', { record_id: told!.record_id })).toMatchObject({ result_code: 0 })
  expect((await pull(person))[0]).toMatchObject({ groups: { deleted: { deleted: 1 } } })
})

test('[D10, DOSE-1] a dose without a what or a when is refused by name, and no other with it', async () => {
  const person = await server.signUp()
  const empty = dose({ value: '', refs: {}, timing: null })
  const told = await send(
    person,
    'create',
    empty,
    dose(),
    dose({ severity_before: 11 }),
    dose({ what: 'spell' }),
  )
  expect(told.map(({ result_code: code }) => code)).toEqual([227, 0, 227, 227])
  expect(told[0]!['errors']).toEqual([
    { path: 'content.value', reason: 'required' },
    { path: 'content.timing', reason: 'required' },
  ])
  expect(await one(person, 'create', { record_type: 'dose_record' })).toMatchObject({ result_code: 227 })
})

test('[D28] a dose is never made a record of, nor a record a dose; unknown ones are missing', async () => {
  const person = await server.signUp()
  const [taken, felt] = [dose(), record()]
  await send(person, 'create', taken, felt)
  const told = await send(
    person,
    'update',
    { ...felt, client_id: taken.client_id },
    { ...taken, client_id: felt['client_id'] },
    { client_id: taken.client_id, content: { notes: 'x' } },
    dose(),
  )
  expect(told.map(({ result_code: code }) => code)).toEqual([227, 227, 227, 204])
  expect(told[0]!['errors']).toEqual([{ path: 'record_type', reason: 'kind-changed' }])
  expect(await one(person, 'delete', dose())).toMatchObject({ result_code: 204 })
  // A tombstone that nobody knows says no more than that it is gone.
  const gone = dose()
  expect(await one(person, 'create', { ...gone, content: { deleted: 1 } })).toMatchObject({ result_code: 0 })
  expect(await one(person, 'create', { ...gone, stamps: {} })).toMatchObject({ result_code: 0 })
  const back = (await pull(person)).find(({ client_id: id }) => id === gone.client_id)
  expect(back).toMatchObject({
    record_type: 'dose_record',
    groups: { deleted: { deleted: 0 }, amount: { dosage: 1 } },
  })
})

test('[DOSE-7] which doses a medicine on a record is, is kept with the record', async () => {
  const person = await server.signUp()
  const ids = [randomUUID()]
  const felt = record()
  const factor = { value: 'Ibuprofen', dosage: 1, dosage_units: 'tablets', dose_ids: ids }
  await send(person, 'create', {
    ...felt,
    content: { ...(felt['content'] as Fields), alleviating_factor: [factor] },
  })
  expect((await pull(person))[0]).toMatchObject({ content: { alleviating_factor: [{ dose_ids: ids }] } })
  const [told] = await send(person, 'update', {
    ...felt,
    content: { alleviating_factor: [{ ...factor, dose_ids: ['x'] }] },
  })
  expect(told).toMatchObject({ result_code: 227 })
})

test('[DOSE-7] a client that knows nothing of doses leaves them on the medicines that it sends again', async () => {
  const person = await server.signUp()
  const [helped, worse] = [[randomUUID()], [randomUUID(), randomUUID()]]
  const pill = (value: string, more: Fields = {}): Fields => ({
    value,
    dosage: 1,
    dosage_units: 'tablets',
    ...more,
  })
  const felt = record()
  const told = await one(person, 'create', {
    ...felt,
    content: {
      ...(felt['content'] as Fields),
      alleviating_factor: [pill('Ibuprofen', { dose_ids: helped }), pill('Aspirin')],
      aggravating_factor: [pill('Ibuprofen', { dose_ids: worse })],
    },
  })
  const plain = async (content: Fields): Promise<unknown> => {
    const sent = { record_type: 'pain_record', record_id: told.record_id, content }
    expect(await one(person, 'update', sent)).toMatchObject({ result_code: 0 })
    return (await pull(person))[0]!['content']
  }
  expect(await plain({ notes: 'x', aggravating_factor: [pill('Ibuprofen')] })).toMatchObject({
    alleviating_factor: [{ dose_ids: helped }, pill('Aspirin')],
    aggravating_factor: [{ dose_ids: worse }],
  })
  // Marked otherwise, it stands in the other list.
  const marked = { alleviating_factor: [], aggravating_factor: [pill('Aspirin'), pill('Ibuprofen')] }
  const after = (await plain(marked)) as Record<string, Fields[]>
  expect(after['aggravating_factor']).toEqual([pill('Aspirin'), pill('Ibuprofen', { dose_ids: worse })])
  // Who tells of none has none.
  expect(await plain({ aggravating_factor: [pill('Ibuprofen', { dose_ids: [] })] })).toMatchObject({
    aggravating_factor: [{ dose_ids: [] }],
  })
})

test('[D5] the dose of another person is like none, in every call, and stays as it was', async () => {
  const [owner, stranger] = [await server.signUp(), await server.signUp()]
  const sent = dose()
  const [told] = await send(owner, 'create', sent)
  const before = await pull(owner)
  const naming: Fields[] = [{ client_id: sent.client_id }, { record_id: told!.record_id }]
  for (const named of naming) {
    for (const act of ['update', 'delete']) {
      const { client_id: _, ...rest } = sent
      expect(await one(stranger, act, { ...rest, ...named })).toMatchObject({ result_code: 204 })
    }
    const asked = { record_type: 'dose_record', ...named }
    expect((await server.call('sync/get-record', asked, { person: stranger })).body.result_code).toBe(105)
  }
  expect(await pull(owner)).toEqual(before)
})
