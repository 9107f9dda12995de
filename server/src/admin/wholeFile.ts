import { link, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CannotStart, errorCode } from '../cannotStart.ts'
import { pathExists, syncFolder } from '../db/folders.ts'

/** Error codes of file systems without hard links, as on USB sticks. */
const KNOWS_NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

/**
 * Writes a file that only the operator can read, and that gets its name only when it is complete: half a list could be
 * taken for all of it. An existing file is never overwritten. [ADMIN-3]
 */
export async function writeWhole(file: string, parts: AsyncIterable<string>): Promise<void> {
  if (pathExists(file)) throw taken(file)
  const draft = `${file}.partial`
  const to = await open(draft, 'wx', 0o600).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
    throw new CannotStart(
      `${draft} is there: another export is being written, or one was cut off; remove it in that case, and run the command again.`,
      { cause: error },
    )
  })
  try {
    await fill(to, file, parts)
    await putThere(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await rm(draft, { force: true })
  syncFolder(dirname(file))
}

async function fill(to: FileHandle, file: string, parts: AsyncIterable<string>): Promise<void> {
  // writeFile continues until all is written: a single write may silently end early on a full disk.
  try {
    for await (const part of parts) await orNotWritten(file, to.writeFile(part))
    await orNotWritten(file, to.sync())
  } finally {
    await to.close()
  }
}

const orNotWritten = (file: string, writing: Promise<void>): Promise<void> =>
  writing.catch((error: unknown) => {
    const why = errorCode(error) === 'ENOSPC' ? 'the disk is full' : errorCode(error)
    throw new CannotStart(`${file} could not be written (${why}). Nothing of it is left.`, { cause: error })
  })

async function putThere(draft: string, file: string): Promise<void> {
  try {
    // A link, not a rename, which would overwrite a file created meanwhile.
    await link(draft, file)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw taken(file)
    if (!KNOWS_NO_LINKS.has(errorCode(error))) throw error
    await rename(draft, file)
  }
}

const taken = (file: string) => new CannotStart(`${file} is there already, and stays as it is.`)
