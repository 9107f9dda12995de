import { RESULT, type ResultCode } from '@reprieve/contract/codes.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import type { Session } from './store.ts'

/** A chat ends after this time without a message, so that nobody continues it on a page left open. */
export const IDLE_MS = 60 * MINUTE_MS
/** Longer than any engine may take: the server of a question that waits longer is gone. [ASST-14] */
export const PENDING_MS = 125_000

/** `over`: ended, expired, deleted or another person's; the response is the same for all. [ASST-15] */
export type ChatState = 'active' | 'taken-over' | 'over'

export function readChatState(session: Session | null, now: number): ChatState {
  if (session === null) return 'over'
  if (session.endedAt !== null) return session.endedWhy === 'taken-over' ? 'taken-over' : 'over'
  return now - session.lastAt > IDLE_MS ? 'over' : 'active'
}

/** [ASST-8] */
export const CHAT_STATE_CODES: Record<'start' | 'go-on', Record<Exclude<ChatState, 'active'>, ResultCode>> = {
  start: { 'taken-over': RESULT.chatTakenOver, over: RESULT.chatUnknown },
  'go-on': { 'taken-over': RESULT.chatTakenOver, over: RESULT.chatExpired },
}
