import type { Keys, SignedIn } from '../api/makeAsk.ts'
import type { Session, SessionStore } from './session.ts'

/** The session as the calls see it. */
export function keysOf(session: SessionStore): Keys {
  // Minutes may lie between the question and the answer: the device may be somebody else's by now, or the same person
  // has signed in anew. Then what came of the old token is nobody's. [ACC-9]
  const replace = ({ userId, token }: SignedIn, next: string | null): Promise<boolean> =>
    session.change((kept) =>
      kept.is === 'user' && kept.userId === userId && kept.token === token ? { ...kept, token: next } : null,
    )
  return {
    current: () => signedIn(session.current()),
    kept: async () => signedIn(await session.kept()),
    renew: replace,
    lock: async (of) => void (await replace(of, null)),
  }
}

function signedIn(session: Session): SignedIn | null {
  if (session.is !== 'user' || session.token === null) return null
  const { userId, username, token } = session
  return { userId, username, token }
}
