import { describe, expect, test } from 'vitest'
import { findMisfit, withChoice } from './answers.ts'
import { problemsIn, answersToSend } from './answersToSend.ts'
import { askedItems } from './askedItems.ts'
import type { QuestionnaireAnswer, QuestionnaireAnswers, EnableCondition, Item } from './questionnaire.ts'
import { aForm, aFormItem, anOption } from './testing/aForm.ts'
import { lacksTranslation, findTranslation, questionnaireLanguages, formTextIn } from './translation.ts'

const when = (
  operator: EnableCondition['operator'],
  expected: EnableCondition['expected'],
  question = 'a',
): EnableCondition => ({
  question,
  operator,
  expected,
})
const isAsked = (
  conditions: EnableCondition[],
  answers: QuestionnaireAnswers,
  a: Partial<Item> = {},
  needsAll = false,
): boolean =>
  askedItems(aForm([aFormItem('a', a), aFormItem('b', { conditions, needsAll })]), answers).has('b')

describe('[QST-2] an item is asked', () => {
  test.each<[string, EnableCondition, QuestionnaireAnswer | undefined, boolean]>([
    ['exists', when('exists', true), 0, true],
    ['exists, unanswered', when('exists', true), undefined, false],
    ['does not exist', when('exists', false), undefined, true],
    ['equal', when('=', 3), 3, true],
    ['equal, unanswered', when('=', 3), undefined, false],
    ['not equal', when('!=', 3), 4, true],
    ['not equal to itself', when('!=', 3), 3, false],
    ['not equal holds before there is an answer', when('!=', 3), undefined, true],
    ['greater', when('>', 3), 3, false],
    ['greater or equal', when('>=', 3), 3, true],
    ['less', when('<', 3), 2, true],
    ['less or equal', when('<=', 3), 4, false],
    ['no is an answer', when('=', false), false, true],
    ['a day by the calendar', when('<', '2026-06-30'), '2026-06-29', true],
  ])('%s', (_name, condition, answer, expected) => {
    expect(isAsked([condition], answer === undefined ? {} : { a: answer })).toBe(expected)
  })

  test('of several options one is enough, and for "not" none may be it', () => {
    const a: Partial<Item> = { kind: 'choice', isMultiple: true, options: [anOption('x'), anOption('y')] }
    expect(isAsked([when('=', 'x')], { a: ['y', 'x'] }, a)).toBe(true)
    expect(isAsked([when('!=', 'x')], { a: ['y', 'x'] }, a)).toBe(false)
  })

  test('by all conditions or by any, as the form says', () => {
    const both = [when('>', 3), when('<', 5)]
    expect([4, 9].map((a) => isAsked(both, { a }, {}, true))).toEqual([true, false])
    expect([4, 9].map((a) => isAsked(both, { a }, {}, false))).toEqual([true, true])
  })

  test('not when what it stands in is not, and a question that is not asked has no answer', () => {
    const group = aFormItem('g', { kind: 'group', conditions: [when('=', 1)], items: [aFormItem('b')] })
    const form = aForm([aFormItem('a'), group, aFormItem('c', { conditions: [when('exists', true, 'b')] })])
    expect(askedItems(form, { a: 1, b: 5 })).toEqual(new Set(['a', 'g', 'b', 'c']))
    expect(askedItems(form, { a: 2, b: 5 })).toEqual(new Set(['a']))
  })

  test('and one that asks in circles ends', () => {
    const form = aForm([
      aFormItem('a', { conditions: [when('exists', true, 'b')] }),
      aFormItem('b', { conditions: [when('exists', true, 'a')] }),
    ])
    expect(askedItems(form, { a: 1, b: 1 })).toEqual(new Set())
  })
})

const choice: Partial<Item> = { kind: 'choice', options: [anOption('x'), anOption('y')] }
const several: Partial<Item> = {
  kind: 'choice',
  isMultiple: true,
  options: [anOption('x'), anOption('y'), anOption('none', { isExclusive: true })],
}

