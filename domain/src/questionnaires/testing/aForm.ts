import type { Item, AnswerOption, Questionnaire } from '../questionnaire.ts'

export const words = (base: string) => ({ base, by: {} })

export const aFormItem = (linkId: string, beside: Partial<Item> = {}): Item => ({
  linkId,
  kind: 'integer',
  prefix: null,
  words: words(linkId),
  isRequired: false,
  isMultiple: false,
  isSlider: false,
  step: 1,
  least: null,
  most: null,
  longest: 0,
  options: [],
  conditions: [],
  needsAll: false,
  lower: null,
  upper: null,
  isSafety: false,
  items: [],
  ...beside,
})

export const anOption = (key: string, beside: Partial<AnswerOption> = {}): AnswerOption => ({
  key,
  words: words(key),
  ordinal: null,
  isExclusive: false,
  form: 'coding',
  system: null,
  ...beside,
})

export const aForm = (items: readonly Item[], beside: Partial<Questionnaire> = {}): Questionnaire => ({
  url: null,
  version: null,
  language: 'en',
  title: words('A form'),
  description: null,
  copyright: 'Ours',
  items,
  ...beside,
})
