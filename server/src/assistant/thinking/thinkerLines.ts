import type { UnderstoodQuestion } from '@reprieve/domain/assistant/asked.ts'
import type { Part } from '@reprieve/domain/assistant/part.ts'
import type { KnownThing } from '@reprieve/domain/assistant/understand/knownThing.ts'
import type { Before } from '@reprieve/domain/assistant/understand/understood.ts'
import type { GuideDoc } from '@reprieve/domain/guide/searchIndex.ts'
import type { Asker, EngineAnswer } from '../engine.ts'

// What the server and the thread that thinks tell each other: one piece of work at a time, and the rows of a diary only
// where the thread has not read them yet.

/** Given to the thread when it begins. */
export interface ThinkerData {
  docs: readonly GuideDoc[]
  /** Open to everybody. */
  freeIds: readonly string[]
}

export type Work =
  | { is: 'question'; text: string; before: Before }
  | { is: 'tell'; asked: UnderstoodQuestion }
  | { is: 'things' }
  | { is: 'passages'; words: string }

/** What comes of each. */
export interface Thoughts {
  question: EngineAnswer
  tell: EngineAnswer
  things: readonly KnownThing[]
  passages: readonly Part[]
}

/** A row as the database has it: its groups are JSON that only the thread reads, and without notes. */
export type RowText = readonly [clientId: string, kind: string, num: number, groups: string]

export type ToThinker =
  | { id: number; is: 'work'; asker: Asker; work: Work }
  | { id: number; is: 'rows'; rows: readonly RowText[] }
  | { id: number; is: 'end' }

export type FromThinker =
  | { id: number; is: 'wants-rows' }
  | { id: number; is: 'done'; thought: Thoughts[Work['is']] }
  /** Its name and where it is in our code, never its message. */
  | { id: number; is: 'fault'; name: string }
