import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../../testing/testApp.ts'
import { importTerms, removeTerms } from './importTerms.ts'
import type { SourceName } from './sources.ts'

let server: TestApp
let person: TestPerson
let folder: string

beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
  person = await server.signUp()
  folder = mkdtempSync(join(tmpdir(), 'reprieve-import-'))
  cpSync(join(import.meta.dirname, 'fixtures'), folder, { recursive: true })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const bring = (source: SourceName, release = '2026-11') =>
  importTerms(server.pool, {
    source,
    release,
    folder: join(folder, source),
    allCodes: false,
    now: new Date(server.clock.now),
  })

const change = (file: string, act: (text: string) => string) => {
  const path = join(folder, file)
  writeFileSync(path, act(readFileSync(path, 'latin1')), 'latin1')
}

type ImportedHit = Record<string, unknown>
const medications = async (value: string) =>
  (await server.call('sync/find-medication', { value }, { person })).body['medications'] as ImportedHit[]
const conditions = async (value: string) =>
  (await server.call('sync/find-condition', { value }, { person })).body['conditions'] as ImportedHit[]
const brands = async (common_name: string, value: string) =>
  (await server.call('sync/find-medication-brand', { value, common_name }, { person })).body['brands']

const everything = async () => {
  const { rows } = await server.pool.query<{ all: unknown }>(
    `select jsonb_build_object(
       'sources', (select jsonb_agg(to_jsonb(s) - 'imported_at' order by source) from term_source s),
       'numbers', (select jsonb_agg(n order by num) from term_number n),
       'concepts', (select jsonb_agg(c order by num) from term_concept c),
       'names', (select jsonb_agg(n order by num, role, folded) from term_name n),
       'strengths', (select jsonb_agg(s order by num, strength) from term_strength s)) as all`,
  )
  return rows[0]?.all
}

test('[CAT-7] what was imported is found by its name, by other names and by its brands', async () => {
  expect(await medications('tormexin')).toEqual([])
  expect(await bring('ndc')).toMatchObject({ concepts: 4, lines: 10, left: 1, unreadable: 1 })
  const [tormexin] = await medications('tormex')
  expect(tormexin).toEqual({
    nid: expect.any(Number) as number,
    common_name: 'Tormexin',
    common_name_translation: {},
    components: ['Tormexin'],
    brand_name: 'Generic',
    strength: '0.1',
    strengths: ['0.1', '50'],
    strength_units: 'mg',
    dosage_units: 'tablets',
    other_dosage_units: ['capsules', 'mL'],
    default_brands: ['Quellador', 'Tormexin drops', 'Quelladör forte'],
  })
  expect(tormexin!['nid']).toBeGreaterThanOrEqual(10_000_000_000)
  expect((await medications('QUELLADOR fort'))[0]).toMatchObject({
    nid: tormexin!['nid'],
    brand_name: 'Quelladör forte',
  })
  expect((await medications('hydrochloride tormexin'))[0]).toMatchObject({ nid: tormexin!['nid'] })
  expect((await medications('Duplarin'))[0]).toMatchObject({
    common_name: 'Tormexin - Vantolide - mixt',
    components: ['Tormexin', 'Vantolide'],
    strengths: ['250/15', '500/30'],
  })
  expect((await medications('liquimol'))[0]).toMatchObject({ strength_units: 'µg', dosage_units: 'mL' })
  expect((await medications('unitol'))[0]).toMatchObject({ strength: '', strengths: [] })
  expect(await brands('Tormexin', '')).toEqual([
    { brand_name: 'Quellador' },
    { brand_name: 'Tormexin drops' },
    { brand_name: 'Quelladör forte' },
  ])
  expect(await brands('TORMEXIN', 'forte')).toEqual([{ brand_name: 'Quelladör forte' }])
})

test('[CAT-9] an entry of the product’s own stands for what was imported under its name, and comes first', async () => {
  await bring('rxnorm')
  await bring('icd10cm')
  const [known, ...others] = await medications('calmadol')
  expect([known, others]).toEqual([
    expect.objectContaining({ common_name: 'Acetaminophen', brand_name: 'Calmadol', nid: 20_003 }),
    [],
  ])
  expect(await brands('Paracetamol', 'calm')).toEqual([{ brand_name: 'Calmadol' }])
  expect(await brands('Paracetamol', '')).toEqual(
    expect.arrayContaining([{ brand_name: 'Tylenol' }, { brand_name: 'Calmadol' }]),
  )
  const fibromyalgia = await conditions('fibromyalgia')
  expect(fibromyalgia.filter(({ value }) => value === 'Fibromyalgia')).toHaveLength(1)
  expect(fibromyalgia[0]).toMatchObject({ icon_code: expect.any(String) as string })
  expect(await conditions('sofa back')).toEqual([
    expect.objectContaining({
      value: 'Sofa back, unspecified',
      translated_value: 'Sofa back, unspecified',
      icd10: 'M54.5X',
    }),
  ])
  expect((await conditions('G43.999'))[0]).toMatchObject({ value: 'Starlight headache, unspecified' })
  expect((await medications('brexizol'))[0]).toMatchObject({
    common_name: 'Brexidol - Zolimaphen - mixt',
    strength: '0.03/500',
    dosage_units: 'tablets',
  })
  expect((await medications('zolimar'))[0]).toMatchObject({
    common_name: 'Zolimaphen',
    brand_name: 'Zolimar',
    strengths: ['20'],
    dosage_units: 'mL',
  })
})

