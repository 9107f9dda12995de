import { deviceState, type DeviceState, type Owner } from '@reprieve/domain/access/deviceState.ts'
import type { EndReason } from '@reprieve/domain/access/session.ts'
import { EULA_VERSION, PRIVACY_VERSION } from '@reprieve/domain/account/terms.ts'
import type { Accepted } from '../api/line.ts'
import type { DeviceDatabase, DiaryOwner } from '../local/deviceDatabase.ts'

/** Whose diary this device has open. Without a token it is locked; only a logout makes it nobody's (D16, D18). */
export type Session = { is: 'nobody' } | AnonymousSession | UserSession

/** `isAppLocked`: the diary is sealed, and with it who this is; nobody has opened it in this page yet. [ROUTE-14] */
interface AnonymousSession {
  is: 'anonymous'
  isAppLocked?: true
}

export interface UserSession {
  is: 'user'
  userId: number
  username: string
  email: string
  token: string | null
  /** Of a locked device: why the session ended, as far as it is known; null with a token. [SES-3] */
  endedBy: EndReason | null
  /** Of a locked device: the token that ended. Opens nothing; it is asked by whether the account is still there. [SES-8] */
  formerToken?: string
  /** The newest documents that this person is known to have accepted, wherever. */
  accepted: Accepted
  isAppLocked?: true
}

export const NOBODY: Session = { is: 'nobody' }

export interface SessionStore {
  current: () => Session
  /** Resolves when the device keeps it: a token is stored before its first use (D14). */
  become: (next: Session) => Promise<void>
  /**
   * What is decided upon what the device keeps, with no other tab in between; null leaves it as it is. Tells whether
   * it was changed. Read first and written later, a token would be kept over a logout in another tab. [ACC-15]
   */
  change: (decide: (kept: Session) => Session | null) => Promise<boolean>
  /** As the device has it now: another tab's word may still be on its way. */
  kept: () => Promise<Session>
  subscribe: (listener: () => void) => () => void
}

const CHOICE = 'owner'
const CHANNEL = 'reprieve-session'
const LOCK = 'reprieve-session'

/** One at a time, in all tabs together. Without locks (D56) nobody can have signed in. */
export const sessionAlone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()

export async function openSession(device: DeviceDatabase): Promise<SessionStore> {
  let session = await keptSession(device)
  const listeners = new Set<() => void>()
  const channel = new BroadcastChannel(CHANNEL)
  const show = (next: Session): void => {
    // Read again and the same: who watches must not be told of a change.
    if (JSON.stringify(next) === JSON.stringify(session)) return
    session = next
    for (const listener of listeners) listener()
  }
  // Another tab signed in, renewed or logged out: this one must not go on with a token that is gone.
  channel.addEventListener('message', () => void keptSession(device).then(show))

  const change: SessionStore['change'] = (decide) =>
    sessionAlone(async () => {
      const kept = await keptSession(device)
      const next = decide(kept)
      // What was made of an owner that could not be read would be kept over the one that is sealed. [LOCK-13]
      if (next === null || isAppLocked(next)) {
        show(kept)
        return false
      }
      await device.choose(CHOICE, next)
      // Another diary may have a lock of its own.
      const isSameDiary = !isAppLocked(kept) && JSON.stringify(whoOf(kept)) === JSON.stringify(whoOf(next))
      show(isSameDiary || next.is === 'nobody' ? next : await keptSession(device))
      channel.postMessage(null)
      return true
    })

  return {
    current: () => session,
    become: async (next) => void (await change(() => next)),
    change,
    kept: async () => {
      show(await keptSession(device))
      return session
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const keptSession = async (device: DeviceDatabase): Promise<Session> =>
  sessionFrom(await device.choice(CHOICE))

/** What is broken is nobody's device: the diary itself stays where it is, and a sign-in finds it again. */
export function sessionFrom(kept: unknown): Session {
  const fields = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>
  const lock = fields['isAppLocked'] === true ? ({ isAppLocked: true } as const) : {}
  if (fields['is'] === 'anonymous') return { is: 'anonymous', ...lock }
  const { userId, username, email, token, formerToken, endedBy, accepted } = fields
  if (fields['is'] !== 'user' || !Number.isSafeInteger(userId) || typeof username !== 'string') return NOBODY
  return {
    is: 'user',
    userId: userId as number,
    username,
    email: typeof email === 'string' ? email : '',
    token: typeof token === 'string' ? token : null,
    endedBy: typeof endedBy === 'string' ? (endedBy as EndReason) : null,
    ...(typeof token !== 'string' && typeof formerToken === 'string' && { formerToken }),
    accepted: acceptedFrom(accepted),
    ...lock,
  }
}

/** Kept before it was asked for: nobody is stopped by what the next answer of the server will tell. */
function acceptedFrom(kept: unknown): Accepted {
  const { eula, privacy } = (kept ?? {}) as Record<string, unknown>
  return {
    eula: typeof eula === 'number' ? eula : EULA_VERSION,
    privacy: typeof privacy === 'number' ? privacy : PRIVACY_VERSION,
  }
}

/** What was accepted once stays accepted, whoever heard of it first: the server, or a device without a line. */
export const newestAccepted = (one: Accepted, other: Accepted): Accepted => ({
  eula: Math.max(one.eula, other.eula),
  privacy: Math.max(one.privacy, other.privacy),
})

const ownerOf = (session: Session): Owner => {
  if (session.is !== 'user') return session
  return { is: 'user', hasToken: session.token !== null, isAppLocked: isAppLocked(session) }
}

/** Whether the lock is closed in this page. */
export const isAppLocked = (session: Session): boolean =>
  session.is !== 'nobody' && session.isAppLocked === true

/** Null where the device is nobody's with an account. */
export const userIdOf = (session: Session): number | null => (session.is === 'user' ? session.userId : null)

export const stateOf = (session: Session): DeviceState => deviceState(ownerOf(session))

/** Whose database is to be opened; null where there is nobody's. */
export function whoOf(session: Session): DiaryOwner | null {
  if (session.is === 'nobody') return null
  return session.is === 'user' ? { is: 'user', id: String(session.userId) } : { is: 'anonymous' }
}
