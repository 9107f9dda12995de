import { createHmac } from 'node:crypto'
import type pg from 'pg'
import type { Db } from './pool.ts'

/** Stored in the database to recognise the pepper (D53): enough to compare it, useless for computing hashes. */
export const pepperFingerprint = (pepper: string): string =>
  createHmac('sha256', pepper).update('fingerprint').digest('hex').slice(0, 32)

/** Stores the pepper of the first process; false if the database was made with another one. */
export async function claimPepper(db: Db, pepper: string): Promise<boolean> {
  const mine = pepperFingerprint(pepper)
  await db
    .insertInto('deployment')
    .values({ name: 'pepper', value: mine })
    .onConflict((oc) => oc.doNothing())
    .execute()
  const stored = await db
    .selectFrom('deployment')
    .select('value')
    .where('name', '=', 'pepper')
    .executeTakeFirstOrThrow()
  return stored.value === mine
}

/** A database that no server has used yet fits any pepper. */
export async function pepperFits(client: pg.ClientBase, pepper: string | null): Promise<boolean> {
  const { rows } = await client.query<{ value: string }>(`select value from deployment where name = 'pepper'`)
  const [known] = rows
  return known === undefined || (pepper !== null && known.value === pepperFingerprint(pepper))
}
