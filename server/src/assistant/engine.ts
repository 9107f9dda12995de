import type { PreviousExchange } from '@reprieve/domain/assistant/understand/understandingResult.ts'
import type { Asker } from '@reprieve/mind/asker.ts'
import type { EngineAnswer } from '@reprieve/mind/engineAnswer.ts'
import type { SyncState } from '../db/syncEpoch.ts'

/** What an engine may know of the person who asks. */
export interface AskingPerson extends Asker {
  userId: number
  sync: SyncState
}

/** Only these fields are sent to the thinking thread: a signal cannot be cloned. */
export const pickAskerFields = ({
  userId,
  sync,
  language,
  at,
  weekStart,
  plan,
  hasGuide,
}: AskingPerson): AskingPerson => ({
  userId,
  sync,
  language,
  at,
  weekStart,
  plan,
  hasGuide,
})

export interface EngineQuestion extends AskingPerson {
  text: string
  before: PreviousExchange
  /** The last turns of this chat, the oldest first. */
  turns: readonly { input: string; response: string }[]
  /** Aborted when the person stops it or disconnects. */
  signal: AbortSignal
}

/** Answers questions: the built-in engine, or a model that the operator has configured. */
export interface Engine {
  /** Null if it is away, took too long, or has too many questions waiting. */
  answer: (question: EngineQuestion) => Promise<EngineAnswer | null>
}
