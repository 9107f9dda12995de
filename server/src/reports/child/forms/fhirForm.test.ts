import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { nothingTaken, nothingTried } from '@reprieve/domain/reports/words/reportLocale.ts'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fhirForm } from './fhirForm.ts'
import type { FormSource } from './reportForm.ts'
import { CONTENT, demoSource } from './testing/demoSource.ts'
import { fhirFaults } from './testing/fhirFaults.ts'

interface Resource {
  resourceType: string
  [field: string]: unknown
}

interface Bundle extends Resource {
  entry: { fullUrl: string; resource: Resource }[]
}

interface Reference {
  reference: string
}

const membersOf = ({ hasMember }: Resource): string[] =>
  ((hasMember ?? []) as Reference[]).map(({ reference }) => reference)

const SMALL = demoSource(10)

const textOf = async (source: FormSource): Promise<string> =>
  Buffer.from(await fhirForm.make(source)).toString()
const bundleOf = async (source: FormSource): Promise<Bundle> => JSON.parse(await textOf(source)) as Bundle
const ofType = ({ entry }: Bundle, type: string) =>
  entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type)

const inLanguage = (language: Language): FormSource => ({ ...SMALL, content: { ...CONTENT, language } })

describe('[FHIR-7] the report as a Bundle', () => {
  test('of a year is R4 by its structures, and every entry of the year is in it', async () => {
    const year = demoSource(365)
    const text = await textOf(year)
    expect(fhirFaults(text)).toEqual([])
    const entries = [...year.entries]
    const scores = ofType(JSON.parse(text) as Bundle, 'Observation').flatMap(
      ({ valueQuantity, valueInteger }) =>
        valueQuantity === undefined ? (valueInteger ?? []) : (valueQuantity as { value: number }).value,
    )
    const told = entries.map(({ row }) => (row.is === 'record' ? row.severity : row.score))
    expect(scores).toEqual(told.filter((value) => value !== null))
  }, 120_000)

  test.each(LANGUAGES)('[FHIR-8] %s: is R4, and says its language', async (language) => {
    const text = await textOf(inLanguage(language))
    expect(fhirFaults(text)).toEqual([])
    const wanted = language === 'zh-rCN' ? 'zh-CN' : language
    expect((JSON.parse(text) as Bundle)['language']).toBe(wanted)
    expect(text).not.toMatch(/[µμ]g/)
  })

  test('[FHIR-13] has what devices measured in its days only if the report contains it, and is R4', async () => {
    const { from, to } = CONTENT.range.span
    const values = new Map([from - 1, from, to, to + 1].map((day) => [day, 412]))
    const measures = [{ measure: 'sleep', source: 'apple-health', values }] as const
    const withFields = (fields: NonNullable<FormSource['content']['timeline']>['fields']): FormSource => {
      const story = { ...SMALL.content.timeline!, fields, measured: [] }
      return { ...SMALL, entries: [], measures, content: { ...CONTENT, timeline: story } }
    }
    const text = await textOf(withFields(['severity', 'signals']))
    expect(fhirFaults(text)).toEqual([])
    expect(ofType(JSON.parse(text) as Bundle, 'Observation')).toMatchObject([
      { effectiveDateTime: localDay(from), device: { display: 'Apple Health' } },
      { effectiveDateTime: localDay(to), valueQuantity: { value: 412, code: 'min' } },
    ])
    expect(ofType(await bundleOf(withFields(['severity'])), 'Observation')).toEqual([])
    const off = { ...SMALL, entries: [], measures, content: { ...CONTENT, timeline: null } }
    expect(ofType(await bundleOf(off), 'Observation')).toEqual([])
  })

  test('[FHIR-9] has every logged dose, and none of a report without medicines or details', async () => {
    const doses = async (source: FormSource) => ofType(await bundleOf(source), 'MedicationAdministration')
    expect(SMALL.doses.length).toBeGreaterThan(0)
    expect(await doses(SMALL)).toHaveLength(SMALL.doses.length)
    const patient = { ...CONTENT.patient!, medications: null }
    expect(await doses({ ...SMALL, content: { ...CONTENT, patient } })).toEqual([])
    expect(await doses({ ...SMALL, content: { ...CONTENT, details: null } })).toEqual([])
  })

  test('[FHIR-7] tells of nothing that the report leaves out', async () => {
    const patient = { ...CONTENT.patient!, name: null, conditions: null, medications: null }
    const bundle = await bundleOf({ ...SMALL, content: { ...CONTENT, patient, details: null } })
    expect(bundle.entry.map(({ resource }) => resource.resourceType)).toEqual([
      'Patient',
      'Device',
      'DocumentReference',
      'Provenance',
    ])
    expect(JSON.stringify(bundle)).not.toContain('Demo Person')
  })

  test('a medicine names no condition that the report leaves out', async () => {
    const patient = { ...CONTENT.patient!, conditions: null }
    const text = await textOf({ ...SMALL, content: { ...CONTENT, patient } })
    expect(fhirFaults(text)).toEqual([])
    expect(text).not.toContain('reasonReference')
    expect(text).not.toContain('Low back pain')
  })
})

