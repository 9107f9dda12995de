import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  sessionLifetimeMs,
  type ClientType,
  type EndReason,
  type Family,
  type SessionToken,
} from '@reprieve/domain/access/session.ts'
import { compileQueryOnce } from '../db/compileQueryOnce.ts'
import type { Db, Trx } from '../db/pool.ts'
import type { SyncState } from '../db/syncEpoch.ts'
import { newToken, tokenHash } from './tokens.ts'

export interface SessionRow {
  userId: number
  family: string
  deviceId: string
  tokenType: string | null
  signedInAt: number
  idleTimerOff: boolean
  sync: SyncState
  hash: Buffer
  token: SessionToken
  state: Family
}

const ANY_HASHES: Buffer[] = []

/** The user value that keeps the person's devices logged in (D15). */
export const IDLE_TIMER_OFF = 'disable_idle_timer'

// The parent matters only until the token's first use, so it is looked up only then.
const sessions = (db: Db | Trx, owner = sql`t.user_id`) =>
  db
    .selectFrom('session_token as t')
    .innerJoin('session_family as f', (join) =>
      join.onRef('f.user_id', '=', 't.user_id').onRef('f.family', '=', 't.family'),
    )
    // The person's sync state: a second query for it would be half the cost of an empty sync.
    .innerJoin('user_sync as y', 'y.user_id', 't.user_id')
    .leftJoin('user_value as v', (join) =>
      join.onRef('v.user_id', '=', 't.user_id').on('v.key', '=', sql.lit(IDLE_TIMER_OFF)),
    )
    .select([
      't.token_hash',
      't.user_id',
      't.family',
      't.issued_at',
      't.first_used_at',
      't.superseded_at',
      sql<number | null>`case when t.first_used_at is null then
        (select p.superseded_at from session_token p where p.user_id = ${owner} and p.token_hash = t.parent) end`.as(
        'parent_superseded_at',
      ),
      'y.seq',
      'y.epoch',
      'f.device_id',
      'f.token_type',
      'f.signed_in_at',
      'v.value as idle_timer_off',
      'f.client_type',
      'f.last_seen',
      'f.absolute_end',
      'f.displaced_at',
      'f.ended_at',
      'f.end_reason',
    ])

const sessionsByHash = compileQueryOnce((db) =>
  sessions(db).where('t.token_hash', '=', sql<Buffer>`any(${ANY_HASHES}::bytea[])`),
)

// Names the person in the subquery as well: otherwise it would be sent to every shard.
const sessionOfPerson = compileQueryOnce((db) =>
  sessions(db, sql`${0}::bigint`)
    .where('t.user_id', '=', 0)
    .where('t.token_hash', '=', Buffer.alloc(0)),
)

/** Loads tokens, their families, and whether a sibling was used before them, in one query; unknown ones are left out. */
export async function findSessions(db: Db, hashes: readonly Buffer[]): Promise<SessionRow[]> {
  const rows = await sessionsByHash(db, [hashes])
  return rows.map(sessionFromRow)
}

/** Loads the person's token in the same way; asks only the shard that has the person. [DIST-2] */
export async function findSessionOf(db: Db, userId: number, hash: Buffer): Promise<SessionRow | null> {
  const rows = await sessionOfPerson(db, [userId, userId, hash])
  return rows.map(sessionFromRow)[0] ?? null
}

type Row = Awaited<ReturnType<typeof sessionsByHash>>[number]

function sessionFromRow(row: Row): SessionRow {
  return {
    userId: row.user_id,
    family: row.family,
    deviceId: row.device_id,
    tokenType: row.token_type,
    signedInAt: row.signed_in_at,
    idleTimerOff: row.idle_timer_off === true,
    sync: { seq: row.seq, epoch: row.epoch },
    hash: row.token_hash,
    token: {
      issuedAt: row.issued_at,
      firstUsedAt: row.first_used_at,
      supersededAt: row.superseded_at,
      lostToSibling: row.first_used_at === null && row.parent_superseded_at !== null,
    },
    state: {
      clientType: row.client_type as ClientType,
      lastSeen: row.last_seen,
      absoluteEnd: row.absolute_end,
      displacedAt: row.displaced_at,
      endedAt: row.ended_at,
      endReason: row.end_reason as EndReason | null,
    },
  }
}

export interface NewSession {
  userId: number
  deviceId: string
  deviceDetails: string
  clientType: ClientType
  tokenType: string
  now: number
}

