import { problemsIn, answersToSend } from '@reprieve/domain/questionnaires/answersToSend.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answersFromFhir } from './answersFromFhir.ts'
import { readQuestionnaire } from './readQuestionnaire.ts'
import { responseToFhir } from './responseToFhir.ts'
import { answersTo, anyQuestionnaire } from './testing/anyQuestionnaire.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 5_000 : 60
const SEED = 20_261_116

const anyFilled = anyQuestionnaire.chain(({ definition }) => {
  const read = readQuestionnaire(definition)
  if (!read.ok) throw new Error(JSON.stringify(read.reason))
  return fc.record({
    questionnaire: fc.constant(read.value),
    answers: answersTo(read.value, { toAll: true }),
  })
})

test('[QST-1, QST-5] every form of the subset is read; answers to asked questions come back the same, and nothing else does', () => {
  fc.assert(
    fc.property(anyFilled, fc.constantFrom(...LANGUAGES), ({ questionnaire, answers }, language) => {
      const response = responseToFhir({ questionnaire, answers, language, at: 1_790_000_000_000 })
      expect(problemsIn(questionnaire, answers)).toEqual([])
      expect(answersFromFhir(questionnaire, structuredClone(response))).toEqual({
        ok: true,
        value: answersToSend(questionnaire, answers),
      })
    }),
    { numRuns: runs, seed: SEED },
  )
})

const form = (item: object[], beside: object = {}) => ({
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'A form',
  copyright: 'Ours',
  item,
  ...beside,
})
const question = (beside: object = {}) => ({ linkId: 'a', text: 'How?', type: 'integer', ...beside })
const faultsOf = (source: unknown, upload = {}) => {
  const read = readQuestionnaire(source, upload)
  return read.ok ? [] : read.reason.map(({ linkId, what }) => `${linkId}: ${what}`)
}
const HL7 = 'http://hl7.org/fhir/StructureDefinition/'
const option = (code: string) => ({ valueCoding: { code, display: code } })
const choice = (beside: object = {}) =>
  question({ type: 'choice', answerOption: [option('x'), option('y')], ...beside })

