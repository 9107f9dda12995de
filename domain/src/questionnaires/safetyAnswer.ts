import type { QuestionnaireAnswer, Item } from './questionnaire.ts'

/**
 * Whether an answer to a safety question is anything but its zero. A false alarm costs only a moment: if a form does
 * not define its zero, the first option counts as zero. [QST-12]
 */
export function isCrisis({ isSafety, options }: Item, answer: QuestionnaireAnswer | undefined): boolean {
  if (!isSafety || answer === undefined) return false
  if (typeof answer === 'boolean') return answer
  if (typeof answer === 'number') return answer !== 0
  if (typeof answer === 'string') return answer.trim() !== ''
  const zero = options.filter(({ ordinal }) => ordinal === 0).map(({ key }) => key)
  const harmless = zero.length > 0 ? zero : options.slice(0, 1).map(({ key }) => key)
  return answer.some((key) => !harmless.includes(key))
}

/** Whether the form itself defines the zero: some list the worst option first. [QST-12] */
export const hasZero = ({ kind, options }: Item): boolean =>
  kind !== 'choice' || options.some(({ ordinal }) => ordinal === 0)
