import { sql } from 'kysely'
import type { Db, Trx } from '../db/pool.ts'
import type { Identity, Provider } from '../outside/identity/identity.ts'

type Key = Pick<Identity, 'provider' | 'subject'>

/** The owner of an identity [ACC-21]: found only by the provider's id of the person. */
export async function findIdentityOwner(db: Db | Trx, { provider, subject }: Key): Promise<number | null> {
  const row = await db
    .selectFrom('provider_identity')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

export async function hasIdentityAt(trx: Trx, userId: number, provider: Provider): Promise<boolean> {
  const row = await trx
    .selectFrom('provider_identity')
    .select('subject')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row !== undefined
}

/** False if an account already has it. The primary key decides, so that of two calls at once only one succeeds. */
export async function storeIdentity(
  trx: Trx,
  userId: number,
  identity: Identity,
  now: number,
): Promise<boolean> {
  const row = await trx
    .insertInto('provider_identity')
    .values({
      provider: identity.provider,
      subject: identity.subject,
      user_id: userId,
      email: identity.email,
      picture: identity.picture,
      connected_at: new Date(now),
    })
    .onConflict((oc) => oc.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the provider's current data: addresses of pictures change. */
export async function refreshIdentity(
  db: Db,
  { provider, subject, email, picture }: Identity,
): Promise<number | null> {
  const row = await db
    .updateTable('provider_identity')
    .set({ email, picture })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** False if there was none. */
export async function dropIdentity(trx: Trx, userId: number, provider: Provider): Promise<boolean> {
  const dropped = await trx
    .deleteFrom('provider_identity')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .returning('subject')
    .execute()
  return dropped.length > 0
}

/** Drops all: they were connected by a person who had not proved that the account is theirs. */
export async function dropIdentities(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('provider_identity').where('user_id', '=', userId).execute()
}

/** Drops identities whose provider has another e-mail address for the person. */
export async function dropForeignIdentities(trx: Trx, userId: number, email: string): Promise<void> {
  await trx
    .deleteFrom('provider_identity')
    .where('user_id', '=', userId)
    .where(sql<boolean>`lower(email) is distinct from ${email.toLowerCase()}`)
    .execute()
}

/** Makes parallel connects take turns: an account has at most one identity at each provider. */
export async function lockAccount(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('account').select('user_id').where('user_id', '=', userId).forUpdate().execute()
}

/** The providers by which the person can log in, and since when. */
export const findProviders = (
  db: Db,
  userId: number,
): Promise<{ provider: string; connected_at: number }[]> =>
  db
    .selectFrom('provider_identity')
    .select(['provider', 'connected_at'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute()
