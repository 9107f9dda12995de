import { expect, test } from 'vitest'
import { EMPTY_MEDICATION, type Medication } from '../medications/medication.ts'
import { medicationRows, usesWithoutRow } from './medicationRows.ts'
import { emptyRecord, type MedicationUse, type PainRecord } from './painRecord.ts'

const medication = (commonName: string, own: Partial<Medication> = {}): Medication => ({
  ...EMPTY_MEDICATION,
  id: commonName.toLowerCase(),
  commonName,
  ...own,
})
const use = (id: string, text: string): MedicationUse => ({ id, text, dose: null, effect: 'unmarked' })
const record = (...items: MedicationUse[]): PainRecord => ({
  ...emptyRecord({ at: 0, offset: 0 }),
  medication: { kind: 'items', items },
})

const rest = { language: 'en', today: '2026-11-12', compare: new Intl.Collator('en').compare } as const
const medications = ['Zinc', 'Aspirin', 'Ibuprofen', 'Naproxen'].map((name) => medication(name))
const texts = (rows: readonly { text: string }[]): string[] => rows.map(({ text }) => text)

test('[MED-6] those of the record first, then the last used, then the others by name', () => {
  const records = [record(use('naproxen', 'Naproxen')), record(use('zinc', 'Zinc'), use('naproxen', 'Old'))]
  const rows = medicationRows([use('ibuprofen', 'Ibuprofen')], { ...rest, medications, records })
  expect(texts(rows)).toEqual(['Ibuprofen', 'Naproxen', 'Zinc', 'Aspirin'])
})

test('[MED-6, D31] an unknown one is shown with the text of the record, and only if the record has it', () => {
  const shelf = { ...rest, medications: [], records: [record(use('gone', 'Codeine'))] }
  expect(medicationRows([use('x', 'Tilidine')], shelf)).toEqual([
    { id: 'x', text: 'Tilidine', kept: 'Tilidine', units: null, isPrevious: false },
  ])
})

test('[MED-3, MED-6, D31] a medication is shown by its current name, in the language of the page', () => {
  const own = { strength: '100', dosageUnits: 'tablets', names: { de: 'Acetylsalicylsäure' } } as const
  const shelf = { ...rest, medications: [medication('Aspirin', own)], records: [], language: 'de' } as const
  expect(medicationRows([use('aspirin', 'Aspirin')], shelf)).toEqual([
    {
      id: 'aspirin',
      text: 'Acetylsalicylsäure - 100 mg',
      kept: 'Aspirin - 100 mg',
      units: 'tablets',
      isPrevious: false,
    },
  ])
})

test('[MED-24] a hidden one is offered only if the record has it', () => {
  const shelf = { ...rest, medications: [medication('Aspirin', { isShown: false })], records: [] }
  expect(medicationRows([], shelf)).toEqual([])
  expect(medicationRows([use('aspirin', 'Aspirin')], shelf)).toHaveLength(1)
})

test('[MED-6, MED-9] one no longer taken comes last, unless the record has it', () => {
  const ended = medication('Aspirin', { endDate: '2026-11-11' })
  const shelf = { ...rest, medications: [ended, medication('Zinc')], records: [record(use('aspirin', 'A'))] }
  expect(medicationRows([], shelf).map(({ id, isPrevious }) => [id, isPrevious])).toEqual([
    ['zinc', false],
    ['aspirin', true],
  ])
  expect(medicationRows([use('aspirin', 'A')], shelf)[0]).toMatchObject({ id: 'aspirin', isPrevious: false })
})

test('[MED-6, D29] two that were merged appear once, by the id that the record has', () => {
  const merged = medication('Aspirin', { aliases: ['copy'] })
  const shelf = { ...rest, medications: [merged, medication('Zinc')], records: [record(use('copy', 'A'))] }
  expect(texts(medicationRows([], shelf))).toEqual(['Aspirin', 'Zinc'])
  expect(medicationRows([use('copy', 'A')], shelf)).toMatchObject([
    { id: 'copy', text: 'Aspirin' },
    { id: 'zinc' },
  ])
})

test('[MED-6, D29] one that was merged while the record was open keeps its row, and is not added twice', () => {
  const taken = [use('copy', 'A'), use('zinc', 'Zinc'), use('hidden', 'H'), use('gone', 'G')]
  const merged = medication('Aspirin', { aliases: ['copy'] })
  const kept = [merged, medication('Zinc'), medication('Hidden', { isShown: false })]
  expect(usesWithoutRow(taken, kept).map(({ id }) => id)).toEqual(['copy', 'hidden', 'gone'])
})

test('[MED-6, D29] if a record has both of two merged ones, each can be removed', () => {
  const shelf = { ...rest, medications: [medication('Aspirin', { aliases: ['copy'] })], records: [] }
  const both = [use('aspirin', 'A'), use('copy', 'A')]
  expect(medicationRows([...both, ...both], shelf).map(({ id }) => id)).toEqual(['aspirin', 'copy'])
})
