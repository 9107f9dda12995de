import type { Keys, SignedIn } from '../api/makeAsk.ts'
import type { Session, SessionStore } from './session.ts'

/** The session as the calls see it. */
export function keysOf(session: SessionStore): Keys {
  const withToken = async (token: string | null): Promise<void> => {
    const kept = await session.kept()
    if (kept.is === 'user') await session.become({ ...kept, token })
  }
  return {
    current: () => signedIn(session.current()),
    kept: async () => signedIn(await session.kept()),
    renew: withToken,
    lock: () => withToken(null),
  }
}

function signedIn(session: Session): SignedIn | null {
  if (session.is !== 'user' || session.token === null) return null
  const { userId, username, token } = session
  return { userId, username, token }
}
