import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import type { PreviousExchange } from '@reprieve/domain/assistant/understand/understandingResult.ts'
import type { Danger } from '@reprieve/domain/safety/danger.ts'

export interface EngineAnswer {
  parts: readonly AnswerPart[]
  /** What the next question may refer to. */
  before: PreviousExchange
  /** If false, another engine may try. */
  isUnderstood: boolean
  /** The danger that was found; its card is shown, and no other engine is asked. [SAFE-8] */
  danger: Danger | null
  /** The text of a card, for clients that show no parts: an empty answer would leave the person alone. [SAFE-7] */
  words?: string
}
