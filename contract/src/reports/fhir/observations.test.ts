import type { RecordRow, ReflectionRow } from '@reprieve/domain/reports/sectionFacts.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { HOUR_MS, MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { describe, expect, test } from 'vitest'
import { createTestBundle, listTestResources } from './testing/fhirSaid.ts'

const RECORD: RecordRow = {
  is: 'record',
  day: dayNumber('2026-10-23'),
  minute: 8 * 60 + 15,
  isAllDay: false,
  length: null,
  pattern: null,
  isWrittenLater: false,
  severity: 7,
  items: {},
  unmarked: [],
  note: null,
}

const DAY: ReflectionRow = { is: 'reflection', day: dayNumber('2026-10-22'), isWrittenLater: false, score: 0 }

const told = (row: RecordRow | ReflectionRow, offset = 2 * HOUR_MS) =>
  listTestResources({ entries: [{ id: 'one', offset, row }] }, 'Observation')
const pain = (row: Partial<RecordRow>, offset?: number) => told({ ...RECORD, ...row }, offset)[0]!

describe('[FHIR-1] a pain', () => {
  test('is what the patient says in a survey, by LOINC and in points', () => {
    const { entry } = createTestBundle({ entries: [{ id: 'one', offset: 2 * HOUR_MS, row: RECORD }] })
    const patient = { reference: entry[0]!.fullUrl }
    expect(pain({})).toEqual({
      resourceType: 'Observation',
      status: 'final',
      category: [
        {
          coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'survey' }],
        },
      ],
      code: {
        coding: [
          {
            system: 'http://loinc.org',
            code: '72514-3',
            display: 'Pain severity - 0-10 verbal numeric rating [Score] - Reported',
          },
        ],
        text: 'Stärke',
      },
      subject: patient,
      effectiveDateTime: '2026-10-23T08:15:00+02:00',
      performer: [patient],
      valueQuantity: {
        value: 7,
        unit: '{score}',
        system: 'http://unitsofmeasure.org',
        code: '{score}',
      },
    })
  })

  test('of 0 is a number', () => {
    expect(pain({ severity: 0 })).toMatchObject({ valueQuantity: { value: 0 } })
  })

  const { severity: _, ...masked } = RECORD
  test.each([
    ['unknown', { ...RECORD, severity: null }],
    ['masked', masked],
  ])('without a number is %s', (code, row) => {
    const [observation] = told(row)
    expect(observation).not.toHaveProperty('valueQuantity')
    expect(observation).toMatchObject({ dataAbsentReason: { coding: [{ code }] } })
  })
})

test('[FHIR-2] each location is a member with the same time and its own name', () => {
  const row = { ...RECORD, items: { location: ['Linkes Knie', 'Nacken'] } }
  const { entry } = createTestBundle({
    entries: [
      { id: 'one', offset: 0, row },
      { id: 'two', offset: 0, row },
    ],
  })
  const names = entry.map(({ fullUrl }) => fullUrl)
  expect(new Set(names).size).toBe(names.length)
  const [first, knee, neck] = entry.filter(({ resource }) => resource.resourceType === 'Observation')
  expect(first?.resource['hasMember']).toEqual([{ reference: knee?.fullUrl }, { reference: neck?.fullUrl }])
  expect(knee?.resource).toMatchObject({
    code: { text: 'Ort' },
    effectiveDateTime: '2026-10-23T08:15:00+00:00',
    bodySite: { text: 'Linkes Knie' },
    valueCodeableConcept: { text: 'Linkes Knie' },
  })
})

test('[FHIR-15, PLACE-1] the number of a location is a component of its member, and 0 is a number', () => {
  const row = {
    ...RECORD,
    items: { location: ['\u0000', 'Linkes Knie', 'Nacken', 'Kopf'] },
    strengths: [9, 0, null, 7],
  }
  const [knee, neck, head] = told(row).slice(1)
  const code = { coding: [expect.objectContaining({ code: '72514-3' })] }
  expect(knee).toMatchObject({ component: [{ code, valueQuantity: { value: 0 } }] })
  expect(neck?.['component']).toBeUndefined()
  expect(head).toMatchObject({ component: [{ code, valueQuantity: { value: 7 } }] })
})

describe('[FHIR-3] symptoms and the like', () => {
  test('stands in the words of the person, by what they said that it did', () => {
    const items = { symptom: ['Nichts'], alleviating: ['Wärme'], ineffective: ['Naproxen'] }
    const { component } = pain({ pattern: 'constant', items, unmarked: ['Tee'], note: 'Nach dem Garten' })
    const said = (component as { code: { text: string }; valueCodeableConcept: { text: string } }[]).map(
      ({ code, valueCodeableConcept }) => `${code.text}: ${valueCodeableConcept.text}`,
    )
    expect(said).toEqual([
      'Verlauf: constant',
      'Half: Wärme',
      'Symptom: Nichts',
      'Half nicht: Naproxen',
      'Nicht markiert: Tee',
    ])
    expect(pain({ note: 'Nach dem Garten' })['note']).toEqual([{ text: 'Nach dem Garten' }])
  })

  test('that nothing was taken is nothing that helped', () => {
    const { component } = pain({ items: { alleviating: ['Keine Medikamente'] } })
    expect(component).toMatchObject([
      { code: { coding: [{ code: 'none-tried' }] }, valueCodeableConcept: { text: 'Keine Medikamente' } },
    ])
  })

  test.each([RECORD, DAY])('what was written on a later day says so: $is', (row) => {
    expect(told(row)[0]).not.toHaveProperty('component')
    expect(told({ ...row, isWrittenLater: true })[0]?.['component']).toMatchObject([
      { code: { coding: [{ code: 'written-later' }] }, valueBoolean: true },
    ])
  })

  test('a length makes a time from and until', () => {
    expect(pain({ length: 5_400 })['effectivePeriod']).toEqual({
      start: '2026-10-23T08:15:00+02:00',
      end: '2026-10-23T09:45:00+02:00',
    })
  })

  test('a whole day is the date alone', () => {
    expect(pain({ isAllDay: true, length: 86_400 })).toMatchObject({ effectiveDateTime: '2026-10-23' })
  })

  test.each([
    [-3.5 * HOUR_MS, '2026-10-23T08:15:00-03:30'],
    [14 * HOUR_MS, '2026-10-23T08:15:00+14:00'],
    [15 * HOUR_MS, '2026-10-22T17:15:00+00:00'],
    [MINUTE_MS / 2, '2026-10-23T08:14:30+00:00'],
  ])('an offset of %d is told as FHIR can', (offset, wanted) => {
    expect(pain({}, offset)['effectiveDateTime']).toBe(wanted)
  })

  test('a reflection is of its day, with a whole number that says which way it runs', () => {
    const [day] = told({ ...DAY, activities: ['Chor'], note: 'Gut' })
    expect(day).toMatchObject({
      code: {
        coding: [{ code: 'daily-reflection' }],
        text: 'Tagesrückblick (0 = schwer, 10 = gut)',
      },
      effectiveDateTime: '2026-10-22',
      valueInteger: 0,
      note: [{ text: 'Gut' }],
      component: [{ code: { text: 'Aktivität' }, valueCodeableConcept: { text: 'Chor' } }],
    })
  })

  test('a reflection without its number says why', () => {
    const { score: _score, ...masked } = DAY
    const reasons = [masked, { ...DAY, score: null }].map((row) => told(row)[0]?.['dataAbsentReason'])
    expect(reasons).toMatchObject([{ coding: [{ code: 'masked' }] }, { coding: [{ code: 'unknown' }] }])
  })
})
