import type { Frequency } from '@reprieve/domain/schedule/frequency.ts'
import { describe, expect, test } from 'vitest'
import type { FhirCondition, FhirMedication } from './fhirSource.ts'
import { MEDICINE, SOURCE, createTestBundle, listTestResources } from './testing/fhirSaid.ts'

const BACK: FhirCondition = {
  id: 'back',
  label: 'Rücken',
  firstSymptom: '2019-05-01',
  diagnosed: '2021-03-18',
}

const stated = (told: Partial<FhirMedication>) =>
  listTestResources({ medications: [{ ...MEDICINE, ...told }] }, 'MedicationStatement')[0]!

describe('[FHIR-4] a condition', () => {
  test('is active and unconfirmed, by the word of the patient', () => {
    expect(listTestResources({ conditions: [BACK] }, 'Condition')).toMatchObject([
      {
        clinicalStatus: { coding: [{ code: 'active' }] },
        verificationStatus: { coding: [{ code: 'unconfirmed' }] },
        code: { text: 'Rücken' },
        onsetDateTime: '2019-05-01',
        recordedDate: '2026-11-12T18:55:00+01:00',
        asserter: { reference: createTestBundle({}).entry[0]?.fullUrl },
        note: [{ text: 'Diagnose: 2021-03-18' }],
      },
    ])
  })

  test.each(['', '2026-02-30', '0000-00-00', 'May 2019', '2019'])('no day is made of %j', (said) => {
    const [condition] = listTestResources(
      { conditions: [{ ...BACK, firstSymptom: said, diagnosed: said }] },
      'Condition',
    )
    expect(condition).not.toHaveProperty('onsetDateTime')
    expect(condition).not.toHaveProperty('note')
  })
})

test('[FHIR-9] each logged dose is an administration by the patient, at their clock', () => {
  const when = { at: Date.UTC(2026, 9, 23, 6, 15), offset: 7_200_000 }
  const doses = [{ id: 'd', when, label: 'Naproxen - 500 mg' }]
  const { entry } = createTestBundle({ doses })
  const patient = { reference: entry[0]?.fullUrl }
  const found = entry.find(({ resource }) => resource.resourceType === 'MedicationAdministration')
  expect(found?.resource).toEqual({
    resourceType: 'MedicationAdministration',
    status: 'completed',
    medicationCodeableConcept: { text: 'Naproxen - 500 mg' },
    subject: patient,
    effectiveDateTime: '2026-10-23T08:15:00+02:00',
    performer: [{ actor: patient }],
  })
  const { resource } = entry.at(-1)!
  expect(resource['target']).toContainEqual({ reference: found?.fullUrl })
})

