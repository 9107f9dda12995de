import { partsFromWire } from '@reprieve/contract/assistant/partsWire.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import type {
  ChatFailure,
  EarlierExchange,
  Exchange,
} from '@reprieve/domain/assistant/session/chatMessage.ts'
import type { ChatEvent } from '@reprieve/domain/assistant/session/chatState.ts'
import type { Weekday } from '@reprieve/domain/schedule/frequency.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { Answer, Ask, CallOptions } from '../api/ask.ts'
import { untilStopped } from '../api/untilStopped.ts'
import type { ChatView } from './chatView.ts'

/** Server access with the assistant's own language codes. [ASST-10] */
interface ChatLine {
  ask: Ask
  language: string
}

export interface StartedChat {
  token: string
  sessionId: string
  at: number
}

export interface ChatAnswer {
  text: string
  parts: readonly AnswerPart[]
  exchangeId: string | null
}

export interface HistoryPage {
  exchanges: readonly EarlierExchange[]
  next: string | null
  total: number
}

export type ChatResult<T> = Result<T, ChatFailure>

export const EARLIER_AT_ONCE = 20

export interface ChatStart {
  /** The chat to continue; null starts one, which ends any other. */
  token: string | null
  /** The engine whose note the person accepted; null: only the built-in one. [ASST-16] */
  accepts: string | null
}

export interface SentMessage {
  token: string
  sessionId: string
  id: string
  text: string
  /** The person's UTC offset in milliseconds, to resolve "last week". */
  timeOffset: number
  /** The first day of their week, 1 for Monday. */
  weekStart: Weekday
  signal: AbortSignal
}

/** Where a chat is kept and answered: on the server, or on this device. */
export interface ChatHost {
  start: (start: ChatStart) => Promise<ChatResult<StartedChat>>
  send: (message: SentMessage) => Promise<ChatResult<ChatAnswer>>
  transcript: (chat: { token: string; sessionId: string }) => Promise<ChatResult<readonly Exchange[]>>
  history: (cursor: string | null) => Promise<ChatResult<HistoryPage>>
  end: () => Promise<ChatResult<true>>
  deleteAll: () => Promise<ChatResult<true>>
}

export const serverHost = (line: ChatLine): ChatHost => ({
  start: async ({ token, accepts }) => {
    const answer = await line.ask('solace/start-session', { session_token: token, accepts }, howOf(line))
    return heard(answer, ({ session_token: given, session_id: sessionId, started: at }) =>
      typeof given === 'string' && typeof sessionId === 'string' && typeof at === 'number'
        ? { token: given, sessionId, at }
        : null,
    )
  },
  send: async ({ token, id, text, timeOffset, weekStart, signal }) => {
    const request = {
      session_token: token,
      input_text: text,
      message_id: id,
      time_offset: timeOffset,
      week_start: weekStart,
    }
    const how = { ...howOf(line), signal: untilStopped(signal) }
    const answer = await line.ask('solace/generate-response', request, how)
    return heard(answer, ({ response, parts, exchange_id: exchangeId }) =>
      typeof response === 'string'
        ? { text: response, parts: partsOr(parts, response), exchangeId: textOf(exchangeId) }
        : null,
    )
  },
  transcript: async ({ token }) => {
    const answer = await line.ask('solace/get-active-transcript', { session_token: token }, howOf(line))
    return heard(answer, ({ data }) => (Array.isArray(data) ? data.flatMap(exchangeFrom) : null))
  },
  history: async (cursor) => {
    const request = { cursor, limit: EARLIER_AT_ONCE }
    const answer = await line.ask('solace/get-transcript-history', request, howOf(line))
    return heard(answer, ({ data, pager }) => {
      const { next_cursor: next, total_items: total } = toFields(pager)
      if (!Array.isArray(data)) return null
      return {
        exchanges: data.flatMap((one, index) =>
          exchangeFrom(one, index).map((exchange) => ({
            ...exchange,
            sessionId: textOf(toFields(one)['session_id']) ?? '',
          })),
        ),
        next: textOf(next),
        total: typeof total === 'number' ? total : 0,
      }
    })
  },
  end: async () => heard(await line.ask('solace/end-session', undefined, howOf(line)), () => true),
  deleteAll: async () => heard(await line.ask('solace/delete-history', undefined, howOf(line)), () => true),
})

const howOf = ({ language }: ChatLine): CallOptions => ({ language })

function heard<T>(answer: Answer, read: (body: Record<string, unknown>) => T | null): ChatResult<T> {
  if (!answer.reached) return err({ is: answer.why === 'stopped' ? 'stopped' : 'away' })
  if (answer.code !== RESULT.ok) return err(REFUSED[answer.code] ?? saidOf(answer.message))
  const value = read(answer.body)
  return value === null ? err({ is: 'unknown' }) : ok(value)
}

const REFUSED: Readonly<Record<number, ChatFailure>> = {
  [RESULT.chatTakenOver]: { is: 'taken-over' },
  [RESULT.chatExpired]: { is: 'expired' },
  [RESULT.chatUnknown]: { is: 'no-such-chat' },
}

const saidOf = (message: string): ChatFailure =>
  message.trim() === '' ? { is: 'unknown' } : { is: 'said', message }

/** If the server sends no exchange id, its position is used. */
function exchangeFrom(told: unknown, index: number): Exchange[] {
  const { exchange_id: id, input_text: asked, response, parts, created_at: at } = toFields(told)
  if (typeof asked !== 'string' || typeof response !== 'string' || typeof at !== 'number') return []
  return [
    {
      exchangeId: textOf(id) ?? `${at}.${index}`,
      asked,
      answer: response,
      parts: partsOr(parts, response),
      at,
    },
  ]
}

/** A server that sends no parts has sent the answer as text. */
function partsOr(told: unknown, response: string): readonly AnswerPart[] {
  const parts = partsFromWire(told)
  return parts.length === 0 && response !== '' ? [{ is: 'text', text: response }] : parts
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** What a chat needs from its page. */
export interface ChatTools extends ChatLine {
  /** The engine that answers, as the note names it. */
  engine: string
  /** The first day of the reader's week. [ASST-30] */
  weekStart: Weekday
  /** This device: without an account, and while the server cannot be reached. [ASST-72] */
  device: ChatHost
  /** Runs a sync and waits briefly; returns how many entries the server still lacks. [ASST-31] */
  syncFirst: () => Promise<number>
  /** The fixed card if a text contains words of danger: found on the device, also offline. [SAFE-8] */
  dangerIn: (text: string) => Promise<Extract<AnswerPart, { is: 'card' }> | null>
  /** Whether to show the quiet line below the answer: decided on the device and not sent. [SAFE-22] */
  needsLine: (text: string) => Promise<boolean>
}

/** What the parts of a chat share. */
export interface ChatInternals {
  tools: () => ChatTools
  view: () => ChatView
  set: (change: Partial<ChatView>) => void
  tell: (event: ChatEvent) => void
  /** Where the chat with this token is; null: where one would start. */
  hostOf: (token: string | null) => ChatHost
  /** Resolves when the open chat is stored: another tab reads it. */
  stored: () => Promise<void>
}
