import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
let person: TestPerson

beforeAll(async () => {
  server = await openTestApp()
  person = await server.signUp()
})
afterAll(() => server.close())

type CatalogueItemFields = Record<string, unknown>

async function ask(call: string, body: Record<string, unknown>, language = 'en') {
  // Each minute has its own share of searches.
  server.clock.now += 60_000
  return server.call(`sync/${call}`, body, { person, headers: { 'accept-language': language } })
}
const conditions = async (value: string, language?: string) =>
  (await ask('find-condition', { value }, language)).body['conditions'] as CatalogueItemFields[]
const medications = async (value: string, language?: string) =>
  (await ask('find-medication', { value }, language)).body['medications'] as CatalogueItemFields[]
const brands = async (common_name: string, value: string) =>
  ((await ask('find-medication-brand', { value, common_name })).body['brands'] as CatalogueItemFields[]).map(
    ({ brand_name }) => brand_name,
  )

test.each(LANGUAGES)(
  '[D41, CAT-3] the right entry is found first, whatever is typed, in %s',
  async (language) => {
    const first = async (typed: string) => (await conditions(typed, language))[0]?.['value']
    const firstMedicine = async (typed: string) => (await medications(typed, language))[0]?.['common_name']
    expect([await first('두통'), await first('头痛'), await first('fibro')]).toEqual([
      'Headaches',
      'Headaches',
      'Fibromyalgia',
    ])
    const typed = ['paracetamol', 'парацетамол', 'tylenol', 'Ibuprofène']
    expect(await Promise.all(typed.map(firstMedicine))).toEqual([
      'Acetaminophen',
      'Acetaminophen',
      'Acetaminophen',
      'Ibuprofen',
    ])
  },
)

test('[D30] a condition comes with its number and id, its name in English and in the language asked in', async () => {
  const [found] = await conditions('rückenschm', 'ko')
  expect(found).toMatchObject({
    fid: 10_001,
    client_id: 'a9e0b229-dea8-51a4-820a-c176182da2ec',
    value: 'Back Pain',
    translated_value: '등·허리 통증',
    value_translations: { de: 'Rückenschmerzen' },
    icon_code: 'spine',
    icd10: 'M54.9',
  })
})

test('[D41] a medication comes with its parts and what there is to choose; a brand that was typed is the brand', async () => {
  const [found] = await medications('excedrin migraine', 'de')
  expect(found).toMatchObject({
    nid: 20_004,
    common_name: 'Acetaminophen - Aspirin - Caffeine - mixt',
    common_name_translation: { de: 'Paracetamol - Acetylsalicylsäure - Coffein - Komb.' },
    components: ['Acetaminophen', 'Aspirin', 'Caffeine'],
    brand_name: 'Excedrin Migraine',
    strength: '200/250/50',
    strength_units: 'mg',
    dosage_units: 'tablets',
    other_dosage_units: [],
  })
  expect(found?.['strengths']).toHaveLength(4)
  expect((await medications('acetaminophen'))[0]).toMatchObject({ brand_name: 'Generic' })
})

test('[CAT-1] with too little nothing is found, and that is no fault', async () => {
  for (const value of ['ib', ' i ', '???']) {
    expect((await ask('find-condition', { value })).body).toMatchObject({ result_code: 0, conditions: [] })
    expect((await ask('find-medication', { value })).body).toMatchObject({ result_code: 0, medications: [] })
  }
})

test('[CAT-9] brands of a medication, by any of its names; all where nothing is typed', async () => {
  const all = await brands('Acetaminophen', '')
  expect(all).toContain('Tylenol')
  expect(await brands('парацетамол', '')).toEqual(all)
  expect(await brands('Acetaminophen - Aspirin - Caffeine - mixt', 'migr')).toEqual(['Excedrin Migraine'])
  expect(await brands('Acetaminophen', 'TYL')).toEqual(['Tylenol'])
  expect(await brands('something that nobody knows', '')).toEqual([])
})

test('[CAT-4] at most fifty are told', async () => {
  expect((await conditions('pain')).length).toBeLessThanOrEqual(50)
})

test.each([
  `' OR '1'='1' --`,
  `abc & def | !ghi:* <-> ('x')`,
  `\\' or 1=1 --`,
  "''':*",
  'abc\\',
  '%_%abc',
  `a${'\u0301'.repeat(190)}bc`,
  '\uFDFA'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(15),
  '두'.repeat(200),
  'x '.repeat(100),
  '\u202eabc\u202c',
  '\uffff\ufffe\ufdd0abc',
])('[REL 1d] %j is looked for as words, and nothing else', async (value) => {
  const calls = [
    await ask('find-condition', { value }),
    await ask('find-medication', { value }),
    await ask('find-medication-brand', { value, common_name: value }),
  ]
  expect(calls.map(({ body }) => body.result_code)).toEqual([0, 0, 0])
})

test('[D10] what is no search is refused, and so is who is not signed in', async () => {
  const codes = async (body: Record<string, unknown>) => [
    (await ask('find-condition', body)).body.result_code,
    (await ask('find-medication', body)).body.result_code,
    (await ask('find-medication-brand', body)).body.result_code,
  ]
  for (const body of [{}, { value: '' }, { value: 7 }, { value: 'x'.repeat(201) }, { value: 'a\u0000b' }])
    expect([body, await codes(body)]).toEqual([body, [102, 102, 102]])
  expect((await server.call('sync/find-condition', { value: 'pain' })).body.result_code).toBe(104)
})

test('[REL 1d] sixty searches a minute are answered, and each person has their own', async () => {
  const other = await server.signUp()
  server.clock.now = Math.ceil(server.clock.now / 60_000) * 60_000
  const code = async (who: TestPerson) =>
    (await server.call('sync/find-condition', { value: 'migraine' }, { person: who })).body
  const told = await Promise.all(Array.from({ length: 60 }, () => code(person)))
  expect(new Set(told.map(({ result_code }) => result_code))).toEqual(new Set([0]))
  expect(await code(person)).toMatchObject({ result_code: 103, retry_after: 60 })
  expect(await code(other)).toMatchObject({ result_code: 0 })
  server.clock.now += 60_000
  expect(await code(person)).toMatchObject({ result_code: 0 })
})
