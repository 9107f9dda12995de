import { isAppLocked, stateOf, type Session } from '../access/session.ts'
import { termsOf } from '../account/terms/termsOf.ts'
import type { Seen } from './guard.ts'

export const seenOf = (session: Session): Seen => ({
  state: stateOf(session),
  terms: termsOf(session),
  isAppLocked: isAppLocked(session),
})
