import type { LooseContext } from '../loose/followUp/looseFollowUp.ts'
import type { LooseReading } from '../loose/looseReading.ts'
import { rankLabels, type LikelyLabel } from './labelModel.ts'
import { AFTER_ANSWER_LABELS, type QuestionLabel } from './questionLabels.ts'
import { askTurn, type TurnContext } from './turnAfterAnswer.ts'

/** Without an answer before, nobody asks about it. */
const AFTER_ANSWER: readonly QuestionLabel[] = AFTER_ANSWER_LABELS
const DANGER: readonly QuestionLabel[] = ['despair', 'emergency']
const SURE: readonly LikelyLabel<QuestionLabel>[] = [{ label: 'and-thing', chance: 1 }]

/** The likeliest labels of a question; none if its language has no model. [ASST-74] */
export function rankForContext(
  reading: LooseReading,
  context: LooseContext,
): readonly LikelyLabel<QuestionLabel>[] {
  const { model } = reading.thesaurus
  const all = model === null ? [] : rankLabels(model, reading.marks)
  const { before } = context
  if (before !== null) return isTurn(all, reading, { ...context, before }) ? SURE : all
  const own = all.filter(({ label }) => !AFTER_ANSWER.includes(label))
  const sum = own.reduce((total, { chance }) => total + chance, 0)
  return own.map(({ label, chance }) => ({ label, chance: chance / sum }))
}

/** What must not be answered needs this chance to come before a turn of phrase. */
const REFUSED_CHANCE = 0.5
const REFUSED: readonly QuestionLabel[] = [
  'dose',
  'stop-change',
  'diagnosis',
  'prediction',
  'other-person',
  'off-topic',
]

/** A turn of phrase that the answer before gives a sense leaves no doubt; danger and refusals come first. [ASST-110] */
const isTurn = (
  [first]: readonly LikelyLabel<QuestionLabel>[],
  reading: LooseReading,
  context: TurnContext,
): boolean =>
  (first === undefined ||
    (!DANGER.includes(first.label) && !(REFUSED.includes(first.label) && first.chance >= REFUSED_CHANCE))) &&
  askTurn(reading, context) !== null
