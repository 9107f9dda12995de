import { createHash } from 'node:crypto'
import type { AccessEvent } from '@reprieve/contract/account/accessEvents.ts'
import type { Trx } from '../db/pool.ts'

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
