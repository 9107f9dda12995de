import { randomUUID } from 'node:crypto'
import { CATALOGUE_CONDITIONS } from '@reprieve/content/conditions.ts'
import { CATALOGUE_MEDICATIONS } from '@reprieve/content/medications.ts'
import { makeStamp } from '@reprieve/domain/sync/stamp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

type Fields = Record<string, unknown>
type MedicationAnswer = Fields & {
  result_code: number
  nid: number
  client_id: string
  seq: number
  content?: Fields
}

const ACETAMINOPHEN = CATALOGUE_MEDICATIONS.find(({ key }) => key === 'acetaminophen')!
const HEADACHES = CATALOGUE_CONDITIONS.find(({ key }) => key === 'headaches')!
const stamp = (agoMs: number, device = 'aaaaaaaaaaaa') =>
  makeStamp({ ms: server.clock.now - agoMs, counter: 0 }, device)

const GROUPS = ['name', 'strength', 'units', 'shown', 'deleted']
const own = (name: string, change: Fields = {}, agoMs = 5_000): Fields & { client_id: string } => ({
  client_id: randomUUID(),
  common_name: name,
  brand_name: 'Generic',
  strength: '400',
  strength_units: 'mg',
  dosage_units: 'tablets',
  isShow: 1,
  deleted: 0,
  stamps: Object.fromEntries(GROUPS.map((group) => [group, stamp(agoMs)])),
  ...change,
})

const ask = async (person: TestPerson, call: string, body: Fields): Promise<MedicationAnswer> =>
  (await server.call(`sync/${call}-medication`, body, { person })).body as MedicationAnswer
const add = (person: TestPerson, body: Fields) => ask(person, 'add', body)
const edit = (person: TestPerson, body: Fields) => ask(person, 'edit', body)
const remove = (person: TestPerson, body: Fields) => ask(person, 'delete', body)
const pull = async (person: TestPerson): Promise<Fields[]> => {
  const answer = await server.call('sync/get-all-records', { cursor: 0 }, { person })
  return (answer.body['records'] as Fields[]).slice(1)
}
const profile = async (person: TestPerson, language = 'en') => {
  const asked = { person, headers: { 'accept-language': language } }
  const answer = await server.call('sync/get-record', { type: 'user_profile_record' }, asked)
  return answer.body['content'] as { condition: Fields[]; medications: Fields[] }
}

test('[D28, D29, MED-2] the same sent twice is one, and a second one is answered 224 with the first', async () => {
  const person = await server.signUp()
  const sent = own('Ibuprofen', { start_date: '2026-03-02' })
  const first = await add(person, sent)
  expect(first).toMatchObject({ result_code: 0, nid: 1_000_000, client_id: sent.client_id })
  expect(await add(person, sent)).toMatchObject({ result_code: 0, seq: first.seq })
  expect(await add(person, own('IBUPROFEN', { strength: 400, strength_units: 'MG' }))).toMatchObject({
    result_code: 224,
    nid: 1_000_000,
    client_id: sent.client_id,
    content: { common_name: 'Ibuprofen', start_date: '2026-03-02' },
  })
  for (const other of [{ strength: '200' }, { brand_name: 'Advil' }, { dosage_units: 'capsules' }])
    expect(await add(person, own('Ibuprofen', other))).toMatchObject({ result_code: 0 })
  expect(await pull(person)).toMatchObject([{ record_type: 'medication_record', nid: 1_000_000 }, {}, {}, {}])
})

test('[D29] of one entry each strength is its own; a name left out is what the catalogue has', async () => {
  const person = await server.signUp()
  const { nid } = ACETAMINOPHEN
  const told = await add(person, { nid, strength: '500', dosage_units: 'tablets' })
  expect(told).toMatchObject({
    result_code: 0,
    nid: 1_000_000,
    content: { common_name: 'Acetaminophen', original_nid: nid, components: ['Acetaminophen'] },
  })
  expect(await add(person, { nid, strength: '325', dosage_units: 'tablets' })).toMatchObject({
    result_code: 0,
  })
  expect(
    await add(person, { nid: -1, common_name: 'Paracetamol', strength: '500', dosage_units: 'tablets' }),
  ).toMatchObject({ result_code: 224, nid: 1_000_000 })
  const ours = own('Acetaminophen', { strength: '500', original_nid: nid })
  expect(await add(person, ours)).toMatchObject({ result_code: 224, client_id: told.client_id })
})

