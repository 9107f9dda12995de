import { logAccess } from '../access/accessLogStore.ts'
import { endSessions, endAllSessions } from '../access/sessionEndStore.ts'
import { nameKey } from '../account/names.ts'
import { accountByName } from '../account/store.ts'
import { CannotStart } from '../cannotStart.ts'
import { inTransaction } from '../db/transaction.ts'
import type { CommandArguments, Commands, AdminContext } from './command.ts'

/** Logs a person out on every device, as they can themselves; it is in their access log. [ADMIN-7] */
async function endPersonSessions({ words }: CommandArguments, { db, now }: AdminContext): Promise<string> {
  const account = await accountByName(db, nameKey(words[0] ?? ''))
  if (account === null) throw new CannotStart('Nobody signs in by this name or address.')
  const { userId } = account
  await inTransaction(db, async (trx) => {
    await logAccess(trx, { userId, event: 'signed-out-everywhere', deviceId: null, now })
    await endSessions(trx, { userId, which: 'all', reason: 'logout', now })
  })
  return 'They are signed out on every device.'
}

/** For use after somebody else has had access to the database or its keys. */
async function endAll(_: CommandArguments, { db, now }: AdminContext): Promise<string> {
  return `${await endAllSessions(db, now)} sessions have ended.`
}

export const SESSION_COMMANDS: Commands = {
  'sessions end': { usage: '<name or address>', needs: 1, options: {}, run: endPersonSessions },
  'sessions end-all': { usage: '', needs: 0, options: {}, run: endAll },
}
