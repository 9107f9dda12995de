import { dropMailTokens } from '../access/mailTokenStore.ts'
import type { Db, Trx } from '../db/pool.ts'
import { deleteChallenges } from './mfaStore.ts'
import { nameKey } from './names.ts'
import { takeName, type Account } from './store.ts'

/**
 * Locks the account and checks that its password is still the one that was verified: hashing takes time, and a change
 * made by another call meanwhile must not be undone or bypassed.
 */
export async function hasSameCredentials(
  trx: Trx,
  { userId, passwordHash, isMfaOn }: Account,
): Promise<boolean> {
  const row = await trx
    .selectFrom('account')
    .select(['password_hash', 'mfa_on'])
    .where('user_id', '=', userId)
    .where('deletes_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined && row.password_hash === passwordHash && (isMfaOn || !row.mfa_on)
}

/**
 * Also drops what was begun under the old password: links still in a mailbox, a change of address that somebody else
 * may have requested, a log-in that waits for its code.
 */
export async function setPassword(trx: Trx, userId: number, passwordHash: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('user_id', '=', userId)
    .execute()
  await dropMailTokens(trx, userId, 'reset')
  await dropMailTokens(trx, userId, 'email-change')
  await deleteChallenges(trx, userId)
}

/** The owner of an e-mail address or username, even while the account waits for deletion (D24). */
export async function ownerOfName(db: Db | Trx, name: string): Promise<number | null> {
  const row = await db
    .selectFrom('login_name')
    .select('user_id')
    .where('name', '=', nameKey(name))
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** False if the new address belongs to another account by now. The old one becomes free. */
export async function moveEmail(trx: Trx, { userId, email: old }: Account, email: string): Promise<boolean> {
  const isSameName = nameKey(old) === nameKey(email)
  if (!isSameName && !(await takeName(trx, nameKey(email), userId))) return false
  if (!isSameName) await trx.deleteFrom('login_name').where('name', '=', nameKey(old)).execute()
  await trx.updateTable('account').set({ email }).where('user_id', '=', userId).execute()
  return true
}
