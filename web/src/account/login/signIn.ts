import { PASSWORD_VERSION } from '@reprieve/contract/account/clientHash.ts'
import type { SentOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import type { Session, SessionStore, UserSession } from '../../access/session.ts'
import type { Answer, Ask } from '../../api/ask.ts'
import { readRenewedSession } from '../../api/callContext.ts'
import { rowFor } from '../../api/sessionTable.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'
import { offeredDrafts } from '../../local/drafts.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { isDiaryOfRegistered, type RegisteredAccountStore } from '../register/registeredAccount.ts'

/** How this device identifies itself to the server. */
export interface DeviceIdentity {
  device: Pick<DeviceDatabase, 'deviceId'>
  hash: (password: string) => Promise<string>
  details: () => Promise<string>
  /** The name of its system; null if the browser does not say. */
  system: string | null
}

export interface SignInTools extends DeviceIdentity {
  ask: Ask
  session: Pick<SessionStore, 'kept' | 'change'>
  device: Pick<DeviceDatabase, 'deviceId' | 'giveAnonymousTo'>
  registered: RegisteredAccountStore
  /** The number of entries in a diary without an account. */
  countEntries: () => Promise<number>
  /** The name of the open diary; null if there is none. */
  diary: string | null
}

export interface Credentials {
  username: string
  password: string
  institution?: string | undefined
}

/** A session that the server granted and the device has not stored yet. */
export type GrantedSession = UserSession & { token: string }

export type SignInProblem =
  | { is: 'away' | 'not-activated' | 'different-account' | 'not-kept' }
  | { is: 'refused'; message: string }

export type SignInAnswer =
  | { is: 'granted'; granted: GrantedSession }
  /** 168: the code is in the mail. */
  | { is: 'code'; challenge: string }
  | { is: 'problem'; problem: SignInProblem }

export async function askToSignIn(tools: SignInTools, given: Credentials): Promise<SignInAnswer> {
  return readSignInAnswer(
    await tools.ask('core/login-user', await signInRequest(tools, given), { timezone: true }),
  )
}

export async function signInRequest(
  { device, hash, details, system }: DeviceIdentity,
  { username, password, institution }: Credentials,
): Promise<SentOf<'core/login-user'>> {
  return {
    username: username.trim(),
    password: await hash(password),
    pw_v: PASSWORD_VERSION,
    device_id: await device.deviceId(),
    device_details: await details(),
    ...(system !== null && { token_type: system }),
    ...(institution !== undefined && { institution }),
  }
}

/** Reads the response to a log-in by password, code or provider. */
export function readSignInAnswer(answer: Answer): SignInAnswer {
  if (!answer.reached) return { is: 'problem', problem: { is: 'away' } }
  const { move } = rowFor(answer)
  const challenge = answer.body['mfa_challenge']
  if (move === 'ask-for-code' && typeof challenge === 'string') return { is: 'code', challenge }
  if (move === 'ask-to-activate') return { is: 'problem', problem: { is: 'not-activated' } }
  const granted = answer.code === RESULT.ok ? grantedFrom(answer.body) : null
  if (granted === null) return { is: 'problem', problem: { is: 'refused', message: answer.message } }
  return { is: 'granted', granted }
}

function grantedFrom(body: Record<string, unknown>): GrantedSession | null {
  const { user_id: userId, username, email } = body
  const renewed = readRenewedSession(body)
  if (renewed === null || typeof userId !== 'number' || typeof username !== 'string') return null
  return {
    is: 'user',
    userId,
    username,
    email: typeof email === 'string' ? email : '',
    endedBy: null,
    ...renewed,
  }
}

/** Everything a person wrote there: drafts are theirs as well, and the next user must not read them. [ACC-11] */
export async function countDiaryEntries(diary: Diary): Promise<number> {
  const [saved, begun] = await Promise.all([diary.tables.countDirty(), offeredDrafts(diary)])
  return saved + begun.length
}

/** The number of entries to ask the person about; null: nothing to ask. [ACC-11] */
export async function countEntriesToAskAbout(
  tools: SignInTools,
  granted: GrantedSession,
): Promise<number | null> {
  const { is } = await tools.session.kept()
  const { username } = granted
  if (
    is !== 'anonymous' ||
    isDiaryOfRegistered(await tools.registered.current(), { username, diary: tools.diary })
  )
    return null
  const count = await tools.countEntries()
  return count === 0 ? null : count
}

export type TakeSessionOutcome = 'taken' | 'has-diary-here' | 'different-account' | 'not-kept'

/**
 * The diary's label and the device's owner change in one step: if the device stopped in between, it would open an empty
 * diary and frighten a person who has years in the other. [ACC-10]
 */
export async function takeSession(
  tools: SignInTools,
  granted: GrantedSession,
  diary: 'goes-along' | 'stays',
): Promise<TakeSessionOutcome> {
  try {
    const before = await tools.session.kept()
    if (isOfAnother(before, granted)) return 'different-account'
    if (before.is === 'anonymous' && diary === 'goes-along') {
      const given = await tools.device.giveAnonymousTo(String(granted.userId), granted)
      const isLeftBehind = !given.ok && given.reason === 'has-one' && (await tools.countEntries()) > 0
      if (isLeftBehind) return 'has-diary-here'
    }
    const isTaken = await tools.session.change((kept) => (isOfAnother(kept, granted) ? null : granted))
    if (!isTaken) return 'different-account'
    await tools.registered.forget()
    return 'taken'
  } catch {
    return 'not-kept'
  }
}

/** In another tab a person may have logged in since the form was opened. [ACC-12] */
const isOfAnother = (kept: Session, { userId }: GrantedSession): boolean =>
  kept.is === 'user' && kept.userId !== userId
