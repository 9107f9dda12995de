import { deviceState, type DeviceState, type Owner } from '@reprieve/domain/access/deviceState.ts'
import type { EndReason } from '@reprieve/domain/access/session.ts'
import { EULA_VERSION, PRIVACY_VERSION } from '@reprieve/domain/account/terms.ts'
import { createContext, use, useSyncExternalStore } from 'react'
import type { AcceptedVersions } from '../api/callContext.ts'
import type { DeviceDatabase, DiaryOwner } from '../local/database/deviceDatabase.ts'

/** Whose diary this device has open. Without a token it is locked; only a logout frees the device (D16, D18). */
export type Session = { is: 'nobody' } | AnonymousSession | UserSession

/** `isAppLocked`: the app lock encrypts the diary and its owner, and is not yet opened in this page. [ROUTE-14] */
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
  /** Of a locked device: the ended token. It only serves to ask whether the account still exists. [SES-8] */
  formerToken?: string
  /** The newest documents that this person is known to have accepted on any device. */
  accepted: AcceptedVersions
  isAppLocked?: true
}

export const NOBODY: Session = { is: 'nobody' }

export interface SessionStore {
  current: () => Session
  /** Resolves when it is stored on the device: a token is stored before its first use (D14). */
  become: (next: Session) => Promise<void>
  /**
   * Decides from the stored session while no other tab can write; null leaves it as it is. Returns whether it changed.
   * With a separate read and write, a token could overwrite a logout in another tab. [ACC-15]
   */
  change: (decide: (kept: Session) => Session | null) => Promise<boolean>
  /** Reads the stored session: a message from another tab may not have arrived yet. */
  kept: () => Promise<Session>
  subscribe: (listener: () => void) => () => void
}

const CHOICE = 'owner'
const CHANNEL = 'reprieve-session'
const LOCK = 'reprieve-session'

/** One at a time across all tabs. Without Web Locks (D56) nobody can have logged in. */
export const withSessionLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()

export async function openSession(device: DeviceDatabase): Promise<SessionStore> {
  let session = await keptSession(device)
  const listeners = new Set<() => void>()
  const channel = new BroadcastChannel(CHANNEL)
  const show = (next: Session): void => {
    // If the same session was read again, listeners must not be notified.
    if (JSON.stringify(next) === JSON.stringify(session)) return
    session = next
    for (const listener of listeners) listener()
  }
  // Another tab logged in, renewed or logged out: this one must not use an old token.
  channel.addEventListener('message', () => void keptSession(device).then(show))

  const change: SessionStore['change'] = (decide) =>
    withSessionLock(async () => {
      const kept = await keptSession(device)
      const next = decide(kept)
      // An owner that could not be decrypted must not overwrite the encrypted one. [LOCK-13]
      if (next === null || isAppLocked(next)) {
        show(kept)
        return false
      }
      await device.choose(CHOICE, next)
      // Another diary may have its own lock.
      const isSameDiary =
        !isAppLocked(kept) && JSON.stringify(diaryOwner(kept)) === JSON.stringify(diaryOwner(next))
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
  parseSession(await device.choice(CHOICE))

/** A broken value counts as nobody: the diary itself stays where it is, and a login finds it again. */
export function parseSession(kept: unknown): Session {
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

/** Sessions stored before these fields existed count as accepted: the server's next response corrects it. */
function acceptedFrom(kept: unknown): AcceptedVersions {
  const { eula, privacy } = (kept ?? {}) as Record<string, unknown>
  return {
    eula: typeof eula === 'number' ? eula : EULA_VERSION,
    privacy: typeof privacy === 'number' ? privacy : PRIVACY_VERSION,
  }
}

/** A document stays accepted, whether the server or an offline device recorded it first. */
export const newestAccepted = (one: AcceptedVersions, other: AcceptedVersions): AcceptedVersions => ({
  eula: Math.max(one.eula, other.eula),
  privacy: Math.max(one.privacy, other.privacy),
})

const ownerOf = (session: Session): Owner => {
  if (session.is !== 'user') return session
  return { is: 'user', hasToken: session.token !== null, isAppLocked: isAppLocked(session) }
}

/** Whether the app lock is closed in this page. */
export const isAppLocked = (session: Session): boolean =>
  session.is !== 'nobody' && session.isAppLocked === true

/** Null if no user with an account owns the device. */
export const sessionUserId = (session: Session): number | null =>
  session.is === 'user' ? session.userId : null

export const sessionDeviceState = (session: Session): DeviceState => deviceState(ownerOf(session))

/** Whose database to open; null if nobody owns the device. */
export function diaryOwner(session: Session): DiaryOwner | null {
  if (session.is === 'nobody') return null
  return session.is === 'user' ? { is: 'user', id: String(session.userId) } : { is: 'anonymous' }
}

export const SessionContext = createContext<SessionStore | null>(null)

export function useSessionStore(): SessionStore {
  const store = use(SessionContext)
  if (store === null) throw new Error('useSession outside of the app')
  return store
}

export function useSession(): Session {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.current, store.current)
}
