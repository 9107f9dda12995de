import type { AnswerPart } from '../answerPart.ts'
import {
  toPreviousMessages,
  toChatMessages,
  answerMessageId,
  answerPlaceholder,
  sentMessages,
  type ChatFailure,
  type ChatMessage,
  type EarlierExchange,
  type Exchange,
  type PreviousMessage,
} from './chatMessage.ts'

/** The state of the chat on one device: the fields of the specification, and the session's token. */
export interface ChatState {
  messages: readonly ChatMessage[]
  /** Messages of earlier chats, newest first. */
  previousMessages: readonly PreviousMessage[]
  /** Null: nothing was requested yet, or there is no more. */
  previousMessagesCursor: string | null
  /** Total number of exchanges; null until the server reports it. */
  previousMessagesSize: number | null
  previousMessagesLimitReached: boolean
  noteAccepted: boolean
  sessionStarted: boolean
  sessionStartTime: number | null
  sessionId: string | null
  sessionToken: string | null
  sessionAnotherActive: boolean
  sessionError: ChatFailure | null
}

export const NO_CHAT: ChatState = {
  messages: [],
  previousMessages: [],
  previousMessagesCursor: null,
  previousMessagesSize: null,
  previousMessagesLimitReached: false,
  noteAccepted: false,
  sessionStarted: false,
  sessionStartTime: null,
  sessionId: null,
  sessionToken: null,
  sessionAnotherActive: false,
  sessionError: null,
}

export type ChatEvent =
  | { is: 'started'; sessionId: string; token: string; at: number }
  | { is: 'start-failed'; failure: ChatFailure }
  | { is: 'sent'; id: string; text: string; at: number }
  /** The same message sent again under the same id: the server answers it once. */
  | { is: 'sent-again'; id: string; at: number }
  | {
      is: 'answered'
      id: string
      text: string
      parts: readonly AnswerPart[]
      exchangeId: string | null
      at: number
    }
  | { is: 'send-failed'; id: string; failure: ChatFailure }
  | { is: 'ended' }
  | { is: 'transcript'; exchanges: readonly Exchange[] }
  | { is: 'transcript-failed'; failure: ChatFailure }
  /** `after`: the cursor of the request. */
  | {
      is: 'history'
      exchanges: readonly EarlierExchange[]
      after: string | null
      next: string | null
      total: number
    }
  | { is: 'history-deleted' }

const ENDS_AT_START: readonly ChatFailure['is'][] = ['taken-over', 'no-such-chat']
const ENDS_LATER: readonly ChatFailure['is'][] = ['taken-over', 'expired']

const NO_SESSION = { sessionStarted: false, sessionStartTime: null, sessionId: null, sessionToken: null }

type Acts = {
  [Is in ChatEvent['is']]: (state: ChatState, event: Extract<ChatEvent, { is: Is }>) => ChatState
}

const ACTS: Acts = {
  // [ASST-2]
  started: (state, { sessionId, token, at }) => ({
    ...state,
    ...NO_TROUBLE,
    messages: sessionId === state.sessionId ? state.messages : [],
    noteAccepted: true,
    sessionStarted: true,
    sessionStartTime: at,
    sessionId,
    sessionToken: token,
  }),
  'start-failed': (state, { failure }) =>
    ENDS_AT_START.includes(failure.is) ? lost(state) : { ...state, sessionError: failure },
  // [ASST-3]
  sent: (state, { id, text, at }) =>
    canSend(state) ? { ...state, messages: [...state.messages, ...sentMessages(id, text, at)] } : state,
  'sent-again': (state, { id, at }) => {
    if (!canSend(state) || !state.messages.some(({ internalId }) => internalId === id)) return state
    return { ...state, messages: state.messages.flatMap((one) => again(one, id, at)) }
  },
  answered: (state, { id, text, parts, exchangeId, at }) => ({
    ...state,
    messages: state.messages.map((one) => {
      if (one.internalId === id) return { ...one, exchangeId }
      if (one.internalId !== answerMessageId(id)) return one
      return { ...one, text, parts, exchangeId, timestamp: at, pending: false }
    }),
  }),
  // [ASST-4]
  'send-failed': (state, { id, failure }) => {
    const messages = state.messages
      .filter(({ internalId, pending }) => internalId !== answerMessageId(id) || !pending)
      .map((one) => (one.internalId === id ? { ...one, error: failure } : one))
    return ENDS_LATER.includes(failure.is) ? lost({ ...state, messages }) : { ...state, messages }
  },
  // [ASST-5]
  ended: ({ noteAccepted }) => ({ ...NO_CHAT, noteAccepted }),
  // [ASST-6]
  transcript: (state, { exchanges }) => ({
    ...state,
    ...NO_TROUBLE,
    messages: exchanges.flatMap(toChatMessages),
  }),
  'transcript-failed': (state, { failure }) =>
    ENDS_LATER.includes(failure.is) ? lost(state) : { ...state, sessionError: failure },
  // [ASST-7]
  history: (state, { exchanges, after, next, total }) => {
    // A page that arrives twice, after a second press or request, is added once.
    if (state.previousMessagesLimitReached || after !== state.previousMessagesCursor) return state
    return {
      ...state,
      previousMessages: [...state.previousMessages, ...exchanges.flatMap(newestFirst)],
      previousMessagesCursor: next,
      previousMessagesSize: total,
      previousMessagesLimitReached: next === null,
    }
  },
  // The messages of this chat are deleted with the rest, and so the chat ends.
  'history-deleted': ({ noteAccepted }) => ({ ...NO_CHAT, noteAccepted }),
}

const NO_TROUBLE = { sessionAnotherActive: false, sessionError: null }

const newestFirst = (exchange: EarlierExchange): PreviousMessage[] =>
  toPreviousMessages(exchange).toReversed()

/** The messages stay readable; only the chat cannot continue. */
const lost = (state: ChatState): ChatState => ({
  ...state,
  ...NO_SESSION,
  messages: state.messages.filter(({ pending }) => !pending),
  sessionAnotherActive: true,
  sessionError: null,
})

function again(one: ChatMessage, id: string, at: number): ChatMessage[] {
  return one.internalId === id ? [{ ...one, error: null }, answerPlaceholder(id, at)] : [one]
}

export function chatEvent(state: ChatState, event: ChatEvent): ChatState {
  const act = ACTS[event.is] as (state: ChatState, event: ChatEvent) => ChatState
  return act(state, event)
}

export const isWaiting = ({ messages }: ChatState): boolean => messages.some(({ pending }) => pending)

/** The message whose answer is pending; null if none is. */
export function waitingMessage({ messages }: ChatState): ChatMessage | null {
  const place = messages.find(({ pending }) => pending)
  return messages.find(({ internalId }) => answerMessageId(internalId) === place?.internalId) ?? null
}

/** One question at a time, and only in a session. */
export const canSend = (state: ChatState): boolean => state.sessionStarted && !isWaiting(state)
