import { RESULT } from '@reprieve/contract/resultCodes.ts'
import type { Key } from '@reprieve/locales/words.ts'
import type { Answer, UnreachedReason } from './ask.ts'

/**
 * What to do after a response. Every call does the first four by itself; `ask-to-activate`, `ask-for-code` and
 * `confirm` are for the login screens, `repair` is for sync, and the caller handles the rest.
 */
export type ResponseAction =
  | 'renew'
  | 'renew-by-force'
  | 'lock'
  | 'tell-too-old'
  | 'ask-to-activate'
  | 'ask-for-code'
  | 'confirm'
  | 'repair'
  | 'hand-over'

export interface SessionRow {
  move: ResponseAction
  /** Null: the server's own text, or none if the user need not notice. */
  text: Key<'account'> | null
  /** Sent to the operator's error reports, if the user agreed to them. */
  reported: boolean
  /** Logged on the device only: faults of the network, not of the app. */
  logged: boolean
}

type AccountText = SessionRow['text']

const quiet = (move: ResponseAction, text: AccountText = null): SessionRow => ({
  move,
  text,
  reported: false,
  logged: false,
})
const told = (move: ResponseAction, text: AccountText = null): SessionRow => ({
  ...quiet(move, text),
  reported: true,
})
const SILENT = quiet('hand-over')
const SERVER_OFFLINE: SessionRow = { ...told('hand-over'), logged: true }

/** Spec 1 section 8, and D10 for later codes. [SES-1] */
export const ON_CODE: Readonly<Record<number, SessionRow | undefined>> = {
  [RESULT.ok]: SILENT,
  [RESULT.tokenStale]: quiet('renew'),
  [RESULT.deviceDisplaced]: quiet('renew-by-force'),
  [RESULT.sessionEnded]: quiet('lock', 'sessionOutdated'),
  [RESULT.notSignedIn]: quiet('lock', 'sessionOutdated'),
  [RESULT.clientTooOld]: quiet('tell-too-old', 'appNeedsUpdate'),
  [RESULT.notActivated]: quiet('ask-to-activate', 'activationRequired'),
  [RESULT.mfaRequired]: quiet('ask-for-code'),
  [RESULT.freshSignInNeeded]: told('confirm'),
  [RESULT.providerSignUpExpired]: told('hand-over', 'tooMuchTime'),
  [RESULT.wrongCredentials]: SILENT,
  [RESULT.emailInUse]: quiet('hand-over', 'emailInUse'),
  [RESULT.usernameInUse]: SILENT,
  [RESULT.passwordNotSet]: quiet('hand-over', 'passwordNotSet'),
  [RESULT.recordMissing]: told('repair'),
  [RESULT.recordExists]: told('repair'),
  [RESULT.recordRefused]: told('repair'),
  [RESULT.unknown]: SERVER_OFFLINE,
  [RESULT.overloaded]: SERVER_OFFLINE,
  [RESULT.chatExpired]: SILENT,
  [RESULT.chatTakenOver]: SILENT,
  [RESULT.chatUnknown]: SILENT,
}

/** An API error: any code without a row. */
const ANY_OTHER = told('hand-over')

const UNANSWERED: Record<UnreachedReason, SessionRow> = {
  'no-line': SILENT,
  'not-ours': SILENT,
  stopped: SILENT,
  timeout: { ...SILENT, logged: true },
  'server-error': SERVER_OFFLINE,
}

export function rowFor(answer: Answer): SessionRow {
  if (!answer.reached) return UNANSWERED[answer.why ?? 'no-line']
  return ON_CODE[answer.code] ?? ANY_OTHER
}

/** For a call without a session, such as a login: it has no slot to take back, so 176 is a fault. [SES-9] */
export function rowForNobody(answer: Answer): SessionRow {
  const row = rowFor(answer)
  return row.move === 'renew-by-force' ? ANY_OTHER : row
}
