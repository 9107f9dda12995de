import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Db, Trx } from '../db/pool.ts'

export interface Account {
  userId: number
  username: string
  email: string
  passwordHash: string | null
  language: string
  activatedAt: number | null
  createdAt: number
}

export async function accountByName(db: Db | Trx, nameKey: string): Promise<Account | null> {
  const row = await db
    .selectFrom('login_name as n')
    .innerJoin('account as a', 'a.user_id', 'n.user_id')
    .select([
      'a.user_id',
      'a.username',
      'a.email',
      'a.password_hash',
      'a.language',
      'a.activated_at',
      'a.created_at',
    ])
    .where('n.name', '=', nameKey)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    userId: row.user_id,
    username: row.username,
    email: row.email,
    passwordHash: row.password_hash,
    language: row.language,
    activatedAt: row.activated_at,
    createdAt: row.created_at,
  }
}

/** False when the name is taken. The primary key decides, so two sign-ups at once cannot both have it. */
export async function takeName(trx: Trx, name: string, userId: number): Promise<boolean> {
  const taken = await trx
    .insertInto('login_name')
    .values({ name, user_id: userId })
    .onConflict((oc) => oc.doNothing())
    .returning('name')
    .executeTakeFirst()
  return taken !== undefined
}

export interface NewAccount {
  userId: number
  username: string
  email: string
  passwordHash: string
  language: Language
  timezone: string | null
  isActivated: boolean
  accepted: { document: string; version: number }[]
  now: number
}

export async function insertAccount(trx: Trx, given: NewAccount): Promise<void> {
  const at = new Date(given.now)
  await trx
    .insertInto('account')
    .values({
      user_id: given.userId,
      username: given.username,
      email: given.email,
      password_hash: given.passwordHash,
      language: given.language,
      timezone: given.timezone,
      activated_at: given.isActivated ? at : null,
      created_at: at,
    })
    .execute()
  await trx
    .insertInto('acceptance')
    .values(
      given.accepted.map((accepted) => ({
        user_id: given.userId,
        ...accepted,
        language: given.language,
        text_hash: null,
        accepted_at: at,
      })),
    )
    .execute()
}

export async function activateAccount(trx: Trx, userId: number, now: number): Promise<boolean> {
  const changed = await trx
    .updateTable('account')
    .set({ activated_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('activated_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function rememberPlace(
  trx: Trx,
  userId: number,
  language: Language,
  timezone: string | null,
): Promise<void> {
  await trx
    .updateTable('account')
    .set(timezone === null ? { language } : { language, timezone })
    .where('user_id', '=', userId)
    .execute()
}

export type MailPurpose = 'activation'

export interface MailToken {
  userId: number
  expiresAt: number
  usedAt: number | null
}

/** Only the newest link of a purpose works. */
export async function replaceMailToken(
  trx: Trx,
  given: { hash: Buffer; userId: number; purpose: MailPurpose; now: number; lifeMs: number },
): Promise<void> {
  await trx
    .deleteFrom('mail_token')
    .where('user_id', '=', given.userId)
    .where('purpose', '=', given.purpose)
    .execute()
  await trx
    .insertInto('mail_token')
    .values({
      token_hash: given.hash,
      user_id: given.userId,
      purpose: given.purpose,
      created_at: new Date(given.now),
      expires_at: new Date(given.now + given.lifeMs),
    })
    .execute()
}

export async function mailTokenForUpdate(
  trx: Trx,
  hash: Buffer,
  purpose: MailPurpose,
): Promise<MailToken | null> {
  const row = await trx
    .selectFrom('mail_token')
    .select(['user_id', 'expires_at', 'used_at'])
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id, expiresAt: row.expires_at, usedAt: row.used_at }
}

export async function markMailTokenUsed(trx: Trx, hash: Buffer, now: number): Promise<void> {
  await trx
    .updateTable('mail_token')
    .set({ used_at: new Date(now) })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .execute()
}
