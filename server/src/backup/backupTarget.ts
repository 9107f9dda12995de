import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Writable } from 'node:stream'
import { makeFolder } from '../db/folders.ts'
import { newFile } from './fileStreams.ts'

/** Where a backup is written to, one file after the other: a folder, or an encrypted file. */
export interface BackupTarget {
  newFile(path: string): Writable
}

export function folderTarget(folder: string): BackupTarget {
  for (const name of ['tables', 'keys', 'files']) makeFolder(join(folder, name), 0o700)
  return {
    newFile(path) {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
      return newFile(file)
    },
  }
}
