import { startServer } from './serverProcess.ts'
import { USED_FOLDER } from './usedFolder.ts'

/**
 * Each server of a run starts with a copy of one folder: creating a database with all its tables takes longer than most
 * tests.
 */
export default async function makeUsedFolder(): Promise<() => Promise<void>> {
  const server = await startServer()
  await server.stop()
  process.env[USED_FOLDER] = server.dataDir
  return async () => {
    delete process.env[USED_FOLDER]
    await server.remove()
  }
}
