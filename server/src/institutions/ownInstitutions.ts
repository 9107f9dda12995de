import type { AnswerOf } from '@reprieve/contract/calls.ts'
import type { CallContext, Handler } from '../handler.ts'
import { INSTITUTION_CODE_LIFE_MS, findCode } from './codeStore.ts'
import { listInvitations } from './invitationStore.ts'
import { findConsentedMemberships } from './membershipStore.ts'
import { findInstitution, institutionFields } from './store.ts'

type Own = AnswerOf<'institutions/get-user-institutions'>

/** Includes institutions left but still seeing answers, so that consent can be withdrawn. [CONS-6, INST-8] */
export const ownInstitutions: Handler<'institutions/get-user-institutions'> = async (_, context) => {
  const institutions = await listOwnMemberships(context)
  const isMember = (nid: number) =>
    institutions.some(({ institution, ended }) => institution === nid && ended === null)
  const invitations = await invitedBy(context)
  return { institutions, invitations: invitations.filter(({ institution }) => !isMember(institution)) }
}

async function listOwnMemberships({ services, person }: CallContext): Promise<Own['institutions']> {
  const rows = await findConsentedMemberships(services.db, person.userId)
  // A person who rejoined is listed once, with the current membership.
  const newest = rows.filter(
    (one, at) => rows.findIndex((other) => other.institution_id === one.institution_id) === at,
  )
  return newest.map((row) => ({
    institution: row.institution_id,
    slug: row.slug,
    name: row.name,
    is_active: row.is_active,
    sponsors: row.sponsors,
    study_id: row.study_id,
    since: row.given_at,
    ended: row.ended_at,
  }))
}

async function invitedBy({ services, person, now }: CallContext): Promise<Own['invitations']> {
  const { db } = services
  const invited: Own['invitations'] = []
  for (const row of await listInvitations(db, person.userId, now)) {
    const institution = await findInstitution(db, row.institution_id)
    if (institution === null || !institution.isActive) continue
    // Others may have used up the code of the invitation.
    const code = await findCode(db, row.code_hash, now)
    invited.push({
      ...institutionFields(institution),
      study_id: row.study_id,
      needs_registration_code: institution.needsCode && (code === null || code.isUsedUp),
      expires: row.created_at + INSTITUTION_CODE_LIFE_MS,
    })
  }
  return invited
}