/**
 * Begins a session at log-in. The previous session of this device is displaced and can return only by force (176). One
 * displaced before is displaced again: a successor that it requested in between must not end this newer session.
 */
export async function beginSession(
  trx: Trx,
  given: NewSession,
): Promise<{ token: string; absoluteEnd: number }> {
  const { userId, deviceId, clientType, now } = given
  const at = new Date(now)
  await trx
    .updateTable('session_family')
    .set({ displaced_at: at })
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .where('ended_at', 'is', null)
    .execute()
  const token = newToken()
  const hash = tokenHash(token)
  const family = randomUUID()
  const absoluteEnd = now + sessionLifetimeMs(clientType)
  await trx
    .insertInto('session_family')
    .values({
      user_id: userId,
      family,
      device_id: deviceId,
      device_details: given.deviceDetails,
      client_type: clientType,
      token_type: given.tokenType,
      signed_in_at: at,
      last_seen: at,
      absolute_end: new Date(absoluteEnd),
      head: hash,
    })
    .execute()
  await trx
    .insertInto('session_token')
    .values({ token_hash: hash, user_id: userId, family, parent: null, issued_at: at, first_used_at: at })
    .execute()
  return { token, absoluteEnd }
}

/** Issues a successor token, which changes nothing until its first use, so a lost response does no harm. */
export async function issueSuccessor(trx: Trx, session: SessionRow, now: number): Promise<string> {
  const token = newToken()
  await trx
    .insertInto('session_token')
    .values({
      token_hash: tokenHash(token),
      user_id: session.userId,
      family: session.family,
      parent: session.hash,
      issued_at: new Date(now),
    })
    .execute()
  return token
}

/** The first use of a successor makes it the family's head; false when a sibling was faster. */
export async function activateSuccessor(trx: Trx, session: SessionRow, now: number): Promise<boolean> {
  const at = new Date(now)
  const family = await trx
    .selectFrom('session_family')
    .select(['head', 'displaced_at'])
    .where('user_id', '=', session.userId)
    .where('family', '=', session.family)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const token = await trx
    .selectFrom('session_token as t')
    .leftJoin('session_token as p', (join) =>
      join.onRef('p.user_id', '=', 't.user_id').onRef('p.token_hash', '=', 't.parent'),
    )
    .select([
      't.issued_at',
      't.first_used_at',
      't.superseded_at',
      't.parent',
      'p.superseded_at as parent_superseded_at',
    ])
    .where('t.user_id', '=', session.userId)
    .where('t.token_hash', '=', session.hash)
    .executeTakeFirst()
  if (family === undefined || token === undefined) return false
  if (token.first_used_at !== null) return token.superseded_at === null
  if (token.parent_superseded_at !== null) return false
  // Checked again under the lock: a log-in may have come in between.
  if (family.displaced_at !== null && token.issued_at <= family.displaced_at) return false

  const before = token.parent === null ? [family.head] : [family.head, token.parent]
  await trx
    .updateTable('session_token')
    .set({ superseded_at: at })
    .where('user_id', '=', session.userId)
    .where('token_hash', 'in', before)
    .where('superseded_at', 'is', null)
    .execute()
  await trx
    .updateTable('session_token')
    .set({ first_used_at: at })
    .where('user_id', '=', session.userId)
    .where('token_hash', '=', session.hash)
    .execute()
  await trx
    .updateTable('session_family')
    .set({ head: session.hash, last_seen: at, displaced_at: null })
    .where('user_id', '=', session.userId)
    .where('family', '=', session.family)
    .execute()
  if (family.displaced_at !== null) await endOthersOnDevice(trx, session, now)
  return true
}

async function endOthersOnDevice(trx: Trx, session: SessionRow, now: number): Promise<void> {
  await trx
    .updateTable('session_family')
    .set({ ended_at: new Date(now), end_reason: 'replaced' satisfies EndReason })
    .where('user_id', '=', session.userId)
    .where('device_id', '=', session.deviceId)
    .where('family', '!=', session.family)
    .where('ended_at', 'is', null)
    .execute()
}

/** Sessions that have not been ended, the newest log-in first; some of them may have expired. */
export const findOpenSessions = (db: Db, userId: number) =>
  db
    .selectFrom('session_family')
    .select([
      'family',
      'device_details',
      'client_type',
      'signed_in_at',
      'last_seen',
      'absolute_end',
      'displaced_at',
    ])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('signed_in_at', 'desc')
    .orderBy('family')
    .execute()
