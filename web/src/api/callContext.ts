import type { CallName } from '@reprieve/contract/calls.ts'
import type { EndReason } from '@reprieve/domain/access/session.ts'
import type { Answer, Send } from './ask.ts'
import { rowFor, rowForNobody, type SessionRow } from './sessionTable.ts'

/** The logged-in user, as far as a call needs it. */
export interface SignedInUser {
  userId: number
  username: string
  token: string
}

/** The newest documents that the person is known to have accepted. */
export interface AcceptedVersions {
  eula: number
  privacy: number
}

/** The result of a login or a renewal. */
export interface RenewedSession {
  token: string
  accepted: AcceptedVersions
}

export interface SessionEnd {
  by: EndReason
  /** The server has said that this token is no longer valid for anything. */
  isOver: boolean
}

/** The session behind the calls; null: nobody is logged in. */
export interface SessionKeys {
  current: () => SignedInUser | null
  /** Reads the stored session: another tab may have renewed it, logged out, or in. */
  kept: () => Promise<SignedInUser | null>
  /** Resolves when it is stored on the device (D14); false if the device has another session by now. */
  renew: (of: SignedInUser, renewed: RenewedSession) => Promise<boolean>
  /** Removes the token; the diary stays, behind a login of the same person (D16), with the reason. [SES-3] */
  lock: (of: SignedInUser, ended: SessionEnd) => Promise<void>
}

export interface CallContext {
  send: Send
  keys: SessionKeys
  language: () => string
  deviceId: () => Promise<string>
  /** One at a time across all tabs: two renewals of one token would create two successors. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  onTooOld: () => void
  /** Reports and logs a failed call. */
  onFault: (call: CallName, answer: Answer, row: SessionRow) => void
}

/** A response, and what decides whether it is a fault. */
export interface AnsweredCall {
  answer: Answer
  isSignedIn: boolean
  /** The codes that are no fault of this call. */
  isSettled?: (code: number) => boolean
}

/** Does what a response requires after every call. [SES-1] */
export function actOnAnswer(
  line: CallContext,
  name: CallName,
  { answer, isSignedIn, isSettled = () => false }: AnsweredCall,
): void {
  const row = isSignedIn ? rowFor(answer) : rowForNobody(answer)
  const { move, reported, logged } = row
  if (move === 'tell-too-old') line.onTooOld()
  if ((reported || logged) && !(answer.reached && isSettled(answer.code))) line.onFault(name, answer, row)
}

/** Null if the response contains no session. */
export function readRenewedSession(body: Readonly<Record<string, unknown>>): RenewedSession | null {
  const { token, eula_version: eula, privacy_notice_version: privacy } = body
  if (typeof token !== 'string') return null
  return { token, accepted: { eula: versionIn(eula), privacy: versionIn(privacy) } }
}

const versionIn = (value: unknown): number => (typeof value === 'number' ? value : 0)
