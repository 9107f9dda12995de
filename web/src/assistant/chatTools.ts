import type { Part } from '@reprieve/domain/assistant/part.ts'
import type { ChatEvent } from '@reprieve/domain/assistant/session/chatState.ts'
import type { ChatLine } from './chatCalls.ts'
import type { ChatView } from './chatView.ts'

/** What a chat needs from its page. */
export interface ChatTools extends ChatLine {
  /** The engine that answers, as the note names it. */
  engine: string
  /** The first day of the reader's week. [ASST-30] */
  weekStart: number
  /** Runs a sync and waits briefly; returns how many entries the server still lacks. [ASST-31] */
  syncFirst: () => Promise<number>
  /** The fixed card if a text contains words of danger: found on the device, also offline. [SAFE-8] */
  dangerIn: (text: string) => Promise<Extract<Part, { is: 'card' }> | null>
  /** Whether to show the quiet line below the answer: decided on the device and not sent. [SAFE-22] */
  needsLine: (text: string) => Promise<boolean>
}

/** What the parts of a chat share. */
export interface ChatWays {
  tools: () => ChatTools
  view: () => ChatView
  set: (change: Partial<ChatView>) => void
  tell: (event: ChatEvent) => void
}
