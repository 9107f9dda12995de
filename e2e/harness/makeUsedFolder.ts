import { runAdmin } from './adminCommand.ts'
import { startServer } from './serverProcess.ts'
import { USED_DATABASE, USED_FOLDER } from './usedFolder.ts'

/**
 * Each server of a run starts with a copy of one folder: creating a database with all its tables takes longer than most
 * tests. With TEST_DATABASE_URL all of them share that database, which must be empty; on a Citus cluster its rows are
 * distributed. [DIST-7]
 */
export default async function makeUsedFolder(): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'] ?? ''
  const server = await startServer(given === '' ? {} : { databaseUrl: given })
  await server.stop()
  if (given !== '') {
    await distributeIfPossible({ databaseUrl: given, dataDir: server.dataDir })
    process.env[USED_DATABASE] = given
  }
  process.env[USED_FOLDER] = server.dataDir
  return async () => {
    delete process.env[USED_DATABASE]
    delete process.env[USED_FOLDER]
    await server.remove()
  }
}

async function distributeIfPossible(place: Parameters<typeof runAdmin>[0]): Promise<void> {
  await runAdmin(place, 'distribute', '--shards', '4').catch((error: unknown) => {
    if (!String(error).includes('This is plain PostgreSQL')) throw error
  })
}
