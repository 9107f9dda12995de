import { lstatSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { GuideFile } from '@reprieve/content/guideFiles.ts'
import { CannotStart, errorCode } from '../cannotStart.ts'

const MOST_FILES = 500
const MOST_BYTES = 200_000
const READABLE = /\.(?:md|json)$/

/**
 * CONT-10: the operator's own files. Refuses links out of the folder and files that are not text, because everything
 * read here is shown to everybody.
 */
export function operatorFiles(folder: string): GuideFile[] {
  const paths = filesBelow(folder)
  if (paths.length > MOST_FILES)
    throw new CannotStart(`${folder} has more than ${MOST_FILES} files: the guide takes no more.`)
  return paths.map((path) => readGuideFile(folder, path))
}

function filesBelow(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const links = entries.filter((entry) => !entry.isFile() && !entry.isDirectory())
    if (links[0] !== undefined || lstatSync(folder).isSymbolicLink())
      throw new CannotStart(`${links[0]?.name ?? folder} in ${folder} is a link: put the file itself there.`)
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  } catch (error) {
    // No folder: the operator has no content of their own.
    if (errorCode(error) === 'ENOENT') return []
    throw cannotRead(folder, error)
  }
}

function readGuideFile(folder: string, path: string): GuideFile {
  if (!READABLE.test(path))
    throw new CannotStart(`${path} in ${folder} is neither .md nor .json: take it out of the guide.`)
  const file = join(folder, path)
  // Checked before reading: a video put there by mistake would not fit into memory.
  if (statSync(file).size > MOST_BYTES)
    throw new CannotStart(`${path} in ${folder} is larger than ${MOST_BYTES / 1000} kB: make it shorter.`)
  const bytes = readBytes(file)
  try {
    return { path, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    throw new CannotStart(`${path} in ${folder} is not written in UTF-8: save it so.`)
  }
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw cannotRead(file, error)
  }
}

/** A file instead of a folder, or no read permission: the operator can fix it. */
export const cannotRead = (path: string, error: unknown): unknown =>
  errorCode(error) === ''
    ? error
    : new CannotStart(`${path} cannot be read (${errorCode(error)}): see what it is, and who may read it.`)
