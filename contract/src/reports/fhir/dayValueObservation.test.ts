import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { expect, test } from 'vitest'
import type { ReportedDayValue } from '@reprieve/domain/reports/facts/reportedDayValue.ts'
import { createTestBundle, listTestResources } from './testing/fhirSaid.ts'

const STEPS: ReportedDayValue = {
  measure: 'steps',
  source: 'apple-health',
  day: dayNumber('2026-11-10'),
  value: 5_300,
}

test('[FHIR-13] a day value is an Observation of that day with its unit, and the source as a text', () => {
  const [patient] = createTestBundle({ dayValues: [STEPS] }).entry
  const subject = { reference: patient!.fullUrl }
  expect(listTestResources({ dayValues: [STEPS] }, 'Observation')).toEqual([
    {
      resourceType: 'Observation',
      status: 'final',
      category: [expect.anything()],
      code: {
        coding: [{ system: 'http://loinc.org', code: '41950-7', display: expect.any(String) }],
        text: 'Name von steps',
      },
      subject,
      effectiveDateTime: '2026-11-10',
      performer: [subject],
      valueQuantity: { value: 5_300, unit: '{steps}', system: 'http://unitsofmeasure.org', code: '{steps}' },
      device: { display: 'Aus apple-health' },
    },
  ])
})

test.each([
  ['sleep', '93832-4', 'min'],
  ['resting_hr', '40443-4', '/min'],
  ['hrv_sdnn', '80404-7', 'ms'],
] as const)('[FHIR-13] %s has the LOINC code %s', (measure, code, unit) => {
  const [told] = listTestResources({ dayValues: [{ ...STEPS, measure }] }, 'Observation')
  expect(told).toMatchObject({ code: { coding: [{ code }] }, valueQuantity: { code: unit } })
})

test('[FHIR-13, FHIR-7] without day values there is no such Observation, and each has a name of its own', () => {
  expect(listTestResources({}, 'Observation')).toEqual([])
  const values = [STEPS, { ...STEPS, source: 'self' }, { ...STEPS, day: STEPS.day + 1 }]
  const names = createTestBundle({ dayValues: values }).entry.map(({ fullUrl }) => fullUrl)
  expect(new Set(names).size).toBe(names.length)
})