describe('[FHIR-5] a medicine', () => {
  test.each([
    ['active', null, null],
    ['active', '2026-11-12', '2026-11-12'],
    ['intended', '2026-11-13', null],
    ['completed', '2026-01-01', '2026-11-11'],
    ['completed', null, '2026-11-11'],
  ])('is %s from %s to %s, on the day of the report where the person is', (status, startDate, endDate) => {
    expect(stated({ startDate, endDate })['status']).toBe(status)
  })

  test('of which the end lies before the start has no period', () => {
    const dates = { startDate: '2026-05-02', endDate: '2026-05-01' }
    expect(stated(dates)).not.toHaveProperty('effectivePeriod')
    expect(stated({ ...dates, endDate: '2026-05-02' })['effectivePeriod']).toEqual({
      start: '2026-05-02',
      end: '2026-05-02',
    })
  })

  test('is for the conditions that are in the file, by whatever id it knows them', () => {
    const purpose = ['old-back', 'back', 'elsewhere'].map((id) => ({ id, text: id }))
    const { entry } = createTestBundle({
      conditions: [{ ...BACK, aliases: ['old-back'] }],
      medications: [{ ...MEDICINE, purpose }],
    })
    const of = (type: string) => entry.find(({ resource }) => resource.resourceType === type)
    expect(of('MedicationStatement')?.resource['reasonReference']).toEqual([
      { reference: of('Condition')?.fullUrl },
    ])
  })

  const at = { hour: 21, minute: 5 }
  test.each<[Frequency, object]>([
    [
      { kind: 'hourly', every: 6, from: at, to: at },
      { frequency: 1, period: 6, periodUnit: 'h' },
    ],
    [
      { kind: 'daily', every: 2, at },
      { frequency: 1, period: 2, periodUnit: 'd', timeOfDay: ['21:05:00'] },
    ],
    [
      { kind: 'weekly', every: 1, days: [1, 7], at },
      { frequency: 2, period: 1, periodUnit: 'wk', timeOfDay: ['21:05:00'], dayOfWeek: ['mon', 'sun'] },
    ],
    [
      { kind: 'monthly', every: 3, day: 31, at },
      { frequency: 1, period: 3, periodUnit: 'mo', timeOfDay: ['21:05:00'] },
    ],
  ])('is taken as often as is told: %j', (frequency, repeat) => {
    const dosages = [{ amount: 1.5, frequency }]
    expect(stated({ takeAs: 'scheduled', dosages, dosageUnits: 'tablets' })['dosage']).toEqual([
      {
        text: 'scheduled 1.5',
        timing: { repeat },
        asNeededBoolean: false,
        doseAndRate: [
          {
            doseQuantity: {
              value: 1.5,
              unit: 'tablets',
              system: 'http://unitsofmeasure.org',
              code: '{tablet}',
            },
          },
        ],
      },
    ])
  })

  const ONE = { amount: 1, frequency: null }
  test.each([
    [null, [ONE], [undefined]],
    ['scheduled', [ONE], [false]],
    ['needed', [ONE], [true]],
    ['needed', [], [true]],
    ['scheduled and needed', [ONE], [false, true]],
    [null, [], undefined],
  ] as const)('taken as %s: which of %j are as needed', (takeAs, dosages, wanted) => {
    const dosage = stated({ takeAs, dosages })['dosage'] as { asNeededBoolean?: boolean }[] | undefined
    expect(dosage?.map(({ asNeededBoolean }) => asNeededBoolean)).toEqual(wanted)
  })

  test('that is mixed has its parts, each with its strength; micrograms are ug, and µ is shown to nobody', () => {
    const mixture = stated({
      commonName: 'Buprenorphine - Naloxone',
      components: ['Buprenorphine', 'Naloxone'],
      strength: '400/100',
      strengthUnits: '\u03bcg',
      dosageUnits: 'tablets',
    })
    const ucum = { system: 'http://unitsofmeasure.org' }
    const strength = (value: number) => ({
      numerator: { value, unit: 'mcg', ...ucum, code: 'ug' },
      denominator: { value: 1, unit: 'tablets', ...ucum, code: '{tablet}' },
    })
    expect(mixture['medicationReference']).toEqual({ reference: '#medicine' })
    expect(mixture['contained']).toEqual([
      {
        resourceType: 'Medication',
        id: 'medicine',
        code: { text: 'Buprenorphine - Naloxone' },
        ingredient: [
          { itemCodeableConcept: { text: 'Buprenorphine' }, strength: strength(400) },
          { itemCodeableConcept: { text: 'Naloxone' }, strength: strength(100) },
        ],
      },
    ])
  })

  test('tells neither notes nor instructions', () => {
    const told = { ...MEDICINE, notes: 'between us', specialInstructions: 'between us' }
    expect(JSON.stringify(createTestBundle({ medications: [told] }))).not.toContain('between us')
  })
})

test('[FHIR-7] the same person has the same ids in another report, and nobody else has them', () => {
  const names = (seed: string) =>
    createTestBundle({ seed, conditions: [BACK] }).entry.map(({ fullUrl }) => fullUrl)
  const mine = names(SOURCE.seed)
  expect(names(SOURCE.seed)).toEqual(mine)
  const others = names('2b1d2a0e-5b7b-4f0e-8f57-3a4c6c0d1e22')
  expect(others.filter((name) => mine.includes(name))).toEqual([])
})

test('[FHIR-7] the patient has only what the report shows', () => {
  expect(listTestResources({}, 'Patient')).toEqual([{ resourceType: 'Patient' }])
  const patient = {
    name: 'Helen Marsh',
    gender: { is: 'f', text: '' },
    birth: { day: '1968-04-17', age: 58 },
  } as const
  expect(listTestResources({ patient }, 'Patient')).toEqual([
    { resourceType: 'Patient', name: [{ text: 'Helen Marsh' }], gender: 'female', birthDate: '1968-04-17' },
  ])
})
