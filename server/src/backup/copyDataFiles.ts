import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { errorCode } from '../cannotStart.ts'
import { DELETED_ACCOUNTS, LEFT_MEMBERSHIPS, WITHDRAWN_CONSENTS } from '../db/deletedList.ts'
import { pathExists, makeFolder, OPERATOR_GUIDE, OPERATOR_NUMBERS } from '../db/folders.ts'
import type { FileEntry } from './manifest.ts'
import { copyFileWithDigest } from './fileStreams.ts'

/** Copies the parts of DATA_DIR that belong to a backup beside the database. */
export async function copyDataFiles(dataDir: string, backup: string): Promise<FileEntry[]> {
  const entries: FileEntry[] = []
  for (const folder of ['keys', 'files']) makeFolder(join(backup, folder), 0o700)
  const single = [DELETED_ACCOUNTS, WITHDRAWN_CONSENTS, LEFT_MEMBERSHIPS, OPERATOR_NUMBERS].filter((name) =>
    pathExists(join(dataDir, name)),
  )
  const folders = ['keys', 'files', OPERATOR_GUIDE].filter((name) => pathExists(join(dataDir, name)))
  for (const path of [...folders.flatMap((folder) => filesBelow(dataDir, folder)), ...single]) {
    const sha256 = await copyUnlessGone(join(dataDir, path), join(backup, path))
    if (sha256 !== undefined) entries.push({ path, sha256 })
  }
  return entries
}

function filesBelow(dataDir: string, folder: string): string[] {
  const entries = readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true })
  return (
    entries
      // A name with a leading dot is a draft that a process is writing right now.
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .sort()
  )
}

// The server keeps running, and may remove a listed file.
async function copyUnlessGone(from: string, to: string): Promise<string | undefined> {
  try {
    return await copyFileWithDigest(from, to)
  } catch (error) {
    if (errorCode(error) === 'ENOENT' && !pathExists(from)) return undefined
    throw error
  }
}
