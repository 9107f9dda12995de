import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart, errorCode, orCannotWrite } from '../cannotStart.ts'
import { makeFolder, syncFolder } from './folders.ts'

const KEY_BYTES = 32

// A secret that the operator did not set is generated at the first start and kept (D53).
export function readOrMakeKey(dataDir: string, name: string, given?: string): string {
  if (given !== undefined && given !== '') return given
  const folder = join(dataDir, 'keys')
  const file = join(folder, name)
  return orCannotWrite(file, () => {
    makeFolder(folder, 0o700)
    return readKey(file) ?? makeKey(folder, name)
  })
}

function readKey(file: string): string | undefined {
  const text = readIfThere(file)
  if (text === undefined) return undefined
  const key = text.trim()
  if (Buffer.from(key, 'base64').length !== KEY_BYTES) {
    throw new CannotStart(
      `The key ${file} is damaged: put it back from a backup, since nothing made with it can be read without it.`,
    )
  }
  chmodSync(file, 0o600)
  return key
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    if (errorCode(error) !== 'EACCES') throw error
    throw new CannotStart(`The key ${file} belongs to another user: start as the user who made it.`, {
      cause: error,
    })
  }
}

function makeKey(folder: string, name: string): string {
  const file = join(folder, name)
  const draft = join(folder, `.${name}-${process.pid}-${randomBytes(6).toString('hex')}`)
  try {
    writeDurably(draft, randomBytes(KEY_BYTES).toString('base64'))
    // A link never replaces a file: of two processes that start at once, the second uses the key of the first.
    // With a rename each would go on with its own key, and one of the keys would be lost.
    linkUnlessThere(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
  syncFolder(folder)
  return readFileSync(file, 'utf8').trim()
}

function linkUnlessThere(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

// Without the two syncs, a power cut could keep data made with the key and lose the key.
function writeDurably(file: string, text: string): void {
  const opened = openSync(file, 'wx', 0o600)
  try {
    writeSync(opened, `${text}\n`)
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
