import type { Part } from '@reprieve/domain/assistant/part.ts'
import type { Before } from '@reprieve/domain/assistant/understand/understood.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import type { Danger } from '@reprieve/domain/safety/danger.ts'
import type { Weekday } from '@reprieve/domain/schedule/frequency.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { SyncState } from '../db/syncEpoch.ts'

/** Of whom, and as they are now: what an engine may know of who asks. */
export interface Asker {
  userId: number
  sync: SyncState
  language: Language
  /** By the person's own clock. */
  at: LocalInstant
  /** With which day their week begins. [ASST-30] */
  weekStart: Weekday
  plan: Plan
  hasGuide: boolean
}

/** Nothing else of a question is told to the thread that thinks: a signal cannot be. */
export const askerOf = ({ userId, sync, language, at, weekStart, plan, hasGuide }: Asker): Asker => ({
  userId,
  sync,
  language,
  at,
  weekStart,
  plan,
  hasGuide,
})

export interface Question extends Asker {
  text: string
  before: Before
  /** What was said last in this chat, the oldest first. */
  turns: readonly { input: string; response: string }[]
  /** The person stopped it, or is gone. */
  signal: AbortSignal
}

export interface EngineAnswer {
  parts: readonly Part[]
  /** What the next question may go on from. */
  before: Before
  /** Else another engine may try. */
  isUnderstood: boolean
  /** A card alone: nothing else is said, and nobody else is asked. [SAFE-8] */
  danger: Danger | null
  /** What a card says, for who shows no parts: an empty answer would leave them alone with it. [SAFE-7] */
  words?: string
}

/** Whoever answers: the product itself, or a model that an operator has set up. */
export interface Engine {
  /** Null where it is away, took too long, or has too many waiting. */
  answer: (question: Question) => Promise<EngineAnswer | null>
}
