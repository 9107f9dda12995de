import { moment } from '../db/moment.ts'
import type { Chore } from '../jobs/chores.ts'
import { CODE_LIFE_MS } from './codes.ts'

const HOUR_MS = 3_600_000

/**
 * Codes and invitations that nobody can use any more, and with them the addresses they were for. A code is kept as long
 * as somebody may be invited by it.
 */
const sweepCodes: Chore = {
  name: 'institution-codes',
  everyMs: HOUR_MS,
  async run({ db }, now) {
    const old = moment(now - CODE_LIFE_MS)
    await db.deleteFrom('institution_code').where('expires_at', '<', old).execute()
    await db.deleteFrom('institution_invitation').where('created_at', '<', old).execute()
  },
}

export const institutionChores: readonly Chore[] = [sweepCodes]
