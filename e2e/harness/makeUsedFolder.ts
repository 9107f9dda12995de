import { startServer } from './serverProcess.ts'
import { USED_FOLDER } from './usedFolder.ts'

/**
 * Each server of a run begins with a copy of one folder: to make a database with all of its tables takes longer than most of
 * what is looked at then.
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
