import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const CHECKOUT = join(import.meta.dirname, '../..')

/** Where the command works: the database, and the folder of a server of it. */
export interface AdminPlace {
  databaseUrl: string
  dataDir: string
}

/** `npm run admin -- …` on a database of the test. */
export async function runAdmin({ databaseUrl, dataDir }: AdminPlace, ...words: string[]): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/src/adminCommand.ts', ...words],
    { cwd: CHECKOUT, env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PATH: process.env['PATH'] } },
  )
}
