import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { moment } from '../db/moment.ts'
import type { Chore } from '../jobs/chores.ts'
import { INSTITUTION_CODE_LIFE_MS } from './codes.ts'

/**
 * Deletes codes and invitations that nobody can use any more, and with them their addresses. A code is kept for as long
 * as an invitation by it may be open.
 */
const sweepCodes: Chore = {
  name: 'institution-codes',
  everyMs: HOUR_MS,
  async run({ db }, now) {
    const old = moment(now - INSTITUTION_CODE_LIFE_MS)
    await db.deleteFrom('institution_code').where('expires_at', '<', old).execute()
    await db.deleteFrom('institution_invitation').where('created_at', '<', old).execute()
  },
}

export const institutionChores: readonly Chore[] = [sweepCodes]
