import { isAppLocked, stateOf, type Session } from '../access/session.ts'
import { termsOf } from '../account/terms/termsOf.ts'
import type { DeviceSnapshot } from './guard.ts'

export const deviceSnapshot = (session: Session): DeviceSnapshot => ({
  state: stateOf(session),
  terms: termsOf(session),
  isAppLocked: isAppLocked(session),
})
