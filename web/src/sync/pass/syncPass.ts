import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer, Ask } from '../../api/ask.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { StorageFault } from '../../local/tables.ts'

/** D33 and SYNC 2. */
export interface PassLimits {
  page: number
  bulk: number
  bytes: number
  lanes: number
}

export const PASS_LIMITS: PassLimits = { page: 2_500, bulk: 250, bytes: 2_000_000, lanes: 3 }

/** What one pass works with. */
export interface Pass {
  diary: Diary
  ask: Ask
  /** Not caused by the user: it must not keep the session alive (D15). */
  background: boolean
  limits: PassLimits
  /** For the log: what was odd and how often, never what a person wrote. */
  note: (what: string, count: number) => void
  /** How many rows of this pass have been answered. */
  onAnswered: (count: number) => void
  /** After each page: how many rows this pass has received, and how many the server still has. */
  onPulled?: (done: number, left: number) => void
}

/** Why a pass cannot continue. What was stored so far stays, and the next pass continues from there. */
export type PassStop =
  | { why: 'unreachable' }
  | { why: 'refused'; code: number; retryAfterMs: number | null }
  | { why: 'session'; code: number }
  | { why: 'storage'; fault: StorageFault }

/** No retry helps: the user has to log in, to confirm, or to install the new version. */
const UNTIL_SOMEBODY_ACTS: readonly number[] = [
  RESULT.notSignedIn,
  RESULT.sessionEnded,
  RESULT.tokenStale,
  RESULT.deviceDisplaced,
  RESULT.notActivated,
  RESULT.clientTooOld,
]
const BUSY: readonly number[] = [RESULT.rateLimited, RESULT.overloaded]

/** Returns a stop if the response concerns the whole pass and not the single request; else null. */
export function findPassStop(answer: Answer): PassStop | null {
  if (!answer.reached) return { why: 'unreachable' }
  const { code, body } = answer
  if (UNTIL_SOMEBODY_ACTS.includes(code)) return { why: 'session', code }
  if (!BUSY.includes(code)) return null
  const seconds = body['retry_after']
  return { why: 'refused', code, retryAfterMs: typeof seconds === 'number' ? seconds * 1_000 : null }
}

/** The reason of an entry quarantined from a response starts with this: the server still has it. */
export const FROM_SERVER = 'from the server: '
