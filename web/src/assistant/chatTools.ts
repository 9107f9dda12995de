import type { Part } from '@reprieve/domain/assistant/part.ts'
import type { ChatEvent } from '@reprieve/domain/assistant/session/chatState.ts'
import type { ChatLine } from './chatCalls.ts'
import type { ChatView } from './chatView.ts'

/** What a chat needs of the page around it. */
export interface ChatTools extends ChatLine {
  /** The engine that answers, as the note names it. */
  engine: string
  /** With which day a week begins for who reads. [ASST-30] */
  weekStart: number
  /** A pass, waited for a moment; how many entries the server does not have after it. [ASST-31] */
  syncFirst: () => Promise<number>
  /** The fixed card where words of danger stand in a text: found here, and without a line. [SAFE-8] */
  dangerIn: (text: string) => Promise<Extract<Part, { is: 'card' }> | null>
  /** Whether the quiet line is to stand below the answer: found here, and told to nobody. [SAFE-22] */
  needsLine: (text: string) => Promise<boolean>
}

/** What the parts of a chat work on. */
export interface ChatWays {
  tools: () => ChatTools
  view: () => ChatView
  set: (change: Partial<ChatView>) => void
  tell: (event: ChatEvent) => void
}
