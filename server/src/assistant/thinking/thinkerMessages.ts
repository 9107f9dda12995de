import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import type { KnownThing } from '@reprieve/domain/assistant/understand/knownThing.ts'
import type { PreviousExchange } from '@reprieve/domain/assistant/understand/understandingResult.ts'
import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { EngineAnswer } from '@reprieve/mind/engineAnswer.ts'
import type { AskingPerson } from '../engine.ts'

// The messages between the server and the thinking thread: one piece of work at a time, and the rows of a diary only if
// the thread has not read them yet.

export type ThinkerTask =
  | { is: 'question'; text: string; before: PreviousExchange }
  | { is: 'tell'; asked: UnderstoodQuestion }
  | { is: 'things' }
  | { is: 'passages'; words: string }

/** The result of each kind of work. */
export interface ThinkerResults {
  question: EngineAnswer
  tell: EngineAnswer
  things: readonly KnownThing[]
  passages: readonly AnswerPart[]
}

/** A row as stored: its groups are JSON without notes, which only the thread parses. */
export type RowText = readonly [clientId: string, kind: string, num: number, groups: string]

export type ThinkerRequest =
  | { id: number; is: 'work'; asker: AskingPerson; work: ThinkerTask }
  | { id: number; is: 'rows'; rows: readonly RowText[] }
  | { id: number; is: 'end' }

export type ThinkerReply =
  | { id: number; is: 'wants-rows' }
  | { id: number; is: 'done'; thought: ThinkerResults[ThinkerTask['is']] }
  /** The error's name and position in our code, never its message. */
  | { id: number; is: 'fault'; name: string }