test.each([
  [
    'a kind that we cannot ask',
    form([question({ type: 'quantity' })]),
    ['a: type quantity', ': no question'],
  ],
  ['open choice', form([question({ type: 'open-choice' })]), ['a: type open-choice', ': no question']],
  ['a set of values elsewhere', form([choice({ answerValueSet: 'http://x' })]), ['a: field answerValueSet']],
  ['a value from the start', form([question({ initial: [{ valueInteger: 1 }] })]), ['a: field initial']],
  ['several numbers', form([question({ repeats: true })]), ['a: field repeats']],
  [
    'several groups',
    form([{ linkId: 'g', type: 'group', repeats: true, item: [question()] }]),
    ['g: field repeats'],
  ],
  ['what cannot be changed', form([question({ readOnly: true })]), ['a: field readOnly']],
  [
    'what is computed',
    form([question({ extension: [{ url: `${HL7}questionnaire-calculatedExpression` }] })]),
    [`a: extension ${HL7}questionnaire-calculatedExpression`],
  ],
  [
    'what is hidden',
    form([question({ extension: [{ url: `${HL7}questionnaire-hidden`, valueBoolean: true }] })]),
    [`a: extension ${HL7}questionnaire-hidden`],
  ],
  [
    'a question below a question',
    form([question({ item: [{ linkId: 'b', text: 'And?', type: 'boolean' }] })]),
    ['b: question below a question'],
  ],
  ['a linkId twice', form([question(), question()]), ['a: linkId given twice']],
  ['no linkId', form([{ text: 'How?', type: 'integer' }]), [': item without a linkId', ': no question']],
  [
    'a linkId that no answer could be kept under',
    form([question({ linkId: 'a'.repeat(60) })]),
    [`${'a'.repeat(60)}: linkId too long`],
  ],
  ['no text', form([question({ text: ' ' })]), ['a: text']],
  [
    'options with one code',
    form([choice({ answerOption: [option('x'), option('x')] })]),
    ['a: two options with one code'],
  ],
  ['no options', form([question({ type: 'choice' })]), ['a: answerOption']],
  [
    'a choice that is made',
    form([choice({ answerOption: [{ ...option('x'), initialSelected: true }] })]),
    ['a: field initialSelected'],
  ],
  [
    'a least above the most',
    form([
      question({
        extension: [
          { url: `${HL7}minValue`, valueInteger: 2 },
          { url: `${HL7}maxValue`, valueInteger: 1 },
        ],
      }),
    ]),
    ['a: minValue above maxValue'],
  ],
  [
    'a condition on nothing',
    form([question({ enableWhen: [{ question: 'z', operator: 'exists', answerBoolean: true }] })]),
    ['a: enableWhen'],
  ],
  [
    'a condition on itself',
    form([question({ enableWhen: [{ question: 'a', operator: 'exists', answerBoolean: true }] })]),
    ['a: enableWhen in circles'],
  ],
  [
    'a group that its own question opens',
    form([
      {
        linkId: 'g',
        type: 'group',
        item: [question()],
        enableWhen: [{ question: 'a', operator: '=', answerInteger: 1 }],
      },
    ]),
    ['g: enableWhen in circles', 'a: enableWhen in circles'],
  ],
  [
    'two conditions that do not say how',
    form([
      question(),
      question({
        linkId: 'b',
        enableWhen: [1, 2].map((answerInteger) => ({ question: 'a', operator: '=', answerInteger })),
      }),
    ]),
    ['b: enableBehavior'],
  ],
  [
    'an order of what has none',
    form([
      choice(),
      question({ linkId: 'b', enableWhen: [{ question: 'a', operator: '>', answerCoding: { code: 'x' } }] }),
    ]),
    ['b: enableWhen'],
  ],
  ['what is contained', form([question()], { contained: [] }), [': field contained']],
  ['what changes the meaning', form([question({ modifierExtension: [] })]), ['a: field modifierExtension']],
  ['no copyright', form([question()], { copyright: undefined }), [': copyright']],
  ['what was taken back', form([question()], { status: 'retired' }), [': status']],
  ['no question', form([{ linkId: 'd', type: 'display', text: 'Hello' }]), [': no question']],
  [
    'ends without a scale',
    form([
      question({
        item: [
          {
            linkId: 'l',
            type: 'display',
            text: 'No',
            extension: [
              {
                url: `${HL7}questionnaire-itemControl`,
                valueCodeableConcept: { coding: [{ code: 'lower' }] },
              },
            ],
          },
        ],
      }),
    ]),
    ['l: itemControl lower'],
  ],
  [
    'a scale without ends',
    form([
      question({
        extension: [
          { url: `${HL7}questionnaire-itemControl`, valueCodeableConcept: { coding: [{ code: 'slider' }] } },
        ],
      }),
    ]),
    ['a: slider'],
  ],
  ...['__proto__', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'].map(
    (linkId): [string, object, string[]] => [
      `a name that is none: ${linkId}`,
      form([question({ linkId })]),
      [': item without a linkId', ': no question'],
    ],
  ),
  [
    'yes and no in words',
    form([question({ required: 'yes', repeats: 1, readOnly: 'no' })]),
    ['a: field required', 'a: field repeats', 'a: field readOnly'],
  ],
  [
    'an order that is no number',
    form([
      choice({
        answerOption: [{ ...option('x'), extension: [{ url: `${HL7}ordinalValue`, valueInteger: 1 }] }],
      }),
    ]),
    ['a: ordinalValue'],
  ],
  [
    'a whole number between two halves',
    form([question({ extension: [{ url: `${HL7}minValue`, valueDecimal: 0.5 }] })]),
    ['a: minValue or maxValue'],
  ],
  ['a language that is none', form([question()], { language: 'my own <b>' }), [': language']],
])('[QST-1] refused as a whole, with place and reason: %s', (_name, source, faults) => {
  expect(faultsOf(source)).toEqual(faults)
})

/** Valid JSON, but converting it to a string throws, because these properties are not functions. */
const TRAP = { toString: 1, valueOf: 1 }

