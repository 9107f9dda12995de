import { createReadStream } from 'node:fs'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { damaged, Decryption } from './encryption.ts'

// Several files as one stream of frames: kind, length, bytes. The last frame closes the archive.
const KIND = { name: 1, bytes: 2, end: 3, close: 4 } as const
const HEAD_BYTES = 5
const AT_LENGTH = 1
// Larger than anything that a stream of ours hands on.
const LONGEST_FRAME = 16 * 1024 * 1024

function frame(kind: number, bytes: Uint8Array = new Uint8Array()): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(kind)
  head.writeUInt32BE(bytes.length, AT_LENGTH)
  return Buffer.concat([head, bytes])
}

/** Writes files into one stream, one after the other. */
export class ArchiveWriter {
  private file: Writable | null = null
  private broken: Error | null = null
  private readonly output: Writable

  constructor(output: Writable) {
    this.output = output
  }

  /** Ends the file that is being written: otherwise it would wait for an output that has failed. */
  fail(error: Error): void {
    this.broken = error
    this.file?.destroy(error)
  }

  newFile(path: string): Writable {
    const send = (bytes: Buffer, done: (error?: Error | null) => void): void => {
      if (this.broken === null) this.output.write(bytes, done)
      else done(this.broken)
    }
    const file = new Writable({
      construct: (done) => send(frame(KIND.name, Buffer.from(path)), done),
      write: (chunk: Buffer, _, done) => send(frame(KIND.bytes, chunk), done),
      final: (done) => send(frame(KIND.end), done),
    })
    this.file = file
    return file
  }

  close(): void {
    this.output.end(frame(KIND.close))
  }
}

/** Gets the content of one file of an archive. */
export interface FileReader {
  write(bytes: Buffer): Promise<void> | void
  end(): Promise<void> | void
}

/**
 * Reads an encrypted archive and returns its time. What `open` gets is authentic, but only when the promise is fulfilled
 * was it all: a file may have been cut off.
 */
export async function readArchive(
  file: string,
  key: Buffer,
  open: (path: string) => Promise<FileReader> | FileReader,
): Promise<number> {
  const decryption = new Decryption(key, file)
  await pipeline(createReadStream(file), decryption, framesOf(file), async (frames) => {
    let reader: FileReader | null = null
    let isClosed = false
    for await (const next of frames as AsyncIterable<Frame>) {
      if (isClosed) throw damaged(file)
      if (next.kind === KIND.name && reader === null) reader = await open(next.bytes.toString())
      else if (next.kind === KIND.bytes && reader !== null) await reader.write(next.bytes)
      else if (next.kind === KIND.end && reader !== null) {
        await reader.end()
        reader = null
      } else if (next.kind === KIND.close && reader === null) isClosed = true
      else throw damaged(file)
    }
    if (!isClosed) throw damaged(file)
  })
  return decryption.takenAt
}

interface Frame {
  kind: number
  bytes: Buffer
}

function framesOf(file: string): Transform {
  let rest: Buffer = Buffer.alloc(0)
  return new Transform({
    readableObjectMode: true,
    transform(chunk: Buffer, _, done) {
      rest = Buffer.concat([rest, chunk])
      while (rest.length >= HEAD_BYTES) {
        const end = HEAD_BYTES + rest.readUInt32BE(AT_LENGTH)
        if (end > LONGEST_FRAME) {
          done(damaged(file))
          return
        }
        if (rest.length < end) break
        this.push({ kind: rest.readUInt8(), bytes: rest.subarray(HEAD_BYTES, end) } satisfies Frame)
        rest = rest.subarray(end)
      }
      done()
    },
    flush: (done) => done(rest.length === 0 ? null : damaged(file)),
  })
}