test('[D29] an entry that nobody knows, without a name, is answered 223; one that the person has stays theirs', async () => {
  const person = await server.signUp()
  expect(await add(person, { nid: 999_999, strength: '500' })).toMatchObject({ result_code: 223 })
  const ours = {
    client_id: randomUUID(),
    original_nid: 999_999,
    stamps: { name: stamp(1), deleted: stamp(1) },
  }
  expect(await add(person, ours)).toMatchObject({ result_code: 223 })
  expect(await add(person, { nid: -1, strength: '500' })).toMatchObject({
    result_code: 227,
    errors: [{ path: 'common_name', reason: 'required' }],
  })
  expect(await pull(person)).toEqual([])
  const named = own('Of an old catalogue', { original_nid: 999_999 })
  expect(await add(person, named)).toMatchObject({ result_code: 0 })
  const noted = { ...named, med_notes: 'x', stamps: { notes: stamp(1) } }
  expect(await edit(person, noted)).toMatchObject({ result_code: 0 })
})

test('[D29, SYNC-24] an edit that makes it the same as another is answered 224 with that one', async () => {
  const person = await server.signUp()
  const [strong, weak] = [own('Ibuprofen'), own('Ibuprofen', { strength: '200' })]
  await add(person, strong)
  await add(person, weak)
  const stronger = { ...weak, strength: '400', stamps: { strength: stamp(1) } }
  expect(await edit(person, stronger)).toMatchObject({ result_code: 224, client_id: strong.client_id })
  const { medications } = await profile(person)
  expect(medications.map(({ strength }) => strength)).toEqual(['400', '200'])
})

test('[D29, SYNC-25] what nobody has is answered 212, for an edit and for a delete', async () => {
  const person = await server.signUp()
  expect(await edit(person, own('x'))).toMatchObject({ result_code: 212 })
  expect(await remove(person, { nid: 1_000_000 })).toMatchObject({ result_code: 212 })
  expect(await remove(person, {})).toMatchObject({ result_code: 212 })
  const sent = own('Ibuprofen')
  await add(person, sent)
  const gone = { client_id: sent.client_id, stamps: { deleted: stamp(1) } }
  for (const again of [gone, gone]) expect(await remove(person, again)).toMatchObject({ result_code: 0 })
  expect((await profile(person)).medications).toEqual([])
})

test('[D29] the name of one is free for another as soon as it is deleted, and an older edit does not take it back', async () => {
  const person = await server.signUp()
  const [first, second] = [own('Ibuprofen'), own('Ibuprofen')]
  await add(person, first)
  await remove(person, { client_id: first.client_id, stamps: { deleted: stamp(2_000) } })
  expect(await add(person, second)).toMatchObject({ result_code: 0 })
  const late = { ...first, stamps: { ...(first['stamps'] as object), deleted: stamp(3_000) } }
  expect(await edit(person, late)).toMatchObject({ result_code: 0, content: { deleted: 1 } })
  const later = { ...first, stamps: { ...(first['stamps'] as object), deleted: stamp(1) } }
  expect(await edit(person, later)).toMatchObject({ result_code: 224, client_id: second.client_id })
  expect((await profile(person)).medications).toHaveLength(1)
})