test('[QST-1] names that are traps are refused and break nothing', () => {
  const type = form([question({ type: TRAP })])
  const enableWhen = [{ question: TRAP, operator: '=', answerInteger: 1 }]
  const url = question({ extension: [{ url: TRAP }], _text: { extension: [{ url: TRAP }] }, enableWhen })
  const control = [
    { url: `${HL7}questionnaire-itemControl`, valueCodeableConcept: { coding: [{ code: TRAP }] } },
  ]
  const integers = choice({ answerOption: [{ valueInteger: 1 }] })
  const later = { enableWhen: [{ question: 'a', operator: '=', answerInteger: TRAP }] }
  expect(faultsOf(type)).toEqual(['a: type object', ': no question'])
  expect(faultsOf(form([url]))).toEqual(['a: extension object', 'a: extension object', 'a: enableWhen'])
  expect(faultsOf(form([question({ extension: control })]))).toEqual(['a: itemControl object'])
  expect(faultsOf(form([integers, question({ linkId: 'b', ...later })]))).toEqual(['b: enableWhen'])
})

test.each([[null], [7], ['x'], [[]], [{}], [{ resourceType: 'Patient' }], [form([null, 3, []] as never)]])(
  '[QST-1] an invalid form is refused and breaks nothing: %j',
  (source) => {
    expect(readQuestionnaire(source).ok).toBe(false)
  },
)

const linkOf = (at: number): string => `q${at}`
const chained = (many: number, opens: (at: number) => number[]): object[] =>
  Array.from({ length: many }, (_, at) => ({
    linkId: linkOf(at),
    text: 'How?',
    type: 'integer',
    required: true,
    enableBehavior: 'all',
    enableWhen: opens(at).map((other) => ({
      question: linkOf(other),
      operator: 'exists',
      answerBoolean: true,
    })),
  }))
const before = (at: number, many: number): number[] =>
  Array.from({ length: Math.min(at, many) }, (_, back) => at - 1 - back)

test('[QST-1] five hundred items are refused with one message', () => {
  expect(faultsOf(form(chained(500, (at) => before(at, 1))))).toContain('q200: too many items')
})

test.each([1, 20])(
  '[QST-2, QST-4] two hundred questions that each hang on the %i before it open one after the other',
  (many) => {
    const read = readQuestionnaire(form(chained(200, (at) => before(at, many))))
    if (!read.ok) throw new Error(JSON.stringify(read.reason))
    const answers = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [linkOf(at), at]))
    expect(problemsIn(read.value, answers)).toEqual([])
    expect(Object.keys(answersToSend(read.value, answers))).toHaveLength(200)
    const { q100: _, ...gap } = answers
    expect(problemsIn(read.value, gap)).toEqual([{ linkId: 'q100', what: 'missing' }])
    expect(Object.keys(answersToSend(read.value, gap))).toHaveLength(100)
    expect(problemsIn(read.value, {})).toEqual([{ linkId: 'q0', what: 'missing' }])
  },
)

test('[QST-1] a circle of two hundred is refused at each of them', () => {
  const faults = faultsOf(form(chained(200, (at) => [(at + 199) % 200])))
  expect(faults).toEqual(Array.from({ length: 200 }, (_, at) => `${linkOf(at)}: enableWhen in circles`))
})

test('[QST-1] a form that is too deep or too long is refused, and reading it ends', () => {
  let deep: object = question()
  for (let level = 0; level < 2_000; level += 1) deep = { linkId: `g${level}`, type: 'group', item: [deep] }
  expect(faultsOf(form([deep])).some((fault) => fault.endsWith('too deep'))).toBe(true)
  const many = Array.from({ length: 5_000 }, (_, at) => question({ linkId: `q${at}` }))
  expect(faultsOf(form(many))).toEqual(['q200: too many items'])
})

test('[QST-12] a question of safety by its code, or marked beside the form', () => {
  const ninth = question({ code: [{ system: 'http://loinc.org', code: '44260-8' }] })
  const safetyOf = (source: unknown, safety: string[] = []) => {
    const read = readQuestionnaire(source, { safety })
    return read.ok ? read.value.items.map(({ isSafety }) => isSafety) : read.reason
  }
  expect(safetyOf(form([ninth]))).toEqual([true])
  expect(safetyOf(form([question(), question({ linkId: 'b' })]), ['b'])).toEqual([false, true])
  expect(safetyOf(form([question()]), ['z'])).toEqual([{ linkId: 'z', what: 'safety' }])
  expect(safetyOf(form([question({ type: 'date' })]), ['a'])).toEqual([{ linkId: 'a', what: 'safety' }])
})

