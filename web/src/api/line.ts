import type { CallName } from '@reprieve/contract/calls.ts'
import type { EndReason } from '@reprieve/domain/access/session.ts'
import type { Answer, OutgoingCall, Send } from './ask.ts'
import { rowFor, rowForNobody, type SessionRow } from './sessionTable.ts'

/** Who is signed in, as far as a call needs it. */
export interface SignedIn {
  userId: number
  username: string
  token: string
}

/** The newest documents that the person is known to have accepted. */
export interface Accepted {
  eula: number
  privacy: number
}

/** What a sign-in or a renewal gave. */
export interface Renewed {
  token: string
  accepted: Accepted
}

export interface SessionEnd {
  by: EndReason
  /** The server has said that it takes this token for nothing any more. */
  isOver: boolean
}

/** The session behind the calls; null: nobody is signed in. */
export interface Keys {
  current: () => SignedIn | null
  /** As the device keeps it at this moment: another tab may have renewed it, signed out, or in. */
  kept: () => Promise<SignedIn | null>
  /** Resolves when the device keeps it (D14); false where the device has another session by now. */
  renew: (of: SignedIn, renewed: Renewed) => Promise<boolean>
  /** The token goes; the diary stays, behind a sign-in of the same person (D16), and why it ended is kept. [SES-3] */
  lock: (of: SignedIn, ended: SessionEnd) => Promise<void>
}

export interface Line {
  send: Send
  keys: Keys
  language: () => string
  deviceId: () => Promise<string>
  /** One at a time, in all tabs together: two renewals of one token would make two successors. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  onTooOld: () => void
  /** A call that went wrong: for the reports and the log. */
  onFault: (call: CallName, answer: Answer, row: SessionRow) => void
}

/** Sends, and does what an answer asks of every call, whoever made it. What is settled here is no fault. [SES-1] */
export async function sendOn(
  line: Line,
  name: CallName,
  { isSettled = () => false, ...sent }: OutgoingCall & { isSettled?: (code: number) => boolean },
): Promise<Answer> {
  const answer = await line.send(name, sent)
  const row = sent.caller.signedIn === null ? rowForNobody(answer) : rowFor(answer)
  const { move, reported, logged } = row
  if (move === 'tell-too-old') line.onTooOld()
  if ((reported || logged) && !(answer.reached && isSettled(answer.code))) line.onFault(name, answer, row)
  return answer
}

/** Null where the answer is no session. */
export function renewedIn(body: Readonly<Record<string, unknown>>): Renewed | null {
  const { token, eula_version: eula, privacy_notice_version: privacy } = body
  if (typeof token !== 'string') return null
  return { token, accepted: { eula: versionIn(eula), privacy: versionIn(privacy) } }
}

const versionIn = (value: unknown): number => (typeof value === 'number' ? value : 0)
