import type { LocalDay } from '../time/localDay.ts'
import { isDay } from './calendarDay.ts'
import type { QuestionnaireAnswer, Item } from './questionnaire.ts'

export type Misfit =
  | 'another-kind'
  | 'not-whole'
  | 'too-low'
  | 'too-high'
  | 'too-long'
  | 'empty'
  | 'no-such-option'
  | 'one-only'
  | 'exclusive'

/** Why an answer does not fit this question; null if it does. [QST-3] */
export function findMisfit(item: Item, answer: QuestionnaireAnswer): Misfit | null {
  switch (item.kind) {
    case 'integer':
    case 'decimal':
      return numberMisfit(item, answer)
    case 'boolean':
      return typeof answer === 'boolean' ? null : 'another-kind'
    case 'string':
    case 'text':
      return textMisfit(item, answer)
    case 'date':
      return typeof answer === 'string' && isDay(answer) ? beyond(item, answer) : 'another-kind'
    case 'choice':
      return choiceMisfit(item, answer)
    case 'group':
    case 'display':
      return 'another-kind'
  }
}

function numberMisfit(item: Item, answer: QuestionnaireAnswer): Misfit | null {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return 'another-kind'
  if (item.kind === 'integer' && !Number.isSafeInteger(answer)) return 'not-whole'
  return beyond(item, answer)
}

function beyond({ least, most }: Item, answer: number | LocalDay): Misfit | null {
  if (least !== null && answer < least) return 'too-low'
  return most !== null && answer > most ? 'too-high' : null
}

function textMisfit({ kind, longest }: Item, answer: QuestionnaireAnswer): Misfit | null {
  if (typeof answer !== 'string' || (kind === 'string' && /[\n\r]/.test(answer))) return 'another-kind'
  if (answer.trim() === '') return 'empty'
  return answer.length > longest ? 'too-long' : null
}

function choiceMisfit({ options, isMultiple }: Item, answer: QuestionnaireAnswer): Misfit | null {
  if (typeof answer !== 'object') return 'another-kind'
  if (answer.length === 0) return 'empty'
  const chosen = options.filter(({ key }) => answer.includes(key))
  if (chosen.length !== answer.length) return 'no-such-option'
  if (chosen.length === 1) return null
  if (!isMultiple) return 'one-only'
  return chosen.some(({ isExclusive }) => isExclusive) ? 'exclusive' : null
}

/**
 * The choice after one more press, in the order of the form. An exclusive option clears the others, and is cleared by
 * them. [QST-3]
 */
export function withChoice(item: Item, before: readonly string[], key: string): readonly string[] {
  const { options, isMultiple } = item
  const option = options.find((one) => one.key === key)
  if (option === undefined) return before
  // A single choice stays selected: a second press on a radio button must not clear it.
  if (!isMultiple) return [key]
  if (before.includes(key)) return before.filter((one) => one !== key)
  const stays = (one: string): boolean => !options.some((other) => other.key === one && other.isExclusive)
  const chosen = option.isExclusive ? [key] : [...before.filter(stays), key]
  return options.map((one) => one.key).filter((one) => chosen.includes(one))
}