test('[D31] purposes by number are kept by id with their text, and read by number', async () => {
  const person = await server.signUp()
  await server.call('sync/add-condition', { fid: -1, value: 'Headaches' }, { person })
  const knee = await server.call('sync/add-condition', { fid: -2, value: 'My knee' }, { person })
  const { nid } = await add(person, {
    nid: -1,
    common_name: 'Ibuprofen',
    purpose: [HEADACHES.fid, knee.body['fid'], -7, 1_234_567],
  })
  const purposeOf = async () => (await profile(person)).medications[0]!['purpose']
  expect(await purposeOf()).toEqual([HEADACHES.fid, 1_000_000])
  expect((await pull(person)).find(({ nid: of }) => of === nid)!['groups']).toMatchObject({
    purpose: {
      refs: [
        { client_id: HEADACHES.id, text: 'Headaches' },
        { client_id: knee.body['client_id'], text: 'My knee' },
      ],
    },
  })
  await edit(person, { nid, purpose: [1_000_000] })
  expect(await purposeOf()).toEqual([1_000_000])
  // Deleted, it has no number any more; the medication keeps its text.
  await server.call('sync/delete-condition', { fid: 1_000_000 }, { person })
  expect(await purposeOf()).toEqual([])
  const { medications } = await profile(person)
  expect(medications[0]!['refs']).toEqual({
    purpose: [{ client_id: knee.body['client_id'], text: 'My knee' }],
  })
})

test('[D34] the profile record and the bundle hold both lists, in the language of who asks; the profile takes neither', async () => {
  const person = await server.signUp()
  await server.call(
    'sync/add-condition',
    { fid: -1, value: 'Headaches', diagnosed: '2019-04-01' },
    { person },
  )
  await add(person, { nid: -1, common_name: 'Ibuprofen', strength: '400', take_as_value: 'needed' })
  const { condition, medications } = await profile(person, 'de')
  expect(condition).toMatchObject([
    {
      fid: HEADACHES.fid,
      client_id: HEADACHES.id,
      value: 'Headaches',
      translated_value: 'Kopfschmerzen',
      display_value: 'Kopfschmerzen',
      diagnosed: '2019-04-01',
    },
  ])
  expect(medications).toMatchObject([{ nid: 1_000_000, common_name: 'Ibuprofen', take_as_value: 'needed' }])
  const bundle = async (lastUpdated: number) => {
    const answer = await server.call('sync/get-all-records', { last_updated: lastUpdated }, { person })
    const records = answer.body['records'] as Fields[]
    return records.find(({ record_type: type }) => type === 'user_profile_record')?.['content']
  }
  expect(await bundle(0)).toMatchObject({
    condition: [{ value: 'Headaches' }],
    medications: [{ nid: 1_000_000 }],
  })
  const before = server.clock.now
  server.clock.now += 3_600_000
  expect(await bundle(server.clock.now)).toBeUndefined()
  await edit(person, { nid: 1_000_000, med_notes: 'with food' })
  expect(await bundle(server.clock.now)).toMatchObject({ medications: [{ med_notes: 'with food' }] })
  server.clock.now = before
  const sent = {
    record_type: 'user_profile_record',
    content: { condition: [], medications: [], country: 'DE' },
  }
  expect((await server.call('sync/update-record', sent, { person })).body.result_code).toBe(0)
  expect((await profile(person)).condition).toHaveLength(1)
})

test('[D5] what is another person’s is like what nobody has, in every call, and stays as it was', async () => {
  const [owner, stranger] = [await server.signUp(), await server.signUp()]
  const sent = own('Ibuprofen')
  const { nid } = await add(owner, sent)
  const condition = await server.call('sync/add-condition', { value: 'Of the owner' }, { person: owner })
  const before = await pull(owner)
  const naming: Fields[] = [{ nid }, { client_id: sent.client_id, stamps: { deleted: stamp(1) } }]
  for (const named of naming) {
    expect(await edit(stranger, { ...named, common_name: 'Mine now' })).toMatchObject({ result_code: 212 })
    expect(await remove(stranger, named)).toMatchObject({ result_code: 212 })
  }
  expect(await add(stranger, sent)).toMatchObject({ result_code: 0 })
  // Nor can a purpose tell what the number of somebody else is called.
  await add(stranger, { common_name: 'Naproxen', purpose: [condition.body['fid']] })
  expect(JSON.stringify(await profile(stranger))).not.toContain('Of the owner')
  expect(await pull(owner)).toEqual(before)
})
