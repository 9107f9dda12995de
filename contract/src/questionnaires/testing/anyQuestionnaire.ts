import fc from 'fast-check'
import type {
  QuestionnaireAnswer,
  QuestionnaireAnswers,
  Item,
  Questionnaire,
} from '@reprieve/domain/questionnaires/questionnaire.ts'
import { listQuestions } from '@reprieve/domain/questionnaires/questionnaire.ts'

// FHIR R4 forms of everything that we can ask, and answers that fit them.

type Json = Record<string, unknown>

const HL7 = 'http://hl7.org/fhir/StructureDefinition/'
const SYSTEM = 'https://example.org/codes'
const TAGS = ['de', 'es', 'fr', 'ko', 'ru', 'zh-CN']

const anyWords = fc.constantFrom(
  'How was your week?',
  'Pain < 3 & > 1 "quoted"',
  '지난 7일을 통틀어 볼 때',
  'Насколько сильной в среднем была боль?',
  '您现在怎么样？',
  '👩🏽‍⚕️ visit',
  'A'.repeat(300),
  '<b>bold</b> {0} %s',
)

const control = (code: string): Json => ({
  url: `${HL7}questionnaire-itemControl`,
  valueCodeableConcept: {
    coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code }],
  },
})
const limit = (name: string, value: Json): Json => ({ url: `${HL7}${name}`, ...value })

const coded = (code: string, display: string, ordinal: number | null, isExclusive: boolean): Json => {
  const extension = [
    ...(ordinal === null ? [] : [limit('ordinalValue', { valueDecimal: ordinal })]),
    ...(isExclusive ? [limit('questionnaire-optionExclusive', { valueBoolean: true })] : []),
  ]
  return { ...(extension.length > 0 && { extension }), valueCoding: { system: SYSTEM, code, display } }
}

const anyOptions: fc.Arbitrary<Json[]> = fc.oneof(
  fc
    .record({
      many: fc.integer({ min: 1, max: 6 }),
      hasOrdinals: fc.boolean(),
      isLastExclusive: fc.boolean(),
    })
    .chain(({ many, hasOrdinals, isLastExclusive }) =>
      fc
        .array(anyWords, { minLength: many, maxLength: many })
        .map((words) =>
          words.map((display, at) =>
            coded(`c-${at}`, display, hasOrdinals ? at : null, isLastExclusive && at === many - 1),
          ),
        ),
    ),
  fc
    .uniqueArray(
      anyWords.map((text) => text.slice(0, 200)),
      { minLength: 1, maxLength: 4 },
    )
    .map((texts) => texts.map((valueString) => ({ valueString }))),
  fc
    .uniqueArray(fc.integer({ min: -5, max: 20 }), { minLength: 1, maxLength: 5 })
    .map((numbers) => numbers.map((valueInteger) => ({ valueInteger }))),
)

const isRequired = fc.boolean().map((required) => ({ required }))

const anyQuestion: fc.Arbitrary<Json> = fc
  .tuple(
    fc.oneof(
      fc.record({ type: fc.constant('choice'), answerOption: anyOptions, repeats: fc.boolean() }),
      fc.constant({
        type: 'integer',
        extension: [
          control('slider'),
          limit('minValue', { valueInteger: 0 }),
          limit('maxValue', { valueInteger: 10 }),
        ],
        ends: true,
      }),
      fc.constant({ type: 'integer', extension: [limit('minValue', { valueInteger: -3 })] }),
      fc.constant({ type: 'decimal', extension: [limit('maxValue', { valueDecimal: 99.5 })] }),
      fc.constantFrom({ type: 'boolean' }, { type: 'string' }, { type: 'text', maxLength: 40 }),
      fc.constant({ type: 'date', extension: [limit('maxValue', { valueDate: '2030-12-31' })] }),
    ),
    anyWords,
    isRequired,
  )
  .map(([kind, text, required]) => ({ ...kind, text, ...required }))

const anyDisplay: fc.Arbitrary<Json> = anyWords.map((text) => ({ type: 'display', text }))

const anyTree = fc.letrec<{ item: Json; group: Json }>((tie) => ({
  item: fc.oneof({ maxDepth: 2 }, anyQuestion, anyQuestion, anyDisplay, tie('group')),
  group: fc
    .record({
      text: fc.option(anyWords, { nil: undefined }),
      item: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    })
    .map(({ text, item }) => ({ type: 'group', ...(text !== undefined && { text }), item })),
}))

/** In every shape that real forms use. */
const LINK_IDS = [
  (at: number) => `q-${at}`,
  (at: number) => `/4425${at}-9`,
  (at: number) => `1.${at}`,
  (at: number) => `Ünï ${at}_`,
]

export interface AnyForm {
  /** As a FHIR resource. */
  definition: Json
}

