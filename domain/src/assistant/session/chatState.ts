import type { Part } from '../part.ts'
import {
  earlierMessagesOf,
  messagesOf,
  placeOf,
  placeholderOf,
  sentMessages,
  type ChatFailure,
  type ChatMessage,
  type EarlierExchange,
  type Exchange,
  type PreviousMessage,
} from './chatMessage.ts'

/** The chat as one device sees it: the fields of the specification, and the token that goes with the session. */
export interface ChatState {
  messages: readonly ChatMessage[]
  /** Of chats before this one, the newest first. */
  previousMessages: readonly PreviousMessage[]
  /** Null: nothing was asked for yet, or there is no more. */
  previousMessagesCursor: string | null
  /** How many exchanges there are in all; null until the server has told. */
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
  /** The same message once more, under the same id: the server speaks once. */
  | { is: 'sent-again'; id: string; at: number }
  | {
      is: 'answered'
      id: string
      text: string
      parts: readonly Part[]
      exchangeId: string | null
      at: number
    }
  | { is: 'send-failed'; id: string; failure: ChatFailure }
  | { is: 'ended' }
  | { is: 'transcript'; exchanges: readonly Exchange[] }
  | { is: 'transcript-failed'; failure: ChatFailure }
  /** `after`: the cursor it was asked with. */
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
      if (one.internalId !== placeOf(id)) return one
      return { ...one, text, parts, exchangeId, timestamp: at, pending: false }
    }),
  }),
  // [ASST-4]
  'send-failed': (state, { id, failure }) => {
    const messages = state.messages
      .filter(({ internalId, pending }) => internalId !== placeOf(id) || !pending)
      .map((one) => (one.internalId === id ? { ...one, error: failure } : one))
    return ENDS_LATER.includes(failure.is) ? lost({ ...state, messages }) : { ...state, messages }
  },
  // [ASST-5]
  ended: ({ noteAccepted }) => ({ ...NO_CHAT, noteAccepted }),
  // [ASST-6]
  transcript: (state, { exchanges }) => ({
    ...state,
    ...NO_TROUBLE,
    messages: exchanges.flatMap(messagesOf),
  }),
  'transcript-failed': (state, { failure }) =>
    ENDS_LATER.includes(failure.is) ? lost(state) : { ...state, sessionError: failure },
  // [ASST-7]
  history: (state, { exchanges, after, next, total }) => {
    // The same page twice, by a second press or a second asking, is taken once.
    if (state.previousMessagesLimitReached || after !== state.previousMessagesCursor) return state
    return {
      ...state,
      previousMessages: [...state.previousMessages, ...exchanges.flatMap(newestFirst)],
      previousMessagesCursor: next,
      previousMessagesSize: total,
      previousMessagesLimitReached: next === null,
    }
  },
  // What was said in this chat is gone with the rest, and the chat with it.
  'history-deleted': ({ noteAccepted }) => ({ ...NO_CHAT, noteAccepted }),
}

const NO_TROUBLE = { sessionAnotherActive: false, sessionError: null }

const newestFirst = (exchange: EarlierExchange): PreviousMessage[] => earlierMessagesOf(exchange).toReversed()

/** What was written stays to be read; only the chat it was written in cannot go on. */
const lost = (state: ChatState): ChatState => ({
  ...state,
  ...NO_SESSION,
  messages: state.messages.filter(({ pending }) => !pending),
  sessionAnotherActive: true,
  sessionError: null,
})

function again(one: ChatMessage, id: string, at: number): ChatMessage[] {
  return one.internalId === id ? [{ ...one, error: null }, placeholderOf(id, at)] : [one]
}

export function chatEvent(state: ChatState, event: ChatEvent): ChatState {
  const act = ACTS[event.is] as (state: ChatState, event: ChatEvent) => ChatState
  return act(state, event)
}

export const isWaiting = ({ messages }: ChatState): boolean => messages.some(({ pending }) => pending)

/** The message whose answer is still to come; null: none is. */
export function waitingMessage({ messages }: ChatState): ChatMessage | null {
  const place = messages.find(({ pending }) => pending)
  return messages.find(({ internalId }) => placeOf(internalId) === place?.internalId) ?? null
}

/** One question at a time, and none without a session. */
export const canSend = (state: ChatState): boolean => state.sessionStarted && !isWaiting(state)
