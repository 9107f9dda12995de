import { createHmac } from 'node:crypto'
import type { Subscription } from '@reprieve/domain/settings/subscriptions.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import type { Trx } from '../db/pool.ts'
import { newToken, tokenHash } from './tokens.ts'

/** Links for one purpose with a limited life. */
type LinkPurpose = 'activation' | 'reset' | 'email-change' | 'deletion'
export type MailPurpose = LinkPurpose | 'unsubscribe'

export const LINK_LIFE_MS: Record<LinkPurpose, number> = {
  activation: 48 * HOUR_MS,
  reset: HOUR_MS,
  'email-change': 24 * HOUR_MS,
  deletion: 24 * HOUR_MS,
}

export interface MailToken {
  hash: Buffer
  userId: number
  detail: string | null
  expiresAt: number
  usedAt: number | null
}

interface MailTokenOptions {
  userId: number
  purpose: LinkPurpose
  now: number
  detail?: string
}

/** Returns the token for the mail; the database stores its hash. Only the newest link of a purpose works. */
export async function giveMailToken(
  trx: Trx,
  { userId, purpose, now, detail }: MailTokenOptions,
): Promise<string> {
  // Without the lock, two calls at once would not see each other's link, and both links would work.
  await trx.selectFrom('account').select('user_id').where('user_id', '=', userId).forUpdate().execute()
  await dropMailTokens(trx, userId, purpose)
  const token = newToken()
  await trx
    .insertInto('mail_token')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      purpose,
      created_at: new Date(now),
      expires_at: new Date(now + LINK_LIFE_MS[purpose]),
      detail: detail ?? null,
    })
    .execute()
  return token
}

// A time that every reader of the table can represent, and no sweep reaches.
const NEVER = new Date(Date.UTC(9999, 11, 31))

/**
 * The same token in every mail of a kind to a person, as long as the account exists, so that an old mail still works
 * for unsubscribing. It is computed from the key and never stored; its row names the person and the kind. [SET-25]
 */
export async function giveUnsubscribeToken(
  trx: Trx,
  { signingKey, userId, kind, now }: { signingKey: string; userId: number; kind: Subscription; now: number },
): Promise<string> {
  const token = createHmac('sha256', signingKey).update(`unsubscribe:${userId}:${kind}`).digest('base64url')
  await trx
    .insertInto('mail_token')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      purpose: 'unsubscribe' satisfies MailPurpose,
      created_at: new Date(now),
      expires_at: NEVER,
      detail: kind,
    })
    .onConflict((oc) => oc.doNothing())
    .execute()
  return token
}

export async function dropMailTokens(trx: Trx, userId: number, purpose: MailPurpose): Promise<void> {
  await trx.deleteFrom('mail_token').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
}

/**
 * Locks the row, so that two presses of one button take turns. The person is found first, because a link names nobody
 * and a lock needs its person's shard. [DIST-1]
 */
export async function mailTokenForUpdate(
  trx: Trx,
  token: string,
  purpose: MailPurpose,
): Promise<MailToken | null> {
  const hash = tokenHash(token)
  const ofHash = trx.selectFrom('mail_token').where('token_hash', '=', hash)
  const owner = await ofHash.where('purpose', '=', purpose).select('user_id').executeTakeFirst()
  if (owner === undefined) return null
  const { user_id: userId } = owner
  const row = await ofHash
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .select(['detail', 'expires_at', 'used_at'])
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  return { hash, userId, detail: row.detail, expiresAt: row.expires_at, usedAt: row.used_at }
}

/** Keeps the time of the first use. */
export async function spendMailToken(
  trx: Trx,
  { userId, hash }: Pick<MailToken, 'userId' | 'hash'>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('mail_token')
    .set({ used_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .execute()
}
