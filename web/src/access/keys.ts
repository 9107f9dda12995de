import type { Keys, SignedIn } from '../api/line.ts'
import { newestAccepted, type Session, type SessionStore, type UserSession } from './session.ts'

/** The session as the calls see it. */
export function keysOf(session: SessionStore): Keys {
  // Minutes may lie between the question and the answer: the device may be somebody else's by now, or the same person
  // has signed in anew. Then what came of the old token is nobody's. [ACC-9]
  const replace = ({ userId, token }: SignedIn, next: (kept: UserSession) => Session): Promise<boolean> =>
    session.change((kept) =>
      kept.is === 'user' && kept.userId === userId && kept.token === token ? next(kept) : null,
    )
  return {
    current: () => signedIn(session.current()),
    kept: async () => signedIn(await session.kept()),
    renew: (of, { token, accepted }) =>
      replace(of, (kept) => ({ ...kept, token, accepted: newestAccepted(kept.accepted, accepted) })),
    lock: async (of, { by: endedBy, isOver }) => {
      // Behind a lock lies no token that still opens something; and where the deletion is known there is nothing to
      // ask. [SES-8]
      const isWorthAsking = isOver && endedBy !== 'account-deleted'
      const former = isWorthAsking ? { formerToken: of.token } : {}
      await replace(of, (kept) => ({ ...kept, token: null, endedBy, ...former }))
    },
  }
}

function signedIn(session: Session): SignedIn | null {
  if (session.is !== 'user' || session.token === null) return null
  const { userId, username, token } = session
  return { userId, username, token }
}
