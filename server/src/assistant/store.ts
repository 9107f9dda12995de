import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'

export type ChatEndReason = 'taken-over' | 'expired' | 'ended'

export interface Session {
  sessionId: string
  deviceId: string
  engine: string
  startedAt: number
  lastAt: number
  endedAt: number | null
  endedWhy: string | null
}

const SESSION = [
  'session_id as sessionId',
  'device_id as deviceId',
  'engine',
  'started_at as startedAt',
  'last_at as lastAt',
  'ended_at as endedAt',
  'ended_why as endedWhy',
] as const

/** Only this person's: another person's token is treated as unknown. [ASST-15] */
export async function findSessionByToken(
  db: Db | Trx,
  userId: number,
  tokenHash: Buffer,
): Promise<Session | null> {
  const row = await db
    .selectFrom('solace_session')
    .select(SESSION)
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row ?? null
}

/** All calls that begin, continue or delete a chat take this lock first, so that they wait for each other. */
export async function lockPerson(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('account').select('user_id').where('user_id', '=', userId).forUpdate().execute()
}

export async function activeSession(trx: Db | Trx, userId: number): Promise<Session | null> {
  const row = await trx
    .selectFrom('solace_session')
    .select(SESSION)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

interface NewSession extends Pick<Session, 'sessionId' | 'deviceId' | 'engine'> {
  userId: number
  tokenHash: Buffer
  now: number
}

export async function insertSession(trx: Trx, { userId, tokenHash, now, ...own }: NewSession): Promise<void> {
  await trx
    .insertInto('solace_session')
    .values({
      user_id: userId,
      session_id: own.sessionId,
      token_hash: tokenHash,
      device_id: own.deviceId,
      engine: own.engine,
      started_at: new Date(now),
      last_at: new Date(now),
    })
    .execute()
}

export async function endSession(
  trx: Trx,
  userId: number,
  { sessionId, why, now }: { sessionId: string; why: ChatEndReason; now: number },
): Promise<void> {
  await trx
    .updateTable('solace_session')
    .set({ ended_at: new Date(now), ended_why: why })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .execute()
}

export async function touchSession(
  trx: Trx,
  userId: number,
  { sessionId, engine, now }: { sessionId: string; engine?: string; now: number },
): Promise<void> {
  await trx
    .updateTable('solace_session')
    .set({ last_at: new Date(now), ...(engine === undefined ? {} : { engine }) })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .execute()
}

/** Deletes every exchange and every chat, including the active one. [ASST-11] */
export async function deleteAll(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('solace_exchange').where('user_id', '=', userId).execute()
  await trx.deleteFrom('solace_session').where('user_id', '=', userId).execute()
}

const KEPT_DAYS = 365

/**
 * Deletes exchanges after the number of days that the person set (`solace_keep`, 0 for ever), else after a year. An
 * empty chat is kept for a day more, for the device that it was taken over from. [ASST-12]
 */
export async function sweepChats(db: Db, now: number): Promise<void> {
  await sql`
    delete from solace_exchange e using (
      select o.user_id, o.exchange_id, o.created_at at time zone 'UTC' as made_at,
        coalesce(case when jsonb_typeof(v.value) = 'number' then (v.value)::text::numeric end, ${KEPT_DAYS}) as days
      from solace_exchange o left join user_value v on v.user_id = o.user_id and v.key = 'solace_keep'
      where o.created_at <= ${moment(now - DAY_MS)}) kept
    where kept.user_id = e.user_id and kept.exchange_id = e.exchange_id and kept.days > 0
      and kept.made_at <= ${moment(now)} at time zone 'UTC' - make_interval(days => least(kept.days, 36500)::int)`.execute(
    db,
  )
  await sql`
    delete from solace_session s
    where s.last_at <= ${moment(now - DAY_MS)} and not exists (
      select from solace_exchange e where e.user_id = s.user_id and e.session_id = s.session_id)`.execute(db)
}

/** How a chat has ended, with nulls if it has not; undefined if it was deleted. */
export const findSessionEnd = (
  trx: Trx,
  userId: number,
  sessionId: string,
): Promise<Pick<Session, 'endedAt' | 'endedWhy'> | undefined> =>
  trx
    .selectFrom('solace_session')
    .select(['ended_at as endedAt', 'ended_why as endedWhy'])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
