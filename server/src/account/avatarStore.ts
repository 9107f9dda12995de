import { API_BASE } from '@reprieve/contract/call.ts'
import { newToken } from '../access/tokens.ts'
import type { Db } from '../db/pool.ts'

/** The wire form: who made the picture, where to fetch it, and when it was stored. */
export type WireAvatar = { provider: string; url: string; updated_at: number }

/** Each picture gets a new random name: nobody can guess it, and no cache shows the previous picture. */
export async function storeAvatar(
  db: Db,
  userId: number,
  { bytes, provider, now }: { bytes: Buffer; provider: string; now: number },
): Promise<WireAvatar> {
  const file = newToken()
  const row = { file, provider, bytes, updated_at: new Date(now) }
  await db
    .insertInto('avatar')
    .values({ user_id: userId, ...row })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(row))
    .execute()
  return { provider, url: avatarUrl(file), updated_at: now }
}

export async function findAvatar(db: Db, userId: number): Promise<WireAvatar | null> {
  const row = await db
    .selectFrom('avatar')
    .select(['file', 'provider', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { provider: row.provider, url: avatarUrl(row.file), updated_at: row.updated_at }
}

const FILE = /^[\w-]{43}$/

/** Returns only the person's own picture, by its exact name: the request is never used as a path. */
export async function avatarBytes(db: Db, userId: number, file: string): Promise<Buffer | null> {
  if (!FILE.test(file)) return null
  const row = await db
    .selectFrom('avatar')
    .select('bytes')
    .where('user_id', '=', userId)
    .where('file', '=', file)
    .executeTakeFirst()
  return row?.bytes ?? null
}

export async function dropAvatar(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('avatar').where('user_id', '=', userId).execute()
}

/** The address of a person's picture as the provider itself gave it, or null. */
export async function findProviderPicture(db: Db, userId: number, provider: string): Promise<string | null> {
  const row = await db
    .selectFrom('provider_identity')
    .select('picture')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.picture ?? null
}

const avatarUrl = (file: string): string => `${API_BASE}/sync/get-image?file=${file}`
