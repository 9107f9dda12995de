import type { Language } from '../settings/language.ts'

/** A text of a form, in its original language and its translations. */
export interface Words {
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

export interface Option {
  /** Unique within its question. */
  key: string
  words: Words
  /** Its value in a score. */
  ordinal: number | null
  /** Excludes all other options. */
  isExclusive: boolean
  /** Its type when sent: a code of a system, a text or a number. */
  form: 'coding' | 'string' | 'integer'
  system: string | null
}

/** For a choice the keys of its options, one or several; a date as YYYY-MM-DD. */
export type Answer = number | boolean | string | readonly string[]

/** By linkId. */
export type Answers = Readonly<Record<string, Answer>>

export const OPERATORS = ['exists', '=', '!=', '>', '<', '>=', '<='] as const
export type Operator = (typeof OPERATORS)[number]

/** For a choice the expected answer is the key of one option. */
export interface Condition {
  /** The linkId of a question. */
  question: string
  operator: Operator
  expected: number | boolean | string
}

export interface Item {
  linkId: string
  kind: ItemKind
  prefix: string | null
  words: Words
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
  options: readonly Option[]
  conditions: readonly Condition[]
  needsAll: boolean
  /** The labels at the ends of a scale. */
  lower: Words | null
  upper: Words | null
  isSafety: boolean
  items: readonly Item[]
}

export interface Questionnaire {
  /** The URL that identifies it in a response. */
  url: string | null
  version: string | null
  /** The original language; may be any. */
  language: string
  title: Words
  description: Words | null
  copyright: string
  items: readonly Item[]
}

/** All items, each before its children. */
export const everyItem = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => [item, ...everyItem(item.items)])

export const isQuestion = ({ kind }: Pick<Item, 'kind'>): boolean => kind !== 'group' && kind !== 'display'

export const questionsOf = ({ items }: Pick<Questionnaire, 'items'>): readonly Item[] =>
  everyItem(items).filter(isQuestion)
