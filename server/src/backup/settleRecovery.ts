import { openDataDir } from '../db/dataDir.ts'
import { migrate } from '../db/migrate.ts'
import { reachDatabase } from '../reachDatabase.ts'
import { COMMAND_POOL_CONFIG } from './commandPoolConfig.ts'
import { readDeletedAccounts } from './deletedAccounts.ts'
import { restoreDeletedSessions } from './deletedSessionStore.ts'
import { readEndedConsents } from './endedConsents.ts'
import { inOneTransaction } from './inOneTransaction.ts'
import { settleOldDatabase } from './replaceDatabase.ts'
import type { CommandEnvironment } from './runCommand.ts'
import { refuseOtherConnections } from './tableStore.ts'

/** After another tool has put the database back to an earlier time. [BACKUP-8] */
export async function settleRecovery(place: CommandEnvironment): Promise<void> {
  const dataDir = openDataDir(place.dataDir, place.checkout).path
  const deleted = readDeletedAccounts(dataDir)
  const ended = readEndedConsents(dataDir)
  const { pool, close } = await reachDatabase(
    { databaseUrl: place.config.databaseUrl, dataDir },
    COMMAND_POOL_CONFIG,
  )
  try {
    await migrate(pool, place.migrations)
    await inOneTransaction(pool, 'begin', async (client) => {
      await refuseOtherConnections(client)
      await restoreDeletedSessions(client, [], deleted)
      await settleOldDatabase(client, { deleted, ended })
    })
  } finally {
    await close()
  }
}
