import type { Db, Trx } from '../db/pool.ts'

/** A person who can still be invited. */
export interface Invitee {
  userId: number
  email: string
}

const living = (db: Db) =>
  db.selectFrom('account').select(['user_id', 'email']).where('deletes_at', 'is', null)

export async function findInviteeById(db: Db, userId: number): Promise<Invitee | null> {
  const row = await living(db).where('user_id', '=', userId).executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id, email: row.email }
}

export async function findInviteeByEmail(db: Db, email: string): Promise<Invitee | null> {
  const row = await living(db)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id, email: row.email }
}

/** Of two devices at once the second sees what the first did. Refuses an account that is being deleted. */
export async function lockLiveAccount(trx: Trx, userId: number): Promise<boolean> {
  const account = await trx
    .selectFrom('account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('deletes_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return account !== undefined
}
