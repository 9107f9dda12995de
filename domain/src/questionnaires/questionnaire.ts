import type { Language } from '../settings/language.ts'

/** A text of a form: in the language it was written in, and in those it was translated to. */
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
  /** Given once within its question. */
  key: string
  words: Words
  /** What it counts in a score. */
  ordinal: number | null
  /** Chosen alone or not at all. */
  isExclusive: boolean
  /** What it is where it is sent: a code of a system, a text or a number. */
  form: 'coding' | 'string' | 'integer'
  system: string | null
}

/** Of a choice its options by their keys, one or several; a date as YYYY-MM-DD. */
export type Answer = number | boolean | string | readonly string[]

/** By linkId. */
export type Answers = Readonly<Record<string, Answer>>

export const OPERATORS = ['exists', '=', '!=', '>', '<', '>=', '<='] as const
export type Operator = (typeof OPERATORS)[number]

/** Of a choice the expected answer is the key of one option. */
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
  /** Of a choice: several at once. */
  isMultiple: boolean
  isSlider: boolean
  step: number
  /** Of a number; of a date YYYY-MM-DD. */
  least: number | string | null
  most: number | string | null
  /** In letters. */
  longest: number
  options: readonly Option[]
  conditions: readonly Condition[]
  needsAll: boolean
  /** What stands at the ends of a scale. */
  lower: Words | null
  upper: Words | null
  isSafety: boolean
  items: readonly Item[]
}

export interface Questionnaire {
  /** How a response names it. */
  url: string | null
  version: string | null
  /** The language it was written in; any of the world. */
  language: string
  title: Words
  description: Words | null
  copyright: string
  items: readonly Item[]
}

/** All of them, each before what stands below it. */
export const everyItem = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => [item, ...everyItem(item.items)])

export const isQuestion = ({ kind }: Pick<Item, 'kind'>): boolean => kind !== 'group' && kind !== 'display'

export const questionsOf = ({ items }: Pick<Questionnaire, 'items'>): readonly Item[] =>
  everyItem(items).filter(isQuestion)
