import { readdirSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { errorCode } from '../cannotStart.ts'
import { DELETED_ACCOUNTS, LEFT_MEMBERSHIPS, WITHDRAWN_CONSENTS } from '../db/deletedList.ts'
import { pathExists, OPERATOR_GUIDE, OPERATOR_NUMBERS } from '../db/folders.ts'
import type { BackupTarget } from './backupTarget.ts'
import type { FileEntry } from './manifest.ts'
import { writeWithDigest } from './fileStreams.ts'

/** Copies the parts of DATA_DIR that belong to a backup beside the database. */
export async function copyDataFiles(dataDir: string, target: BackupTarget): Promise<FileEntry[]> {
  const entries: FileEntry[] = []
  const single = [DELETED_ACCOUNTS, WITHDRAWN_CONSENTS, LEFT_MEMBERSHIPS, OPERATOR_NUMBERS].filter((name) =>
    pathExists(join(dataDir, name)),
  )
  const folders = ['keys', 'files', OPERATOR_GUIDE].filter((name) => pathExists(join(dataDir, name)))
  for (const path of [...folders.flatMap((folder) => filesBelow(dataDir, folder)), ...single]) {
    const file = await openUnlessGone(join(dataDir, path))
    if (file === undefined) continue
    entries.push({ path, sha256: await writeWithDigest(file.createReadStream(), target.newFile(path)) })
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
async function openUnlessGone(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