test('[CAT-7] imported again, everything is as it was, with the same numbers', async () => {
  const before = await everything()
  await bring('ndc')
  await bring('rxnorm')
  expect(await everything()).toEqual(before)
})

test('[CAT-7] a new release replaces its source alone; what is new gets a number that nobody had', async () => {
  const numberOf = async (value: string) => (await medications(value))[0]?.['nid']
  const [kept, gone, other] = [
    await numberOf('tormexin'),
    await numberOf('liquimol'),
    await numberOf('zolimaphen'),
  ]
  change('ndc/product.txt', (text) => text.replaceAll('LIQUIMOL', 'NOVIMOL').replaceAll('Sirupax', 'Novi'))
  await bring('ndc', '2026-12')
  expect([await numberOf('tormexin'), await numberOf('zolimaphen'), await numberOf('liquimol')]).toEqual([
    kept,
    other,
    undefined,
  ])
  expect([kept, gone, other]).not.toContain(await numberOf('novimol'))
  change('ndc/product.txt', (text) => text.replaceAll('NOVIMOL', 'LIQUIMOL'))
  await bring('ndc', '2027-01')
  expect(await numberOf('liquimol')).toBe(gone)
  const { rows } = await server.pool.query(
    `select source, release, concepts from term_source order by source`,
  )
  expect(rows).toEqual([
    { source: 'icd10cm', release: '2026-11', concepts: 6 },
    { source: 'ndc', release: '2027-01', concepts: 4 },
    { source: 'rxnorm', release: '2026-11', concepts: 4 },
  ])
})

test('[CAT-7] a file that cannot be read to its end, or that is another, leaves what was there before', async () => {
  const before = await everything()
  change('ndc/product.txt', (text) => text.replace('SUBSTANCENAME', 'SOMETHING'))
  await expect(bring('ndc')).rejects.toThrow('product.txt has no column SUBSTANCENAME')
  change('ndc/product.txt', (text) => `${text.replace('SOMETHING', 'SUBSTANCENAME')}${'x'.repeat(2_000_000)}`)
  await expect(bring('ndc')).rejects.toThrow('is no text in lines')
  change('ndc/product.txt', (text) => text.split('\r\n', 1).join(''))
  await expect(bring('ndc')).rejects.toThrow('Nothing was imported: of 0 lines')
  rmSync(join(folder, 'ndc', 'product.txt'))
  await expect(bring('ndc')).rejects.toThrow('holds no file such as product.txt')
  expect(await everything()).toEqual(before)
})

test('[CAT-7] two imports at once take turns', async () => {
  cpSync(join(import.meta.dirname, 'fixtures'), folder, { recursive: true })
  const [first, second] = await Promise.all([bring('ndc'), bring('ndc'), bring('icd10cm')])
  expect(first).toEqual(second)
  expect((await medications('tormexin')).map((one) => one['common_name'])).toEqual([
    'Tormexin',
    'Tormexin - Vantolide - mixt',
  ])
})

test('[CAT-7] a source that was removed is found no more, and another one still is', async () => {
  await removeTerms(server.pool, 'ndc')
  expect([await medications('tormexin'), (await medications('zolimar')).length]).toEqual([[], 1])
  const { rows } = await server.pool.query(`select from term_number where source = 'ndc'`)
  expect(rows.length).toBeGreaterThan(0)
})

test('[CAT-7] people keep what they have of a source that was removed', async () => {
  const [{ nid } = {}] = await medications('zolimar')
  const [{ fid, value } = {}] = await conditions('sofa back')
  const medication = { nid: -1, original_nid: nid, common_name: 'Zolimaphen', brand_name: 'Zolimar' }
  const added = await Promise.all([
    server.call('sync/add-medication', medication, { person }),
    server.call('sync/add-condition', { fid: -1, original_fid: fid, value }, { person }),
  ])
  expect(added.map(({ body }) => body.result_code)).toEqual([0, 0])
  const kept = async () =>
    (
      await server.pool.query<{ name: unknown }>(
        `select groups->'name'->'v' as name from item where user_id = $1 and kind in ('condition', 'medication') order by kind`,
        [person.userId],
      )
    ).rows.map(({ name }) => name)
  const before = await kept()
  expect(before).toEqual([
    expect.objectContaining({ value: 'Sofa back, unspecified', original_fid: fid }),
    expect.objectContaining({ common_name: 'Zolimaphen', brand_name: 'Zolimar', original_nid: nid }),
  ])
  await removeTerms(server.pool, 'rxnorm')
  await removeTerms(server.pool, 'icd10cm')
  expect([await medications('zolimar'), await conditions('sofa back')]).toEqual([[], []])
  expect(await kept()).toEqual(before)
})
