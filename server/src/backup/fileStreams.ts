import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const NEWLINE = 10

interface Digesting {
  stream: Transform
  sha256: () => string
}

/** Passes bytes on and computes the digest of all of them. */
export function createDigestStream(): Digesting {
  const hash = createHash('sha256')
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, sha256: () => hash.digest('hex') }
}

/** Takes everything and keeps nothing. */
export const discard = (): Writable => new Writable({ write: (_, __, done) => done() })

interface CountingRows {
  stream: Transform
  rows: () => number
}

/** In the text format of COPY a newline only ever ends a row. */
export function createRowCounter(): CountingRows {
  let rows = 0
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) rows += 1
      done(null, chunk)
    },
  })
  return { stream, rows: () => rows }
}

export async function fileDigest(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

// Not readable by others from the first byte, and on disk when the stream has ended.
export const newFile = (file: string): ReturnType<typeof createWriteStream> =>
  createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })

/** Copies a file to disk. */
export async function copyFile(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  await pipeline(createReadStream(from), newFile(to))
}

/** Writes a stream, and returns the digest of its bytes. */
export async function writeWithDigest(from: Readable, to: Writable): Promise<string> {
  const { stream, sha256 } = createDigestStream()
  await pipeline(from, stream, to)
  return sha256()
}
