import type { Terms } from '@reprieve/domain/access/deviceState.ts'
import { termsToAccept, type TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import type { Session } from '../../access/session.ts'
import { requiredTerms } from '../serviceTold.ts'

/** What this person has to accept before going on, as far as the device knows. [ACC-16] */
export function awaited(session: Session): TermsDocument[] {
  if (session.is !== 'user') return []
  return termsToAccept({ accepted: session.accepted, required: requiredTerms() })
}

export const termsOf = (session: Session): Terms => (awaited(session).length === 0 ? 'accepted' : 'outdated')
