import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../cannotStart.ts'

/** A folder from somebody else may contain a link to a file of this server, which would be shown to everybody. */
export function pathInFolder(folder: string, name: string): string {
  const file = join(folder, name)
  if (existsSync(file) && realpathSync(file) !== join(realpathSync(folder), name))
    throw new CannotStart(`${file} is a link to elsewhere: put the file itself there. Nothing was kept.`)
  return file
}

const MOST_BYTES = 4_000_000

/** A pipe or a device has no end and would be read for ever. */
export function readLimitedFile(file: string): Buffer {
  const stats = statSync(file)
  if (!stats.isFile() || stats.size > MOST_BYTES)
    throw new CannotStart(`${file} is no file of at most 4 MB. Nothing of it was kept.`)
  return readFileSync(file)
}
