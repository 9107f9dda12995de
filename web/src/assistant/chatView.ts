import { NO_CHAT, type ChatState } from '@reprieve/domain/assistant/session/chatState.ts'
import type { AcceptedNote } from '@reprieve/domain/assistant/session/note.ts'

/** The state of a chat as the page shows it. */
export interface ChatView {
  chat: ChatState
  /** The stored chat was read and continued. */
  isRead: boolean
  /** What is running besides waiting for an answer. */
  doing: 'starting' | 'ending' | 'deleting' | null
  earlier: 'idle' | 'loading' | 'failed'
  note: AcceptedNote | null
  isBuiltInOnly: boolean
  /** How many entries were not on the server when a message was sent, by message id. [ASST-31] */
  waitingOf: ReadonlyMap<string, number>
  /** The ids of exchanges that this device answered in a chat of the server. [ASST-72] */
  answeredHere: ReadonlySet<string>
  /** The message with the quiet line below its answer. [SAFE-22] */
  quietLineOf: string | null
  /** The message whose answer arrived last while the page was visible: announced once. [ASST-40] */
  spoken: string | null
  /** Text that did not reach the chat it was written in. */
  handedBack: string | null
}

export const EMPTY_CHAT_VIEW: ChatView = {
  chat: NO_CHAT,
  isRead: false,
  doing: null,
  earlier: 'idle',
  note: null,
  isBuiltInOnly: false,
  waitingOf: new Map(),
  answeredHere: new Set(),
  quietLineOf: null,
  spoken: null,
  handedBack: null,
}

/** The last message if it was never answered: it returns to the field and is not lost with the chat. */
export function findUnansweredMessage({ messages }: ChatState): string | null {
  const last = messages.findLast(({ input }) => input)
  return last === undefined || last.error === null ? null : last.text
}
