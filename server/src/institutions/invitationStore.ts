import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import { INSTITUTION_CODE_LIFE_MS } from './codeStore.ts'

/** A person arrived through an institution; their consent comes later (D48). */
export interface Invitation {
  nid: number
  studyId: string | null
  codeHash: Buffer | null
}

/** The newest invitation counts, but a plain link does not remove an earlier code or study. */
export async function storeInvitation(
  trx: Trx,
  userId: number,
  { nid, studyId, codeHash: code_hash }: Invitation,
  now: number,
): Promise<void> {
  const before = await findInvitationTo(trx, userId, { nid, now })
  // Unchanged, including its expiry: a plain link does not extend a code.
  if (code_hash === null && (before?.code_hash ?? null) !== null) return
  const columns = { study_id: studyId ?? before?.study_id ?? null, code_hash, created_at: new Date(now) }
  await trx
    .insertInto('institution_invitation')
    .values({ user_id: userId, institution_id: nid, ...columns })
    .onConflict((oc) => oc.columns(['user_id', 'institution_id']).doUpdateSet(columns))
    .execute()
}

/** Invitations that have not expired. [INST-8] */
export const listInvitations = (db: Db | Trx, userId: number, now: number) =>
  openInvitations(db, userId, now).execute()

/** The invitation to one institution, unless it has expired. [INST-8] */
export const findInvitationTo = (db: Db | Trx, userId: number, { nid, now }: { nid: number; now: number }) =>
  openInvitations(db, userId, now).where('institution_id', '=', nid).executeTakeFirst()

const openInvitations = (db: Db | Trx, userId: number, now: number) =>
  db
    .selectFrom('institution_invitation')
    .select(['institution_id', 'study_id', 'code_hash', 'created_at'])
    .where('user_id', '=', userId)
    .where('created_at', '>', moment(now - INSTITUTION_CODE_LIFE_MS))
    .orderBy('institution_id')

export const dropInvitation = (trx: Trx, userId: number, nid: number) =>
  trx
    .deleteFrom('institution_invitation')
    .where('user_id', '=', userId)
    .where('institution_id', '=', nid)
    .execute()

export async function deleteExpiredInvitations(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('institution_invitation')
    .where('created_at', '<', moment(now - INSTITUTION_CODE_LIFE_MS))
    .execute()
}