test('[FHIR-6] the PDF is known by its size and hash, and all is marked as the word of the patient', async () => {
  const bundle = await bundleOf(SMALL)
  const [document] = ofType(bundle, 'DocumentReference')
  expect(document?.['content']).toEqual([
    {
      attachment: {
        contentType: 'application/pdf',
        language: 'en',
        size: SMALL.pdf.length,
        hash: createHash('sha1').update(SMALL.pdf).digest('base64'),
        title: 'Pain report',
        creation: '2026-11-12T18:55:00+01:00',
      },
    },
  ])
  const [provenance] = ofType(bundle, 'Provenance')
  const [patient, device] = bundle.entry.map(({ fullUrl }) => fullUrl)
  expect(provenance).toMatchObject({
    agent: [{ who: { reference: patient } }],
    entity: [{ what: { reference: device } }],
  })
  const marked = bundle.entry.filter(
    ({ resource }) => !['Patient', 'Device', 'Provenance'].includes(resource.resourceType),
  )
  const members = new Set(marked.flatMap(({ resource }) => membersOf(resource)))
  expect((provenance?.['target'] as Reference[] | undefined)?.map(({ reference }) => reference)).toEqual(
    marked.map(({ fullUrl }) => fullUrl).filter((name) => !members.has(name)),
  )
})

describe('[FHIR-7] the check itself', () => {
  const GOOD = {
    resourceType: 'Observation',
    status: 'final',
    code: { text: 'Pain' },
    effectiveDateTime: '2026-10-23',
    valueInteger: 3,
  }
  const check = (resource: Record<string, unknown>): boolean =>
    fhirFaults(
      JSON.stringify({
        resourceType: 'Bundle',
        type: 'collection',
        entry: [{ fullUrl: 'urn:uuid:1', resource }],
      }),
    ).length === 0

  test('lets what is right through', () => {
    expect(check(GOOD)).toBe(true)
  })

  test.each([
    ['no status', { status: undefined }],
    ['a status that is none', { status: 'done' }],
    ['a field that is none', { pain: 3 }],
    ['two values', { valueString: '3' }],
    ['a date that is none', { effectiveDateTime: 'yesterday' }],
    ['a reference to nothing', { subject: { reference: 'urn:uuid:2' } }],
    ['something empty', { note: [] }],
  ])('finds %s', (_, wrong) => {
    expect(check({ ...GOOD, ...wrong })).toBe(false)
  })
})

test.each(LANGUAGES)(
  '[FHIR-3] %s: that nothing was tried or taken is nothing that helped',
  async (language) => {
    const [charts, items, records] = await Promise.all([
      loadText(language, 'charts'),
      loadText(language, 'listItems'),
      loadText(language, 'records'),
    ])
    const nothing = items('alleviating_factor.nothing')
    const none = records('noMedications')
    const alleviating = [
      nothing,
      nothingTried(nothing, { charts, records }),
      none,
      nothingTaken(none, { charts, records }),
    ]
    const { row } = [...SMALL.entries].find((entry) => entry.row.is === 'record')!
    if (row.is !== 'record') throw new Error('not a record')
    const told = { ...row, pattern: null, items: { alleviating }, unmarked: [] }
    const source = { ...inLanguage(language), entries: [{ id: 'one', offset: 0, row: told }] }
    const [pain] = ofType(await bundleOf(source), 'Observation')
    const part = { code: { coding: [{ code: 'none-tried' }] } }
    expect(pain?.['component']).toMatchObject([part, part, part, part])
  },
)

const HOSTILE = [
  '"}],"entry":[{"resource":{"resourceType":"Patient"}}',
  '<script>alert(1)</script> & \\ \u2028',
  '\u0000\u0001\u001b[31m\u007f',
  '   ',
  '',
  '\u202Egnirts\u202C \u{1F9D1}\u200D\u{1F692} \u{E000}',
  '=1+1',
  'x'.repeat(20_000),
]

test.each(HOSTILE)('[FHIR-7, REL 1d] is R4 whatever people wrote: %#', async (said) => {
  const row = { ...[...SMALL.entries].find((entry) => entry.row.is === 'record')!.row, note: said }
  if (row.is !== 'record') throw new Error('not a record')
  const items = { location: [said, said], symptom: [said], character: [said], alleviating: [said] }
  const medicine: Medication = {
    ...SMALL.medications[0]!,
    commonName: said,
    names: {},
    components: [said, said],
    strength: said,
    strengthUnits: said,
    dosageUnits: said,
    dosages: [{ amount: 1, frequency: null }],
    startDate: said,
    endDate: said,
  }
  const source: FormSource = {
    ...SMALL,
    title: said,
    content: { ...CONTENT, patient: { ...CONTENT.patient!, name: said, birth: { day: said, age: 1 } } },
    conditions: [{ ...SMALL.conditions[0]!, name: said, firstSymptom: said, diagnosed: said }],
    medications: [medicine],
    entries: [{ id: 'one', offset: 1, row: { ...row, items, unmarked: [said], note: said } }],
  }
  const text = await textOf(source)
  expect(fhirFaults(text)).toEqual([])
  expect(ofType(JSON.parse(text) as Bundle, 'Patient')).toHaveLength(1)
})
