import { RESULT, type ResultCode } from '@reprieve/contract/codes.ts'
import type { Session } from './store.ts'

const MINUTE_MS = 60_000

/** So long without a message a chat is over: nobody comes back to a page that was left open, and finds it going on. */
export const IDLE_MS = 60 * MINUTE_MS
/** Longer than any engine may take: what waits since then waits for nobody, its server is gone. [ASST-14] */
export const PENDING_MS = 125_000

/** `over`: it ended, expired or was deleted, or it is a stranger's: for who asks these are one. [ASST-15] */
export type Standing = 'active' | 'taken-over' | 'over'

export function standingOf(session: Session | null, now: number): Standing {
  if (session === null) return 'over'
  if (session.endedAt !== null) return session.endedWhy === 'taken-over' ? 'taken-over' : 'over'
  return now - session.lastAt > IDLE_MS ? 'over' : 'active'
}

/** [ASST-8] */
export const CODES: Record<'start' | 'go-on', Record<Exclude<Standing, 'active'>, ResultCode>> = {
  start: { 'taken-over': RESULT.chatTakenOver, over: RESULT.chatUnknown },
  'go-on': { 'taken-over': RESULT.chatTakenOver, over: RESULT.chatExpired },
}
