import type { SessionKeys, SignedInUser } from '../api/callContext.ts'
import { newestAccepted, type Session, type SessionStore, type UserSession } from './session.ts'

/** The session for API calls. */
export function makeSessionKeys(session: SessionStore): SessionKeys {
  // Minutes may pass between request and response: meanwhile another person, or the same one, may have logged in on the
  // device. Then the result for the old token is discarded. [ACC-9]
  const replace = ({ userId, token }: SignedInUser, next: (kept: UserSession) => Session): Promise<boolean> =>
    session.change((kept) =>
      kept.is === 'user' && kept.userId === userId && kept.token === token ? next(kept) : null,
    )
  return {
    current: () => signedIn(session.current()),
    kept: async () => signedIn(await session.kept()),
    renew: (of, { token, accepted }) =>
      replace(of, (kept) => ({ ...kept, token, accepted: newestAccepted(kept.accepted, accepted) })),
    lock: async (of, { by: endedBy, isOver }) => {
      // A locked session keeps no token that still works; and if the account is known to be deleted there is nothing to
      // ask. [SES-8]
      const isWorthAsking = isOver && endedBy !== 'account-deleted'
      const former = isWorthAsking ? { formerToken: of.token } : {}
      await replace(of, (kept) => ({ ...kept, token: null, endedBy, ...former }))
    },
  }
}

function signedIn(session: Session): SignedInUser | null {
  if (session.is !== 'user' || session.token === null) return null
  const { userId, username, token } = session
  return { userId, username, token }
}
