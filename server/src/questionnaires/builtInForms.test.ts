import { BUILT_IN_QUESTIONNAIRES } from '@reprieve/content/questionnaires.ts'
import { readQuestionnaire } from '@reprieve/contract/questionnaires/readQuestionnaire.ts'
import { responseToFhir } from '@reprieve/contract/questionnaires/responseToFhir.ts'
import { readScoring } from '@reprieve/contract/questionnaires/scoringWire.ts'
import { answersTo, anyQuestionnaire } from '@reprieve/contract/questionnaires/testing/anyQuestionnaire.ts'
import { everyItem } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { computeScore } from '@reprieve/domain/questionnaires/scoring.ts'
import { scoringFaults } from '@reprieve/domain/questionnaires/scoringFaults.ts'
import { questionnaireLanguages } from '@reprieve/domain/questionnaires/translation.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import fc from 'fast-check'
import { Fhir } from 'fhir'
import { describe, expect, test } from 'vitest'
import { listBuiltInForms } from './form.ts'

const checker = new Fhir()
const FAULTS: readonly string[] = ['error', 'fatal']

const structureFaults = (resource: unknown): string[] =>
  checker
    .validate(resource as never, { errorOnUnexpected: true })
    .messages.filter(({ severity }) => FAULTS.includes(String(severity)))
    .map(({ location, message }) => `${location}: ${message}`)

/** The structures of HL7 let two values of one answer pass. */
const hasOneValue = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return true
  const values = Object.keys(node).filter((key) => /^value[A-Z]/.test(key))
  return values.length <= 1 && Object.values(node).every(hasOneValue)
}

describe.each(BUILT_IN_QUESTIONNAIRES)('[QST-27] $id', ({ id, definition, scoring }) => {
  const read = readQuestionnaire(definition)
  if (!read.ok) throw new Error(JSON.stringify(read.reason))
  const questionnaire = read.value

  test('reads without a fault, is FHIR R4, and its table fits', () => {
    expect(structureFaults(definition)).toEqual([])
    if (scoring === null) return
    const table = readScoring(scoring)
    expect(table.ok && scoringFaults(questionnaire, table.value)).toEqual([])
  })

  test('[D49] is there in all languages where the words are ours, and in English alone where they are not', () => {
    const isOurs = id === 'weekly-check-in' || id === 'overall-change'
    expect(questionnaireLanguages(questionnaire)).toEqual(isOurs ? LANGUAGES : ['en'])
  })

  test('asks nothing of safety: nobody reads the answers', () => {
    expect(everyItem(questionnaire.items).filter(({ isSafety }) => isSafety)).toEqual([])
  })
})

test('[QST-27] three are for everybody', () => {
  expect(listBuiltInForms().map(({ id, nid, days }) => [id, nid, days])).toEqual([
    ['peg', 1, 7],
    ['weekly-check-in', 2, 7],
    ['overall-change', 3, 30],
  ])
})

test('[QST-7] the PEG is the mean of its three, to a tenth', () => {
  const peg = listBuiltInForms().find(({ id }) => id === 'peg')
  if (peg === undefined || peg.scoring === null) throw new Error('no PEG')
  const answers = { 'peg-1': 7, 'peg-2': 5, 'peg-3': 5 }
  expect(computeScore(peg.questionnaire, answers, peg.scoring)).toEqual({
    value: 5.7,
    least: 0,
    most: 10,
    band: null,
    parts: {},
  })
})

test('[QST-5] whatever form is answered, the response is one that the structures of HL7 accept', () => {
  const anyResponse = anyQuestionnaire.chain(({ definition }) => {
    const read = readQuestionnaire(definition)
    if (!read.ok) throw new Error(JSON.stringify(read.reason))
    const questionnaire = read.value
    return fc
      .record({ answers: answersTo(questionnaire), language: fc.constantFrom(...LANGUAGES) })
      .map((filled) => responseToFhir({ questionnaire, ...filled, at: 1_790_000_000_000 }))
  })
  fc.assert(
    fc.property(anyResponse, (response) => {
      expect(structureFaults(response)).toEqual([])
      expect(hasOneValue(response)).toBe(true)
    }),
    { numRuns: process.env['REPRIEVE_LONG'] === '1' ? 1_000 : 30 },
  )
})