test.each<[string, Partial<Item>, QuestionnaireAnswer, string | null]>([
  ['zero', { least: 0, most: 10 }, 0, null],
  ['below the least', { least: 0 }, -1, 'too-low'],
  ['above the most', { most: 10 }, 11, 'too-high'],
  ['half a number', {}, 1.5, 'not-whole'],
  ['half a decimal', { kind: 'decimal' }, 1.5, null],
  ['no number', { kind: 'decimal' }, Number.NaN, 'another-kind'],
  ['endless', {}, Infinity, 'another-kind'],
  ['a text for a number', {}, '1', 'another-kind'],
  ['no', { kind: 'boolean' }, false, null],
  ['0 is not no', { kind: 'boolean' }, 0, 'another-kind'],
  ['a text', { kind: 'text', longest: 5 }, 'a\nb', null],
  ['a line with a break', { kind: 'string', longest: 5 }, 'a\nb', 'another-kind'],
  ['too long a text', { kind: 'text', longest: 5 }, '123456', 'too-long'],
  ['blanks', { kind: 'text', longest: 5 }, '  ', 'empty'],
  ['a day', { kind: 'date' }, '2024-02-29', null],
  ['a day that is none', { kind: 'date' }, '2026-02-29', 'another-kind'],
  ['a day too late', { kind: 'date', most: '2026-01-01' }, '2026-01-02', 'too-high'],
  ['one option', choice, ['x'], null],
  ['an option that is none', choice, ['z'], 'no-such-option'],
  ['two where one goes', choice, ['x', 'y'], 'one-only'],
  ['no option', choice, [], 'empty'],
  ['the same twice', several, ['x', 'x'], 'no-such-option'],
  ['two', several, ['x', 'y'], null],
  ['one of its own beside another', several, ['x', 'none'], 'exclusive'],
  ['an answer to a heading', { kind: 'group' }, 1, 'another-kind'],
])('[QST-3] %s', (_name, beside, answer, misfit) => {
  expect(findMisfit(aFormItem('a', beside), answer)).toBe(misfit)
})

test('[QST-3] an exclusive option clears the others, and is cleared when another is chosen', () => {
  const item = aFormItem('a', several)
  const pressed = ['y', 'x', 'none', 'x', 'x'].reduce<readonly (readonly string[])[]>(
    (seen, key) => [...seen, withChoice(item, seen.at(-1) ?? [], key)],
    [],
  )
  expect(pressed).toEqual([['y'], ['x', 'y'], ['none'], ['x'], []])
  expect(withChoice(item, ['x'], 'unknown')).toEqual(['x'])
  expect(withChoice(aFormItem('a', choice), ['x'], 'y')).toEqual(['y'])
  expect(withChoice(aFormItem('a', choice), ['x'], 'x')).toEqual(['x'])
})

const form = aForm([
  aFormItem('a', { isRequired: true, most: 10 }),
  aFormItem('b', { kind: 'boolean', isRequired: true }),
  aFormItem('c', { kind: 'text', longest: 10, isRequired: true, conditions: [when('>', 5)] }),
])

test('[QST-4] it can be sent when all that is asked and required is there and fits', () => {
  expect(problemsIn(form, {})).toEqual([
    { linkId: 'a', what: 'missing' },
    { linkId: 'b', what: 'missing' },
  ])
  expect(problemsIn(form, { a: 0, b: false })).toEqual([])
  expect(problemsIn(form, { a: 6, b: true, c: ' \u0000 ' })).toEqual([{ linkId: 'c', what: 'missing' }])
  expect(problemsIn(form, { a: 11, b: true, c: 'well' })).toEqual([{ linkId: 'a', what: 'too-high' }])
})

test('[QST-5] only asked and valid answers of a draft are sent, texts without characters that cannot be stored', () => {
  expect(answersToSend(form, { a: 6, b: true, c: ' well\u0007 ', z: 1 })).toEqual({
    a: 6,
    b: true,
    c: 'well',
  })
  expect(answersToSend(form, { a: 1, b: true, c: 'well' })).toEqual({ a: 1, b: true })
  expect(answersToSend(form, { a: 11, b: false })).toEqual({ b: false })
})

describe('[QST-6, D49] a form is shown', () => {
  const inBoth = { base: 'How?', by: { de: 'Wie?' } }
  const half = aForm([aFormItem('a', { words: inBoth, upper: { base: 'Much', by: {} } })], { title: inBoth })
  const whole = aForm([aFormItem('a', { words: inBoth })], { title: inBoth })

  test("in the reader's language where all its words are there", () => {
    expect([
      findTranslation(whole, 'de'),
      findTranslation(whole, 'fr'),
      findTranslation(whole, 'en'),
    ]).toEqual(['de', null, null])
    expect(formTextIn(inBoth, 'de')).toBe('Wie?')
    expect(formTextIn(inBoth, null)).toBe('How?')
    expect(questionnaireLanguages(whole)).toEqual(['en', 'de'])
  })

  test('else in its own, said so; never in both', () => {
    expect(findTranslation(half, 'de')).toBe(null)
    expect([
      lacksTranslation(half, 'de'),
      lacksTranslation(half, 'en'),
      lacksTranslation(whole, 'de'),
    ]).toEqual([true, false, false])
    expect(lacksTranslation({ ...whole, language: 'pt-BR' }, 'en')).toBe(true)
    expect(lacksTranslation({ ...whole, language: 'zh-CN' }, 'zh-rCN')).toBe(false)
    const other = ['zh-TW', 'zh-Hant', 'zh-Hant-HK'].map((language) =>
      lacksTranslation({ ...whole, language }, 'zh-rCN'),
    )
    expect(other).toEqual([true, true, true])
  })
})
