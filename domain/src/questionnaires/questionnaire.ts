import type { Language } from '../settings/language.ts'

/** A text of a form, in its original language and its translations. */
export interface FormText {
  base: string
  by: Readonly<Partial<Record<Language, string>>>
}

export const ITEM_KINDS = [
  'group',
  'display',
  'choice',
  'integer',
  'decimal',
  'boolean',
  'string',
  'text',
  'date',
] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

export interface AnswerOption {
  /** Unique within its question. */
  key: string
  words: FormText
  /** Its value in a score. */
  ordinal: number | null
  /** Excludes all other options. */
  isExclusive: boolean
  /** Its type when sent: a code of a system, a text or a number. */
  form: 'coding' | 'string' | 'integer'
  system: string | null
}

/** For a choice the keys of its options, one or several; a date as YYYY-MM-DD. */
export type QuestionnaireAnswer = number | boolean | string | readonly string[]

/** By linkId. */
export type QuestionnaireAnswers = Readonly<Record<string, QuestionnaireAnswer>>

export const OPERATORS = ['exists', '=', '!=', '>', '<', '>=', '<='] as const
export type Operator = (typeof OPERATORS)[number]

/** For a choice the expected answer is the key of one option. */
export interface EnableCondition {
  /** The linkId of a question. */
  question: string
  operator: Operator
  expected: number | boolean | string
}

export interface Item {
  linkId: string
  kind: ItemKind
  prefix: string | null
  words: FormText
  isRequired: boolean
  /** For a choice: allows several options. */
  isMultiple: boolean
  isSlider: boolean
  step: number
  /** A number, or YYYY-MM-DD for a date. */
  least: number | string | null
  most: number | string | null
  /** Maximum length in characters. */
  longest: number
  options: readonly AnswerOption[]
  conditions: readonly EnableCondition[]
  needsAll: boolean
  /** The labels at the ends of a scale. */
  lower: FormText | null
  upper: FormText | null
  isSafety: boolean
  items: readonly Item[]
}

export interface Questionnaire {
  /** The URL that identifies it in a response. */
  url: string | null
  version: string | null
  /** The original language; may be any. */
  language: string
  title: FormText
  description: FormText | null
  copyright: string
  items: readonly Item[]
}

/** All items, each before its children. */
export const everyItem = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => [item, ...everyItem(item.items)])

export const isQuestion = ({ kind }: Pick<Item, 'kind'>): boolean => kind !== 'group' && kind !== 'display'

export const listQuestions = ({ items }: Pick<Questionnaire, 'items'>): readonly Item[] =>
  everyItem(items).filter(isQuestion)
