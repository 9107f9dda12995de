import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import type { SharedResponse } from '../../questionnaires/toldResponse.ts'
import { createTestBundle } from './testing/fhirSaid.ts'

const ANSWERED: SharedResponse = {
  id: 'one',
  when: { at: Date.UTC(2026, 9, 23, 6, 15), offset: 2 * HOUR_MS },
  title: 'Three questions',
  response: {
    resourceType: 'QuestionnaireResponse',
    language: 'de',
    questionnaire: 'https://example.org/three|2',
    status: 'completed',
    authored: '2026-10-23T06:15:00.000Z',
    item: [
      { linkId: 'much', text: 'Wie stark?', answer: [{ valueInteger: 0 }] },
      {
        linkId: 'group',
        item: [
          { linkId: 'often', text: 'Wie oft?', answer: [{ valueCoding: { code: 'never', display: 'Nie' } }] },
        ],
      },
    ],
  },
  score: { value: 3.5, least: 0, most: 10 },
}

const entriesOf = (...responses: SharedResponse[]) => createTestBundle({ responses }).entry
const told = (changes: Partial<SharedResponse>) => {
  const [, , , answered, score] = entriesOf({ ...ANSWERED, ...changes })
  return { answered: answered!.resource, score: score!.resource }
}

test('[FHIR-10] answers are those of the patient at their local time, in the words in which they were answered', () => {
  const patient = { reference: entriesOf(ANSWERED)[0]!.fullUrl }
  expect(told({}).answered).toEqual({
    resourceType: 'QuestionnaireResponse',
    language: 'de',
    questionnaire: 'https://example.org/three|2',
    status: 'completed',
    subject: patient,
    authored: '2026-10-23T08:15:00+02:00',
    author: patient,
    source: patient,
    item: [
      { linkId: 'much', text: 'Wie stark?', answer: [{ valueInteger: 0 }] },
      {
        linkId: 'group',
        item: [
          { linkId: 'often', text: 'Wie oft?', answer: [{ valueCoding: { code: 'never', display: 'Nie' } }] },
        ],
      },
    ],
  })
})

test('[FHIR-10] a score is derived from the response, names its form, and has a code of ours', () => {
  const [patient, , , answered, score] = entriesOf(ANSWERED)
  expect(score!.resource).toEqual({
    resourceType: 'Observation',
    status: 'final',
    category: [
      { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'survey' }] },
    ],
    code: {
      coding: [
        { system: 'urn:reprieve:diary', code: 'questionnaire-score', display: 'Score of a questionnaire' },
      ],
      text: 'Three questions (0-10)',
    },
    subject: { reference: patient!.fullUrl },
    effectiveDateTime: '2026-10-23T08:15:00+02:00',
    performer: [{ reference: patient!.fullUrl }],
    valueQuantity: {
      value: 3.5,
      unit: '{score}',
      system: 'http://unitsofmeasure.org',
      code: '{score}',
    },
    derivedFrom: [{ reference: answered!.fullUrl }],
  })
})

test('[FHIR-10, FHIR-6] without a score there is no observation, and everything is marked as reported by the patient', () => {
  const entries = entriesOf(ANSWERED, { ...ANSWERED, id: 'two', score: null })
  const kinds = entries.map(({ resource }) => resource.resourceType)
  expect(kinds.slice(3)).toEqual([
    'QuestionnaireResponse',
    'Observation',
    'QuestionnaireResponse',
    'Provenance',
  ])
  const { target } = entries.at(-1)!.resource as unknown as { target: { reference: string }[] }
  expect(target.map(({ reference }) => reference)).toEqual(entries.slice(2, -1).map(({ fullUrl }) => fullUrl))
})

test('[FHIR-10] of a stored response only the known fields of an answer are included', () => {
  const response = {
    ...(ANSWERED.response as object),
    extension: [{ url: 'x' }],
    questionnaire: 'two words',
    item: [
      {
        linkId: 'n',
        answer: [{ valueInteger: 3_000_000_000 }, { valueDecimal: 0.5 }, { valueDate: 'soon' }],
      },
      { linkId: 'd', extension: [], answer: [{ valueDate: '2026-10-01' }, { valueBoolean: false }] },
      { linkId: 't', text: '\u0001', answer: [{ valueString: ' said ' }, { valueString: '  ' }] },
      { linkId: 'c', answer: [{ valueCoding: { system: 'not a uri', code: 'a  b' } }, { valueCoding: {} }] },
      { linkId: 'none', answer: [] },
      { linkId: '', answer: [{ valueString: 'nowhere' }] },
      'nothing',
    ],
  }
  const { answered } = told({ response })
  expect(answered).not.toHaveProperty('extension')
  expect(answered).not.toHaveProperty('questionnaire')
  expect(answered['item']).toEqual([
    { linkId: 'n', answer: [{ valueDecimal: 3_000_000_000 }, { valueDecimal: 0.5 }] },
    { linkId: 'd', answer: [{ valueDate: '2026-10-01' }, { valueBoolean: false }] },
    { linkId: 't', answer: [{ valueString: 'said' }] },
    { linkId: 'c', answer: [{ valueCoding: { code: 'a b' } }] },
  ])
})
