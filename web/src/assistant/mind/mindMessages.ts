import type { PreviousExchange } from '@reprieve/domain/assistant/understand/understandingResult.ts'
import type { AskableDiary } from '@reprieve/mind/askableDiary.ts'
import type { Asker } from '@reprieve/mind/asker.ts'
import type { EngineAnswer } from '@reprieve/mind/engineAnswer.ts'

// The messages between the chat and its worker. What an answer is made of is sent before the question, and only if the
// worker does not have it yet.

/** An article as this device has it. Without its text the summary is quoted. */
export interface KnownArticle {
  id: string
  title: string
  summary: string
  tags: readonly string[]
  minutes: number
  body: string | null
  isFree: boolean
}

/** What answers are made of. The same objects until something has changed. */
export interface MindSources {
  diary: AskableDiary
  articles: readonly KnownArticle[]
  /** The phrases of the safety check, as in their files. */
  safetyFiles: readonly unknown[]
}

export interface MindQuestion {
  asker: Asker
  text: string
  before: PreviousExchange
}

export type MindRequest =
  | ({ is: 'sources' } & Partial<MindSources>)
  | ({ is: 'question'; id: number } & MindQuestion)

/** `fault`: the name of the error, never its message, which may contain a person's words. [ASST-37] */
export type MindReply =
  | { is: 'answer'; id: number; answer: EngineAnswer }
  | { is: 'fault'; id: number; name: string }