/** A form of all that we can ask. */
export const anyQuestionnaire: fc.Arbitrary<AnyForm> = fc
  .record({
    first: anyQuestion,
    items: fc.array(anyTree.item, { maxLength: 5 }),
    title: anyWords,
    hasTranslations: fc.boolean(),
    conditions: fc.array(fc.option(fc.nat({ max: 1_000 }), { freq: 2 }), { minLength: 8, maxLength: 8 }),
    style: fc.nat({ max: LINK_IDS.length - 1 }),
  })
  .map(({ first, items, title, hasTranslations, conditions, style }) => {
    const asked: Json[] = []
    let count = 0
    const nextLink = (): string => (LINK_IDS[style] ?? String)((count += 1))
    const named = (said: Json): Json => {
      const { ends, item: below, ...item } = said
      const linkId = nextLink()
      const seed = conditions[count % conditions.length] ?? null
      const target = seed === null ? undefined : asked[seed % Math.max(asked.length, 1)]
      const enableWhen = target === undefined || seed === null ? [] : [conditionOn(target, seed)]
      const self: Json = {
        ...item,
        linkId,
        ...(enableWhen.length > 0 && { enableWhen }),
        ...(hasTranslations && typeof item['text'] === 'string' && { _text: translated(item['text']) }),
      }
      const kept =
        ends === true
          ? { ...self, item: ['lower', 'upper'].map((end) => endOf(nextLink(), end, hasTranslations)) }
          : Array.isArray(below)
            ? { ...self, item: below.map((one: Json) => named(one)) }
            : self
      if (item['type'] !== 'group' && item['type'] !== 'display') asked.push(self)
      return kept
    }
    return {
      definition: {
        resourceType: 'Questionnaire',
        language: 'en',
        url: 'https://example.org/fhir/Questionnaire/any',
        version: '1',
        title,
        ...(hasTranslations && { _title: translated(title) }),
        status: 'active',
        copyright: 'Made up for a test.',
        item: [first, ...items].map(named),
      },
    }
  })

const endOf = (linkId: string, end: string, hasTranslations: boolean): Json => ({
  linkId,
  type: 'display',
  text: `The ${end} end`,
  ...(hasTranslations && { _text: translated(`The ${end} end`) }),
  extension: [control(end)],
})

const translated = (text: string): Json => ({
  extension: TAGS.map((tag) => ({
    url: `${HL7}translation`,
    extension: [
      { url: 'lang', valueCode: tag },
      { url: 'content', valueString: `${tag}: ${text}` },
    ],
  })),
})

/** A condition on a possible answer to that question. */
function conditionOn(target: Json, seed: number): Json {
  const question = target['linkId']
  if (seed % 3 === 0) return { question, operator: 'exists', answerBoolean: seed % 2 === 0 }
  const operator = seed % 2 === 0 ? '=' : '!='
  switch (target['type']) {
    case 'integer':
      return { question, operator: '>', answerInteger: 2 }
    case 'decimal':
      return { question, operator: '<=', answerDecimal: 4.5 }
    case 'date':
      return { question, operator: '<', answerDate: '2026-06-30' }
    case 'boolean':
      return { question, operator, answerBoolean: true }
    case 'choice':
      return { question, operator, ...expectedOption(target) }
    default:
      return { question, operator, answerString: 'yes' }
  }
}

function expectedOption(target: Json): Json {
  const [option] = target['answerOption'] as Json[]
  if (option?.['valueCoding'] !== undefined) return { answerCoding: { system: SYSTEM, code: 'c-0' } }
  return option?.['valueString'] === undefined
    ? { answerInteger: option?.['valueInteger'] }
    : { answerString: option['valueString'] }
}

/** Answers that fit some of the questions; with `toAll`, all of them, so that the form can be sent. */
export function answersTo(
  questionnaire: Questionnaire,
  { toAll = false } = {},
): fc.Arbitrary<QuestionnaireAnswers> {
  const each = listQuestions(questionnaire).map(
    (item): fc.Arbitrary<[string, QuestionnaireAnswer] | null> => {
      const answer = answerTo(item).map((said): [string, QuestionnaireAnswer] => [item.linkId, said])
      return toAll ? answer : fc.option(answer)
    },
  )
  return fc.tuple(...each).map((pairs) => Object.fromEntries(pairs.filter((pair) => pair !== null)))
}

function answerTo(item: Item): fc.Arbitrary<QuestionnaireAnswer> {
  switch (item.kind) {
    case 'integer':
      return fc.integer({ min: Number(item.least ?? -100), max: Number(item.most ?? 100) })
    case 'decimal':
      return fc.integer({ min: -990, max: 990 }).map((tenths) => tenths / 10)
    case 'boolean':
      return fc.boolean()
    case 'date':
      return fc.constantFrom('2026-02-28', '2024-02-29', '2030-12-31', '1999-01-01')
    case 'choice':
      return chosenOf(item)
    default:
      return fc.constantFrom('yes', 'Nothing much.', 'боль 아파 疼', '<i>x</i> "q" \\ {0}')
  }
}

function chosenOf({ options, isMultiple }: Item): fc.Arbitrary<readonly string[]> {
  const one = fc.constantFrom(...options).map(({ key }) => [key])
  const others = options.filter(({ isExclusive }) => !isExclusive).map(({ key }) => key)
  if (!isMultiple || others.length < 2) return one
  return fc.oneof(one, fc.subarray(others, { minLength: 1 }))
}
