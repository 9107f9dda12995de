import type { Language } from '@reprieve/domain/settings/language.ts'
import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import { storedLanguage } from '../outside/letter.ts'

export interface Account {
  userId: number
  username: string
  email: string
  passwordHash: string | null
  language: Language
  isMfaOn: boolean
  activatedAt: number | null
  createdAt: number
  /** The newest accepted versions. */
  accepted: { eula: number; privacy: number }
}

/** No account has it: user ids are positive. */
const NOBODY = 0

/**
 * Finds live accounts only: one that waits for its deletion is treated as gone (D24). Names lie elsewhere than people.
 * An unknown name costs both queries as well, so that the time does not tell whether it is known. [DIST-1]
 */
export async function accountByName(db: Db | Trx, nameKey: string): Promise<Account | null> {
  const owner = await db
    .selectFrom('login_name')
    .select('user_id')
    .where('name', '=', nameKey)
    .executeTakeFirst()
  return accountById(db, owner?.user_id ?? NOBODY)
}

export const accountById = (db: Db | Trx, userId: number): Promise<Account | null> =>
  loadAccount(accountRow(db, userId).executeTakeFirst())

/** Names the person itself: for what is only joined with their row, a cluster asks all shards. [DIST-9] */
const newest = (userId: number, document: 'eula' | 'privacy') =>
  sql<number>`coalesce((select max(version) from acceptance c
    where c.user_id = ${userId} and c.document = ${document}), 0)`

const accountRow = (db: Db | Trx, userId: number) =>
  db
    .selectFrom('account as a')
    .select([
      'a.user_id',
      'a.username',
      'a.email',
      'a.password_hash',
      'a.language',
      'a.mfa_on',
      'a.activated_at',
      'a.created_at',
      newest(userId, 'eula').as('eula'),
      newest(userId, 'privacy').as('privacy'),
    ])
    .where('a.user_id', '=', userId)
    .where('a.deletes_at', 'is', null)

type AccountRow = Awaited<ReturnType<ReturnType<typeof accountRow>['executeTakeFirstOrThrow']>>

async function loadAccount(query: Promise<AccountRow | undefined>): Promise<Account | null> {
  const row = await query
  if (row === undefined) return null
  return {
    userId: row.user_id,
    username: row.username,
    email: row.email,
    passwordHash: row.password_hash,
    language: storedLanguage(row.language),
    isMfaOn: row.mfa_on,
    activatedAt: row.activated_at,
    createdAt: row.created_at,
    accepted: { eula: row.eula, privacy: row.privacy },
  }
}

/** False if the name is taken. The primary key decides, so that of two sign-ups at once only one succeeds. */
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
  /** Null for a person who signed up through a provider. */
  passwordHash: string | null
  language: Language
  timezone: string | null
  isActivated: boolean
  accepted: { document: string; version: number; text_hash?: string | null }[]
  /** Campaign parameters of the address they came from; null if there were none. */
  utm: Record<string, unknown> | null
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
      utm: given.utm === null ? null : JSON.stringify(given.utm),
    })
    .execute()
  await trx
    .insertInto('acceptance')
    .values(
      given.accepted.map((accepted) => ({
        user_id: given.userId,
        ...accepted,
        text_hash: accepted.text_hash ?? null,
        language: given.language,
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

export async function saveLanguageAndZone(
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

/** Accounts that were never activated nor warned, and were made before that time. */
export async function findUnwarnedAccounts(
  db: Db,
  { madeBefore, most }: { madeBefore: number; most: number },
): Promise<number[]> {
  const unopened = await db
    .selectFrom('account')
    .select('user_id')
    .where('activated_at', 'is', null)
    .where('warned_at', 'is', null)
    .where('created_at', '<=', moment(madeBefore))
    .limit(most)
    .execute()
  return unopened.map(({ user_id: userId }) => userId)
}

/** Null if the account was activated or warned meanwhile. */
export async function markWarned(
  trx: Trx,
  userId: number,
  now: number,
): Promise<{ email: string; language: string } | null> {
  const account = await trx
    .updateTable('account')
    .set({ warned_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('activated_at', 'is', null)
    .where('warned_at', 'is', null)
    .returning(['email', 'language'])
    .executeTakeFirst()
  return account ?? null
}
