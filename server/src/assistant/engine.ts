import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import type { PreviousExchange } from '@reprieve/domain/assistant/understand/understandingResult.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import type { Danger } from '@reprieve/domain/safety/danger.ts'
import type { Weekday } from '@reprieve/domain/schedule/frequency.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { SyncState } from '../db/syncEpoch.ts'

/** What an engine may know of the person who asks. */
export interface Asker {
  userId: number
  sync: SyncState
  language: Language
  /** The local time of the person. */
  at: LocalInstant
  /** The first day of their week. [ASST-30] */
  weekStart: Weekday
  plan: Plan
  hasGuide: boolean
}

/** Only these fields are sent to the thinking thread: a signal cannot be cloned. */
export const pickAskerFields = ({ userId, sync, language, at, weekStart, plan, hasGuide }: Asker): Asker => ({
  userId,
  sync,
  language,
  at,
  weekStart,
  plan,
  hasGuide,
})

export interface EngineQuestion extends Asker {
  text: string
  before: PreviousExchange
  /** The last turns of this chat, the oldest first. */
  turns: readonly { input: string; response: string }[]
  /** Aborted when the person stops it or disconnects. */
  signal: AbortSignal
}

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

/** Answers questions: the built-in engine, or a model that the operator has configured. */
export interface Engine {
  /** Null if it is away, took too long, or has too many questions waiting. */
  answer: (question: EngineQuestion) => Promise<EngineAnswer | null>
}
