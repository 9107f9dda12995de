import type { LooseContext } from '../loose/looseFollowUp.ts'
import type { LooseReading } from '../loose/looseReading.ts'
import { rankLabels, type LikelyLabel } from './labelModel.ts'
import { AFTER_ANSWER_LABELS, type QuestionLabel } from './questionLabels.ts'

/** Without an answer before, nobody asks about it. */
const AFTER_ANSWER: readonly QuestionLabel[] = AFTER_ANSWER_LABELS

/** The likeliest labels of a question; none if its language has no model. [ASST-74] */
export function rankForContext(
  { thesaurus: { model }, marks }: LooseReading,
  { before }: Pick<LooseContext, 'before'>,
): readonly LikelyLabel<QuestionLabel>[] {
  if (model === null) return []
  const all = rankLabels(model, marks)
  if (before !== null) return all
  const own = all.filter(({ label }) => !AFTER_ANSWER.includes(label))
  const sum = own.reduce((total, { chance }) => total + chance, 0)
  return own.map(({ label, chance }) => ({ label, chance: chance / sum }))
}
