import type { Terms } from '@reprieve/domain/access/deviceState.ts'
import { termsToAccept, type TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import type { Session } from '../../access/session.ts'
import { makeObservable } from '../../device/observable.ts'
import { readServerTerms } from '../service/serviceStatus.ts'

/** The documents this person must accept before going on, as far as the device knows. [ACC-16] */
export function documentsToAccept(session: Session): TermsDocument[] {
  if (session.is !== 'user') return []
  return termsToAccept(session.accepted, readServerTerms())
}

/** Per page: Continue was pressed, but the device could not store it. [ROUTE-13] */
export const acceptanceNotStored = makeObservable(false)

export function termsState(session: Session): Terms {
  if (documentsToAccept(session).length === 0) return 'accepted'
  return acceptanceNotStored.current() ? 'stuck' : 'outdated'
}
