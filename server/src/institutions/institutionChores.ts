import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import type { Chore } from '../jobs/chores.ts'
import { deleteExpiredCodes } from './codeStore.ts'
import { deleteExpiredInvitations } from './invitationStore.ts'

/** Deletes codes and invitations that nobody can use any more, and with them their addresses. */
const sweepCodes: Chore = {
  name: 'institution-codes',
  everyMs: HOUR_MS,
  async run({ db }, now) {
    await deleteExpiredCodes(db, now)
    await deleteExpiredInvitations(db, now)
  },
}

export const institutionChores: readonly Chore[] = [sweepCodes]
