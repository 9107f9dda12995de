import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../db/embedded/postgresProcess.ts'
import { startEmbedded } from '../db/embedded/startEmbedded.ts'
import { pathExists } from '../db/folders.ts'

const PREFIX = 'reprieve-database-tests-'
const OWN_FOLDER = new RegExp(`^${PREFIX}(\\d+)-`)

// The name contains the process id, so that a later run can recognise what a killed one left behind.
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o755)
  return folder
}

export async function sweepAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter(isAbandoned)) {
    const folder = join(tmpdir(), name)
    for (const dataDir of dataDirsIn(folder)) await endPostgresIn(dataDir)
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

// A folder with another name belongs to somebody else.
function isAbandoned(name: string): boolean {
  const run = OWN_FOLDER.exec(name)?.[1]
  return run !== undefined && !isAlive(Number(run))
}

function dataDirsIn(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const deeper = inside.map(({ name }) => join(folder, name)).flatMap((child) => dataDirsIn(child))
  return pathExists(join(folder, 'postgres', 'postmaster.pid')) ? [folder] : deeper
}

// Starting on the folder adopts the PostgreSQL that the killed run left there.
async function endPostgresIn(dataDir: string): Promise<void> {
  const left = await startEmbedded({ dataDir }).catch(() => undefined)
  await left?.stop()
}
