import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { plainAmount, strengthUnits } from './amount.ts'
import { findDosageUnits } from './dosageForm.ts'
import { readLines } from './lines.ts'
import { asName, isNameable, mixtureName } from './mixtureName.ts'
import { termRows } from './termRows.ts'
import { SOURCES, type SourceName } from './sources.ts'
import type { Tally, Term } from './term.ts'

const FILES: Record<SourceName, string[]> = {
  rxnorm: ['RXNCONSO.RRF', 'RXNREL.RRF'],
  ndc: ['product.txt'],
  icd10cm: ['icd10cm_order_2027.txt'],
}

const folder = mkdtempSync(join(tmpdir(), 'reprieve-lines-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function termsOf(source: SourceName, options = { allCodes: false }) {
  const tally: Tally = { lines: 0, left: 0, unreadable: 0 }
  const hash = createHash('sha256')
  const lines = FILES[source].map((name) =>
    readLines(join(import.meta.dirname, 'fixtures', source, name), hash),
  )
  const terms: Term[] = []
  for await (const term of SOURCES[source].read(lines, tally, options)) terms.push(term)
  return { terms, tally }
}

test('[CAT-7] RxNorm: ingredients and mixtures with their brands, strengths and forms, of its own rows alone', async () => {
  const { terms, tally } = await termsOf('rxnorm')
  expect(terms).toEqual([
    { code: '900001', name: 'Zolimaphen', components: ['Zolimaphen'] },
    { code: '900002', name: 'Brexidol', components: ['Brexidol'] },
    { code: '900003', name: 'Acetaminophen', components: ['Acetaminophen'] },
    { code: '900004', name: 'Brexidol - Zolimaphen - mixt', components: ['Brexidol', 'Zolimaphen'] },
    { code: '900001', brands: ['Zolimar'] },
    { code: '900004', brands: ['Brexizol Duo'] },
    { code: '900003', brands: ['Calmadol'] },
    {
      code: '900004',
      dosageUnits: 'tablets',
      strength: { amount: '0.03/500', units: 'mg', isPerMl: false },
    },
    { code: '900001', dosageUnits: 'tablets', strength: { amount: '500', units: 'mg', isPerMl: false } },
    { code: '900001', dosageUnits: 'mL', strength: { amount: '20', units: 'mg', isPerMl: true } },
  ])
  expect(tally).toEqual({ lines: 41, left: 6, unreadable: 2 })
})

test('[CAT-7] NDC: substances are zipped with their strengths, in the order of the alphabet', async () => {
  const { terms, tally } = await termsOf('ndc')
  const common = { synonyms: ['Tormexin'], name: 'Tormexin', code: 'tormexin', components: ['Tormexin'] }
  const mg = (amount: string) => ({ amount, units: 'mg', isPerMl: false })
  const mixture = {
    code: 'tormexin;vantolide',
    name: 'Tormexin - Vantolide - mixt',
    components: ['Tormexin', 'Vantolide'],
    brands: ['Duplarin'],
    dosageUnits: 'tablets',
  }
  expect(terms).toEqual([
    {
      ...common,
      synonyms: ['Tormexin hydrochloride'],
      brands: ['Quellador'],
      dosageUnits: 'tablets',
      strength: mg('50'),
    },
    { ...common, brands: ['Quelladör forte'], dosageUnits: 'tablets', strength: mg('0.1') },
    { ...common, brands: ['Tormexin'], dosageUnits: 'capsules', strength: mg('50') },
    {
      ...common,
      brands: ['Tormexin drops'],
      dosageUnits: 'mL',
      strength: { amount: '5', units: 'mg', isPerMl: true },
    },
    { ...mixture, synonyms: ['Vantolide and tormexin'], strength: mg('500/30') },
    { ...mixture, synonyms: ['Tormexin and vantolide'], strength: mg('250/15') },
    {
      code: 'liquimol',
      name: 'Liquimol',
      components: ['Liquimol'],
      synonyms: ['Sirupax'],
      brands: ['Sirupax'],
      dosageUnits: 'mL',
      strength: { amount: '2', units: 'µg', isPerMl: true },
    },
    {
      code: 'unitol',
      name: 'Unitol',
      components: ['Unitol'],
      synonyms: ['Unitol'],
      brands: ['Unitol'],
      dosageUnits: 'units',
    },
  ])
  expect(tally).toEqual({ lines: 10, left: 1, unreadable: 1 })
})

test('[CAT-7] ICD-10-CM: codes that stand for a diagnosis and are about pain, unless all are asked for', async () => {
  const { terms, tally } = await termsOf('icd10cm')
  expect(terms.map(({ code, name }) => [code, name])).toEqual([
    ['G43.999', 'Starlight headache, unspecified'],
    ['G90.59', 'Regional ache, other'],
    ['M54.5X', 'Sofa back, unspecified'],
    ['R52', 'Pain, made up'],
    ['M79.7', 'Fibromyalgia'],
    ['N94.9', 'Lower ache'],
  ])
  expect(terms[0]?.synonyms).toEqual(['G43.999'])
  expect(tally).toEqual({ lines: 10, left: 3, unreadable: 1 })
  const all = await termsOf('icd10cm', { allCodes: true })
  expect(all.terms).toHaveLength(8)
})

test.each([
  ['50', '50'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['0.50', '0.5'],
  ['007', '7'],
  ['0', null],
  ['', null],
  ['1e3', null],
  ['-5', null],
  ['5,5', null],
  ['0.00000001', null],
  ['9'.repeat(30), null],
])('[CAT-7] an amount %j is kept as %j', (written, kept) => {
  expect(plainAmount(written)).toBe(kept)
})

test.each([
  ['mg/1', { units: 'mg', isPerMl: false }],
  ['MCG', { units: 'µg', isPerMl: false }],
  ['GM', { units: 'g', isPerMl: false }],
  ['UG/HR', { units: 'µg', isPerMl: false }],
  ['mg/mL', { units: 'mg', isPerMl: true }],
  ['mg/5mL', null],
  ['[iU]/1', null],
  ['constructor', null],
])('[CAT-7] units %s', (written, units) => {
  expect(strengthUnits(written)).toEqual(units)
})

test.each([
  ['TABLET, FILM COATED, EXTENDED RELEASE', 'tablets'],
  ['CAPSULE, LIQUID FILLED', 'capsules'],
  ['PATCH, EXTENDED RELEASE', 'patches'],
  ['INJECTION, SOLUTION', 'injections'],
  ['SOLUTION/ DROPS', 'drops'],
  ['SPRAY, METERED', 'sprays'],
  ['AEROSOL, METERED', 'puffs'],
  ['GEL', 'applications'],
  ['SYRUP', 'mL'],
  ['SUPPOSITORY', 'suppositories'],
  ['KIT', 'units'],
])('[CAT-7] a dose of %s is counted in %s', (form, units) => {
  expect(findDosageUnits(form)).toBe(units)
})

test('[CAT-7] names are written as the catalogue writes them', () => {
  expect(asName('  IBUPROFEN   LYSINE ')).toBe('Ibuprofen lysine')
  expect(asName('vitamin B12')).toBe('Vitamin B12')
  expect(mixtureName(['A', 'B'])).toBe('A - B - mixt')
  const many = Array.from({ length: 21 }, (_, at) => `S${at}`)
  expect([[], many, [''], ['A', 'A'], ['x'.repeat(501)], ['A', 'B']].map(isNameable)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ])
})

test('[CAT-7] a file is read in lines, whatever ends them and in which letters it is', async () => {
  const path = join(folder, 'some.txt')
  const read = async (bytes: Buffer) => {
    writeFileSync(path, bytes)
    const lines: string[] = []
    for await (const line of readLines(path, createHash('sha256'))) lines.push(line)
    return lines
  }
  expect(await read(Buffer.from('\uFEFFa\r\nb\n\n두통'))).toEqual(['a', 'b', '', '두통'])
  expect(await read(Buffer.from('Quelladör\nx\n', 'latin1'))).toEqual(['Quelladör', 'x'])
  expect(await read(Buffer.from([0x53, 0x74, 0x92, 0x73, 0x00, 0x1b, 0x5b, 0x09, 0x78]))).toEqual([
    'St’s [\tx',
  ])
  expect(await read(Buffer.from(''))).toEqual([])
  const long = 'é'.repeat(200_000)
  expect(await read(Buffer.from(`${long}\n${long}`))).toEqual([long, long])
  await expect(read(Buffer.alloc(3_000_000, 'x'))).rejects.toThrow('is no text in lines')
})

test('[REL 1d] what is read cannot leave its cell, and what nobody could find is not kept', () => {
  const rows = termRows({
    code: 'a\tb',
    name: 'One\\two\n\u0000three',
    synonyms: ['one two THREE', '???', 'x'.repeat(501)],
    brands: ['', '\uFDFA'.repeat(40)],
  })
  expect(rows).toBe('a b\tconcept\tOne\\\\two three\tone two three\t[]\n')
})
