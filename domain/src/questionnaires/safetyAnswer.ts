import type { Answer, Item } from './questionnaire.ts'

/**
 * Whether an answer to a question of safety is anything but its zero. A false alarm costs a moment: where a form does
 * not say what its zero is, the first of its options is. [QST-12]
 */
export function isCrisis({ isSafety, options }: Item, answer: Answer | undefined): boolean {
  if (!isSafety || answer === undefined) return false
  if (typeof answer === 'boolean') return answer
  if (typeof answer === 'number') return answer !== 0
  if (typeof answer === 'string') return answer.trim() !== ''
  const zero = options.filter(({ ordinal }) => ordinal === 0).map(({ key }) => key)
  const harmless = zero.length > 0 ? zero : options.slice(0, 1).map(({ key }) => key)
  return answer.some((key) => !harmless.includes(key))
}

/** Whether the form itself says what the zero is: some list the worst first. [QST-12] */
export const hasZero = ({ kind, options }: Item): boolean =>
  kind !== 'choice' || options.some(({ ordinal }) => ordinal === 0)
