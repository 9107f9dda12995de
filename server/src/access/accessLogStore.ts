import { createHash } from 'node:crypto'
import type { AccessEvent } from '@reprieve/contract/account/accessEvents.ts'
import type { Trx, Db } from '../db/pool.ts'
import { sql } from 'kysely'

/** Adds a line to the access log; lines are chained by hash, so that a line removed later is noticed. */
export async function logAccess(
  trx: Trx,
  entry: { userId: number; event: AccessEvent; deviceId: string | null; now: number },
): Promise<void> {
  // Locks the person's account row: without it, two lines at once would both follow the same one.
  await trx.selectFrom('account').select('user_id').where('user_id', '=', entry.userId).forUpdate().execute()
  const last = await trx
    .selectFrom('access_log')
    .select(['line', 'digest'])
    .where('user_id', '=', entry.userId)
    .orderBy('line', 'desc')
    .limit(1)
    .executeTakeFirst()
  const line = (last?.line ?? 0) + 1
  await trx
    .insertInto('access_log')
    .values({
      user_id: entry.userId,
      line,
      at: new Date(entry.now),
      event: entry.event,
      device_id: entry.deviceId,
      digest: chainLogDigest(last?.digest ?? '', {
        line,
        at: entry.now,
        event: entry.event,
        device_id: entry.deviceId,
      }),
    })
    .execute()
}

interface Line {
  line: number
  at: number
  event: string
  device_id: string | null
}

export function chainLogDigest(before: string, { line, at, event, device_id: device }: Line): string {
  return createHash('sha256')
    .update(JSON.stringify([before, line, at, event, device]))
    .digest('hex')
}

/** The newest lines first, those before a line if one is given. */
export const findAccessLines = (
  db: Db,
  userId: number,
  { before, most }: { before: number | null; most: number },
) =>
  db
    .selectFrom('access_log as l')
    .select([
      'l.line',
      'l.at',
      'l.event',
      // The device's name at its last log-in; gone with its last session. Names the person, or a cluster asks all shards.
      sql<string | null>`(select f.device_details from session_family f
        where f.user_id = ${userId} and f.device_id = l.device_id
        order by f.signed_in_at desc limit 1)`.as('device'),
    ])
    .where('l.user_id', '=', userId)
    .$if(before !== null, (query) => query.where('l.line', '<', before))
    .orderBy('l.line', 'desc')
    .limit(most)
    .execute()
