import { BUILT_IN_QUESTIONNAIRES } from '@reprieve/content/questionnaires.ts'
import { readQuestionnaire } from '@reprieve/contract/questionnaires/readQuestionnaire.ts'
import { responseToFhir } from '@reprieve/contract/questionnaires/responseToFhir.ts'
import { readScoring } from '@reprieve/contract/questionnaires/scoringWire.ts'
import type { SharedResponse } from '@reprieve/contract/questionnaires/toldResponse.ts'
import {
  listQuestions,
  type QuestionnaireAnswers,
  type Item,
  type Questionnaire,
} from '@reprieve/domain/questionnaires/questionnaire.ts'
import { computeScore } from '@reprieve/domain/questionnaires/scoring.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import type { ReportContent } from '@reprieve/domain/reports/reportContent.ts'
import { dayNumberOf } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS, HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { fhirForm } from './fhirForm.ts'
import { CONTENT as ANY_CONTENT, demoSource, DEMO_SOURCE_TIME } from './testing/demoSource.ts'
import { fhirFaults } from './testing/fhirFaults.ts'

const TODAY = dayNumberOf(DEMO_SOURCE_TIME)
const CONTENT: ReportContent = {
  ...ANY_CONTENT,
  range: { is: 'custom', span: { from: TODAY - 1, to: TODAY } },
}
const SMALL = { ...demoSource(3), content: CONTENT }
const HOSTILE = [
  '"}],"entry":[{"resource":{"resourceType":"Patient"}}',
  '\u0000\u0001\u001b[31m\u007f',
  '   ',
  '\u202Egnirts\u202C \u{1F9D1}\u200D\u{1F692} \u{E000}',
  'x'.repeat(2_000),
]

/** The last of what can be chosen, or the most. */
function anAnswer({ kind, options, most }: Item) {
  if (kind === 'choice') return [options.at(-1)!.key]
  if (kind === 'boolean') return true
  return kind === 'integer' || kind === 'decimal' ? Number(most ?? 3) : 'Well enough'
}

const answersTo = (questionnaire: Questionnaire): QuestionnaireAnswers =>
  Object.fromEntries(listQuestions(questionnaire).map((item) => [item.linkId, anAnswer(item)]))

/** Each of the product's questionnaires, answered once. */
const RESPONSES: readonly SharedResponse[] = BUILT_IN_QUESTIONNAIRES.map(
  ({ id, definition, scoring: table }) => {
    const read = readQuestionnaire(definition)
    const scoring = readScoring(table)
    if (!read.ok) throw new Error(id)
    const questionnaire = read.value
    const answers = answersTo(questionnaire)
    const score = scoring.ok ? computeScore(questionnaire, answers, scoring.value) : null
    return {
      id,
      when: { at: DEMO_SOURCE_TIME.at - HOUR_MS, offset: DEMO_SOURCE_TIME.offset },
      title: questionnaire.title.base,
      response: responseToFhir({ questionnaire, answers, language: 'de', at: DEMO_SOURCE_TIME.at }),
      score,
    }
  },
)

const textOf = async (changes: Partial<typeof SMALL>): Promise<string> =>
  Buffer.from(await fhirForm.make({ ...SMALL, responses: RESPONSES, ...changes })).toString()

interface Observation {
  resourceType: string
  code: { text: string }
  derivedFrom?: unknown
}

test.each(LANGUAGES)(
  '[FHIR-10, FHIR-7] %s: each questionnaire of the product is R4, and its score says of what it is',
  async (language) => {
    const text = await textOf({ content: { ...CONTENT, language } })
    expect(fhirFaults(text)).toEqual([])
    const { entry } = JSON.parse(text) as { entry: { resource: Observation }[] }
    const kinds = entry.map(({ resource }) => resource.resourceType)
    expect(kinds.filter((kind) => kind === 'QuestionnaireResponse')).toHaveLength(RESPONSES.length)
    const scores = entry.filter(({ resource }) => resource.derivedFrom !== undefined)
    expect(scores).toHaveLength(RESPONSES.filter(({ score }) => score !== null).length)
    for (const { resource } of scores) expect(resource.code.text).toMatch(/[(（].*0.*\d\d.*[)）]$/)
  },
)

test('[FHIR-10] no band, no part of a score and no code for a score that no form declares is told', async () => {
  const text = await textOf({})
  expect(text).not.toMatch(
    /"band"|minimal|moderate|severe|below-cut|subscale|"worry"|referenceRange|interpretation/,
  )
  expect(text).not.toMatch(/44261-6|70274-6|69725-0/)
})

test('[FHIR-11] a report without record details has none of them', async () => {
  const text = await textOf({ content: { ...CONTENT, details: null } })
  expect(text).not.toMatch(/QuestionnaireResponse|questionnaire-score/)
  expect(fhirFaults(text)).toEqual([])
})

test('[FHIR-11] there are those of the days of the report alone, by the calendar of where the person was', async () => {
  const at = (id: string, time: number, offset = 0): SharedResponse => ({
    ...RESPONSES[0]!,
    id,
    title: `Form ${id}`,
    when: { at: time, offset },
  })
  const first = (TODAY - 1) * DAY_MS
  const responses = [
    at('before', first - 1),
    at('first', first),
    at('east', first - HOUR_MS, HOUR_MS),
    at('west', first, -HOUR_MS),
    at('last', first + 2 * DAY_MS - 1),
    at('after', first + 2 * DAY_MS),
  ]
  const text = await textOf({ responses })
  expect([...text.matchAll(/Form (\w+)/g)].map(([, id]) => id)).toEqual(['first', 'east', 'last'])
})

test.each(HOSTILE)(
  '[FHIR-10, REL 1d] is R4 whatever somebody answered or called a form: %#',
  async (said) => {
    const [first] = RESPONSES
    const response = {
      resourceType: 'QuestionnaireResponse',
      language: said,
      questionnaire: said,
      item: [
        { linkId: said, text: said, answer: [{ valueString: said }] },
        { linkId: 'a', text: said, answer: [{ valueCoding: { system: said, code: said, display: said } }] },
        { linkId: 'b', text: said, item: [{ linkId: 'c', text: said, answer: [{ valueDate: said }] }] },
      ],
    }
    const text = await textOf({ responses: [{ ...first!, title: said, response }] })
    expect(fhirFaults(text)).toEqual([])
  },
)