const read = readQuestionnaire(
  form([
    question({ required: true }),
    choice({
      linkId: 'b',
      repeats: true,
      answerOption: [
        option('x'),
        option('y'),
        {
          ...option('none'),
          extension: [{ url: `${HL7}questionnaire-optionExclusive`, valueBoolean: true }],
        },
      ],
    }),
    {
      linkId: 'g',
      type: 'group',
      enableWhen: [{ question: 'a', operator: '>', answerInteger: 3 }],
      item: [question({ linkId: 'c', type: 'string' })],
    },
    choice({ linkId: 'd', answerOption: [{ valueInteger: 1 }] }),
  ]),
)
const said = (item: unknown, beside: object = {}) =>
  read.ok
    ? answersFromFhir(read.value, {
        resourceType: 'QuestionnaireResponse',
        status: 'completed',
        item,
        ...beside,
      })
    : read
const whole = { linkId: 'a', answer: [{ valueInteger: 2 }] }

test.each([
  ['nothing at all', undefined, {}, [{ linkId: 'a', what: 'missing' }]],
  ['not finished', [whole], { status: 'in-progress' }, [{ linkId: '', what: 'status' }]],
  ['another thing', [whole], { resourceType: 'Patient' }, [{ linkId: '', what: 'resourceType' }]],
  ['a field more', [whole], { subject: {} }, [{ linkId: '', what: 'field subject' }]],
  [
    'an unknown question',
    [whole, { linkId: 'z', answer: [{ valueInteger: 1 }] }],
    {},
    [{ linkId: 'z', what: 'unknown-item' }],
  ],
  [
    'two values',
    [{ linkId: 'a', answer: [{ valueInteger: 1, valueString: 'x' }] }],
    {},
    [{ linkId: 'a', what: 'answer' }],
  ],
  [
    'a text for a number',
    [{ linkId: 'a', answer: [{ valueString: '1' }] }],
    {},
    [{ linkId: 'a', what: 'answer' }],
  ],
  [
    'half a number',
    [{ linkId: 'a', answer: [{ valueInteger: 1.5 }] }],
    {},
    [{ linkId: 'a', what: 'not-whole' }],
  ],
  [
    'two answers to one',
    [{ linkId: 'a', answer: [{ valueInteger: 1 }, { valueInteger: 2 }] }],
    {},
    [{ linkId: 'a', what: 'answer' }],
  ],
  ['the same question twice', [whole, whole], {}, [{ linkId: '', what: 'linkId given twice' }]],
  [
    'an option that is none',
    [whole, { linkId: 'b', answer: [{ valueCoding: { code: 'q' } }] }],
    {},
    [{ linkId: 'b', what: 'answer' }],
  ],
  [
    'one of its own beside others',
    [whole, { linkId: 'b', answer: [{ valueCoding: { code: 'x' } }, { valueCoding: { code: 'none' } }] }],
    {},
    [{ linkId: 'b', what: 'exclusive' }],
  ],
  [
    'what was not asked',
    [whole, { linkId: 'g', item: [{ linkId: 'c', answer: [{ valueString: 'hm' }] }] }],
    {},
    [{ linkId: 'c', what: 'not-asked' }],
  ],
  [
    'a name that is a trap',
    [whole, { linkId: TRAP, answer: [{ valueInteger: 1 }] }],
    {},
    [{ linkId: 'object', what: 'unknown-item' }],
  ],
  [
    'an option that is a trap',
    [whole, { linkId: 'd', answer: [{ valueInteger: TRAP }] }],
    {},
    [{ linkId: 'd', what: 'answer' }],
  ],
  [
    'items that are none',
    [whole, null, 3],
    {},
    [
      { linkId: 'undefined', what: 'unknown-item' },
      { linkId: 'undefined', what: 'unknown-item' },
    ],
  ],
])(
  '[QST-5] a response that does not fit this form is refused and names the linkId: %s',
  (_name, item, beside, faults) => {
    expect(said(item, beside)).toEqual({ ok: false, reason: faults })
  },
)

test('[QST-5] several options come back in the order of the form', () => {
  const answer = ['y', 'x'].map((code) => ({ valueCoding: { code } }))
  expect(said([whole, { linkId: 'b', answer }])).toEqual({ ok: true, value: { a: 2, b: ['x', 'y'] } })
})
