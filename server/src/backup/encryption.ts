import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { CannotStart } from '../cannotStart.ts'

// A file: header, then chunks. Each file has a key of its own, made from the operator's key and a salt, so a nonce need
// only be unique within the file: the number of the chunk, and whether it is the last. The header is authenticated with
// every chunk. A chunk at another place, in another file, or missing at the end therefore does not open. [BACKUP-1]
const MAGIC = Buffer.from('reprieve-backup\n')
const VERSION = 1
const KEY_ID_BYTES = 8
const TIME_BYTES = 8
const SALT_BYTES = 32
const AT_VERSION = MAGIC.length
const AT_KEY_ID = AT_VERSION + 1
const AT_TIME = AT_KEY_ID + KEY_ID_BYTES
const AT_SALT = AT_TIME + TIME_BYTES
const HEADER_BYTES = AT_SALT + SALT_BYTES
const CHUNK_BYTES = 65_536
const TAG_BYTES = 16
const NONCE_BYTES = 12
const KEY_BYTES = 32
const CIPHER = 'aes-256-gcm'

/** Recognises a key, and says nothing about it. */
const keyId = (key: Buffer): Buffer =>
  createHmac('sha256', key).update('reprieve backup key').digest().subarray(0, KEY_ID_BYTES)

const fileKey = (key: Buffer, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'reprieve backup file', KEY_BYTES))

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUIntBE(chunk, 4, 6)
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1)
  return nonce
}

/** Collects bytes into blocks of one size. The last block waits for the end, because it is sealed as the last. */
abstract class Blocks extends Transform {
  private readonly block: Buffer
  private filled = 0

  constructor(size: number) {
    super()
    this.block = Buffer.alloc(size)
  }

  protected abstract useBlock(block: Buffer, isLast: boolean): void

  protected collect(bytes: Buffer): void {
    let from = 0
    while (from < bytes.length) {
      if (this.filled === this.block.length) {
        this.useBlock(this.block, false)
        this.filled = 0
      }
      const copied = bytes.copy(this.block, this.filled, from)
      this.filled += copied
      from += copied
    }
  }

  override _flush(done: TransformCallback): void {
    settle(done, () => this.useBlock(this.block.subarray(0, this.filled), true))
  }
}

function settle(done: TransformCallback, work: () => void): void {
  try {
    work()
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)))
    return
  }
  done()
}

/** Plain bytes in, a whole encrypted file out. */
export class Encryption extends Blocks {
  private readonly header: Buffer
  private readonly key: Buffer
  private chunk = 0

  constructor(key: Buffer, at: number) {
    super(CHUNK_BYTES)
    const salt = randomBytes(SALT_BYTES)
    const time = Buffer.alloc(TIME_BYTES)
    time.writeBigInt64BE(BigInt(at))
    this.header = Buffer.concat([MAGIC, Buffer.from([VERSION]), keyId(key), time, salt])
    this.key = fileKey(key, salt)
    this.push(this.header)
  }

  override _transform(bytes: Buffer, _: BufferEncoding, done: TransformCallback): void {
    settle(done, () => this.collect(bytes))
  }

  protected useBlock(block: Buffer, isLast: boolean): void {
    const cipher = createCipheriv(CIPHER, this.key, nonceOf(this.chunk, isLast)).setAAD(this.header)
    this.chunk += 1
    this.push(Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]))
  }
}

/** An encrypted file in, its plain bytes out. Throws CannotStart for a file that is not whole or needs another key. */
export class Decryption extends Blocks {
  private head: Buffer = Buffer.alloc(0)
  private opened: Buffer | null = null
  private chunk = 0

  private readonly key: Buffer
  private readonly file: string

  constructor(key: Buffer, file: string) {
    super(CHUNK_BYTES + TAG_BYTES)
    this.key = key
    this.file = file
  }

  /** The time of the backup, once all of it was read: only then it is proven. */
  get takenAt(): number {
    return Number(this.head.readBigInt64BE(AT_TIME))
  }

  override _transform(bytes: Buffer, _: BufferEncoding, done: TransformCallback): void {
    settle(done, () => {
      const missing = HEADER_BYTES - this.head.length
      if (missing > 0) this.head = Buffer.concat([this.head, bytes.subarray(0, missing)])
      if (this.head.length === HEADER_BYTES && this.opened === null) this.opened = this.openHeader()
      this.collect(bytes.subarray(Math.max(missing, 0)))
    })
  }

  private openHeader(): Buffer {
    refuseOtherFile(this.head, this.file)
    if (this.head[AT_VERSION] !== VERSION) {
      throw new CannotStart(`The backup ${this.file} was made by a newer release: use that one.`)
    }
    if (!this.head.subarray(AT_KEY_ID, AT_TIME).equals(keyId(this.key))) {
      throw new CannotStart(
        `The backup ${this.file} was encrypted with another key: set BACKUP_KEY or BACKUP_KEY_FILE to the one it was made with.`,
      )
    }
    return fileKey(this.key, this.head.subarray(AT_SALT))
  }

  protected useBlock(block: Buffer, isLast: boolean): void {
    if (this.opened === null) refuseOtherFile(this.head, this.file)
    if (this.opened === null || block.length < TAG_BYTES) throw damaged(this.file)
    const end = block.length - TAG_BYTES
    const decipher = createDecipheriv(CIPHER, this.opened, nonceOf(this.chunk, isLast))
      .setAAD(this.head)
      .setAuthTag(block.subarray(end))
    this.chunk += 1
    const plain = decipher.update(block.subarray(0, end))
    try {
      decipher.final()
    } catch (error) {
      throw damaged(this.file, error)
    }
    this.push(plain)
  }
}

// Of a file that was cut off in its header only the beginning can be compared.
function refuseOtherFile(head: Buffer, file: string): void {
  if (head.length > 0 && MAGIC.subarray(0, head.length).equals(head.subarray(0, MAGIC.length))) return
  throw new CannotStart(`${file} is no backup: name the folder of one, or a file that was made with a key.`)
}

export const damaged = (file: string, cause?: unknown): CannotStart =>
  new CannotStart(`The backup ${file} is damaged or cut off: use another backup.`, { cause })
