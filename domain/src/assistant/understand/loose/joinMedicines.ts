import type { UnderstandingResult } from '../understandingResult.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'

/** One medicine in two strengths is one question; the answer names both. */
export function joinMedicines(strict: UnderstandingResult): UnderstandingResult {
  if (strict.is !== 'choose' || strict.why !== 'several') return strict
  const [first, ...others] = strict.choices.map(({ asked }) => asked)
  const isOne = (asked: UnderstoodQuestion): boolean =>
    asked.things.length === 1 && asked.things[0]!.list === 'medication' && asked.intent === first?.intent
  if (first === undefined || others.length === 0 || ![first, ...others].every(isOne)) return strict
  const ids = [first, ...others].flatMap(({ things }) => things[0]!.ids)
  return { is: 'asked', asked: { ...first, things: [{ list: 'medication', ids: [...new Set(ids)] }] } }
}
