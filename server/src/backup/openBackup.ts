import { mkdirSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { SECOND_MS } from '@reprieve/domain/time/instant.ts'
import { CannotStart } from '../cannotStart.ts'
import { removeLeftOvers } from '../db/embedded/leftOvers.ts'
import { isInside, pathExists } from '../db/folders.ts'
import { type FileReader, readArchive } from './archive.ts'
import { timeInName } from './backupFolder.ts'
import { damaged } from './encryption.ts'
import { MANIFEST } from './manifest.ts'

interface OpenBackup {
  /** With the manifest and the files of the backup. */
  folder: string
  close(): void
}

interface Where {
  path: string
  key: Buffer | null
  /** The folder in which an encrypted backup is unpacked; `close` removes what was unpacked. */
  openScratch: () => string
}

/** Opens the folder of a backup, or unpacks an encrypted one. [BACKUP-6] */
export async function openBackup({ path, key, openScratch }: Where): Promise<OpenBackup> {
  if (!pathExists(path) || statSync(path).isDirectory()) return { folder: path, close: () => {} }
  if (key === null) {
    throw new CannotStart(
      `The backup ${path} is encrypted: set BACKUP_KEY or BACKUP_KEY_FILE to the key it was made with.`,
    )
  }
  // What an earlier command left behind when it was killed goes too: it is in the clear.
  const prefix = join(openScratch(), 'unpacked-')
  removeLeftOvers(prefix)
  const folder = `${prefix}${process.pid}`
  const close = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    close()
    mkdirSync(folder, { mode: 0o700 })
    refuseOtherTime(path, await readArchive(path, key, (name) => newPart(folder, name, path)))
    if (!pathExists(join(folder, MANIFEST))) throw damaged(path)
    return { folder, close }
  } catch (error) {
    close()
    throw error
  }
}

async function newPart(folder: string, name: string, backup: string): Promise<FileReader> {
  const part = resolve(folder, name)
  if (part === folder || !isInside(part, folder)) throw damaged(backup)
  mkdirSync(dirname(part), { recursive: true, mode: 0o700 })
  const file = await open(part, 'wx', 0o600)
  return {
    // Not `write`: it may write a part only.
    write: (bytes) => file.writeFile(bytes),
    end: () => file.close(),
  }
}

// Somebody who can write to the folder could put last year's backup in the place of today's.
function refuseOtherTime(path: string, at: number): void {
  const named = timeInName(basename(path))
  if (named === null || Math.floor(at / SECOND_MS) === Math.floor(named / SECOND_MS)) return
  throw new CannotStart(
    `The backup ${path} was taken at ${new Date(at).toISOString()} and not when its name says, so it was renamed or exchanged: give it another name if you want this one.`,
  )
}
