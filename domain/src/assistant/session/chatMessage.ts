import type { AnswerPart } from '../answerPart.ts'

/**
 * Why a chat request failed. `said`: with the server's own message; `unknown`: without one; `no-answer-here`: this
 * device could not answer.
 */
export type ChatFailure =
  | { is: 'taken-over' | 'expired' | 'no-such-chat' | 'stopped' | 'away' | 'no-answer-here' | 'unknown' }
  | { is: 'said'; message: string }

export interface ChatMessage {
  internalId: string
  text: string
  /** The parts of an answer; empty for the person's messages. */
  parts: readonly AnswerPart[]
  /** Written by the person. */
  input: boolean
  timestamp: number
  /** A placeholder for an answer that has not arrived yet. */
  pending: boolean
  error: ChatFailure | null
  /** The server's id of the question and its answer; null until it is known. */
  exchangeId: string | null
}

export interface PreviousMessage extends Pick<
  ChatMessage,
  'internalId' | 'text' | 'parts' | 'input' | 'timestamp' | 'exchangeId'
> {
  sessionId: string
}

/** A question with its answer, as stored by the server. */
export interface Exchange {
  exchangeId: string
  asked: string
  answer: string
  parts: readonly AnswerPart[]
  at: number
}

export interface EarlierExchange extends Exchange {
  sessionId: string
}

const QUESTION = 'q'
const ANSWER = 'a'

/** The two messages of an exchange, with ids that stay the same after a reload. */
export function toChatMessages(exchange: Exchange): readonly [ChatMessage, ChatMessage] {
  const { exchangeId, asked, answer, parts, at } = exchange
  const both = { timestamp: at, pending: false, error: null, exchangeId }
  return [
    { ...both, internalId: `${exchangeId}.${QUESTION}`, text: asked, parts: [], input: true },
    { ...both, internalId: `${exchangeId}.${ANSWER}`, text: answer, parts, input: false },
  ]
}

export function toPreviousMessages(exchange: EarlierExchange): PreviousMessage[] {
  const { sessionId } = exchange
  return toChatMessages(exchange).map(({ internalId, text, parts, input, timestamp, exchangeId }) => ({
    internalId,
    text,
    parts,
    input,
    timestamp,
    exchangeId,
    sessionId,
  }))
}

/** The person's message, and the placeholder of its answer. */
export function sentMessages(id: string, text: string, at: number): readonly [ChatMessage, ChatMessage] {
  const both = { parts: [], timestamp: at, error: null, exchangeId: null }
  return [{ ...both, internalId: id, text, input: true, pending: false }, answerPlaceholder(id, at)]
}

export const answerPlaceholder = (id: string, at: number): ChatMessage => ({
  internalId: answerMessageId(id),
  text: '',
  parts: [],
  input: false,
  timestamp: at,
  pending: true,
  error: null,
  exchangeId: null,
})

/** The id of the answer to a message. */
export const answerMessageId = (id: string): string => `${id}.${ANSWER}`
