import { NO_CHAT, type ChatState } from '@reprieve/domain/assistant/session/chatState.ts'
import type { AcceptedNote } from '@reprieve/domain/assistant/session/note.ts'

/** What the page shows of a chat. */
export interface ChatView {
  chat: ChatState
  /** What this device keeps of it was read, and gone on with. */
  isRead: boolean
  /** What goes on besides waiting for an answer. */
  doing: 'starting' | 'ending' | 'deleting' | null
  earlier: 'idle' | 'loading' | 'failed'
  note: AcceptedNote | null
  isBuiltInOnly: boolean
  /** How many entries were not on the server yet when a message was sent, by its id. [ASST-31] */
  waitingOf: ReadonlyMap<string, number>
  /** The message below whose answer the quiet line stands. [SAFE-22] */
  quietLineOf: string | null
  /** The message whose answer came last while the page was looked at: it is said once. [ASST-40] */
  spoken: string | null
  /** What was written and did not reach the chat that it was written in. */
  handedBack: string | null
}

export const NO_VIEW: ChatView = {
  chat: NO_CHAT,
  isRead: false,
  doing: null,
  earlier: 'idle',
  note: null,
  isBuiltInOnly: false,
  waitingOf: new Map(),
  quietLineOf: null,
  spoken: null,
  handedBack: null,
}

/** What was sent last and never answered: it goes back to where it was written, and is not lost with the chat. */
export function unanswered({ messages }: ChatState): string | null {
  const last = messages.findLast(({ input }) => input)
  return last === undefined || last.error === null ? null : last.text
}
