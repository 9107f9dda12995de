import { randomBytes } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, expect, test } from 'vitest'
import { Decryption, Encryption } from './encryption.ts'

const CHUNK = 65_536
const HEADER = 65
const SEALED = CHUNK + 16

const folder = mkdtempSync(join(tmpdir(), 'reprieve-encryption-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const KEY = randomBytes(32)
const AT = Date.parse('2026-11-19T03:00:00Z')

async function encrypted(plain: Buffer, key = KEY): Promise<Buffer> {
  const encryption = new Encryption(key, AT)
  encryption.end(plain)
  return buffer(encryption)
}

async function decrypted(file: Buffer, key = KEY): Promise<Buffer> {
  const parts: Buffer[] = []
  await pipeline(Readable.from([file]), new Decryption(key, 'monday.backup'), async (plain) => {
    for await (const part of plain) parts.push(part as Buffer)
  })
  return Buffer.concat(parts)
}

const sentence = (file: Buffer, key = KEY): Promise<string> =>
  decrypted(file, key).then(
    () => 'opened',
    (error: Error) => `${error.name}: ${error.message}`,
  )

test.each([1, 100, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 7])(
  '[BACKUP-1] %i bytes come back as they were, and none of them is in the file',
  async (length) => {
    const plain = randomBytes(length)
    const file = await encrypted(plain)

    expect((await decrypted(file)).equals(plain)).toBe(true)
    expect(file.length).toBe(HEADER + length + 16 * Math.ceil(length / CHUNK))
    // A few bytes are in any file by chance.
    expect(length > 8 && file.includes(plain.subarray(0, 8))).toBe(false)
  },
)

test('[BACKUP-1] the same content twice gives two files without a chunk in common', async () => {
  const plain = Buffer.alloc(2 * CHUNK)
  const [one, other] = [await encrypted(plain), await encrypted(plain)]

  expect(one.subarray(HEADER, HEADER + SEALED)).not.toEqual(
    one.subarray(HEADER + SEALED, HEADER + 2 * SEALED),
  )
  expect(one.subarray(HEADER)).not.toEqual(other.subarray(HEADER))
})

test('[BACKUP-1] a file that was changed, cut off, extended or put together differently is refused', async () => {
  const file = await encrypted(randomBytes(3 * CHUNK + 100))
  const other = await encrypted(randomBytes(3 * CHUNK + 100))
  const chunk = (of: Buffer, i: number): Buffer => of.subarray(HEADER + i * SEALED, HEADER + (i + 1) * SEALED)
  const head = file.subarray(0, HEADER)
  const flipped = (at: number): Buffer => file.with(at, (file[at] ?? 0) ^ 1) as Buffer
  const wrong: Record<string, Buffer> = {
    time: flipped(30),
    salt: flipped(50),
    'first byte': flipped(HEADER),
    middle: flipped(HEADER + SEALED + 5),
    tag: flipped(file.length - 1),
    'without the last byte': file.subarray(0, -1),
    'without the last chunk': file.subarray(0, HEADER + 3 * SEALED),
    'only the header': head,
    'half a header': file.subarray(0, 40),
    'one byte more': Buffer.concat([file, Buffer.from([0])]),
    'twice the last chunk': Buffer.concat([file, chunk(file, 3)]),
    'chunks exchanged': Buffer.concat([head, chunk(file, 1), chunk(file, 0), chunk(file, 2), chunk(file, 3)]),
    'a chunk of another': Buffer.concat([
      head,
      chunk(file, 0),
      chunk(other, 1),
      chunk(file, 2),
      chunk(file, 3),
    ]),
    'the head of another': Buffer.concat([other.subarray(0, HEADER), file.subarray(HEADER)]),
  }

  expect(await sentence(file)).toBe('opened')
  for (const [what, bytes] of Object.entries(wrong)) {
    expect([what, await sentence(Buffer.from(bytes))]).toEqual([
      what,
      'CannotStart: The backup monday.backup is damaged or cut off: use another backup.',
    ])
  }
})

test('[BACKUP-1] another key, another program’s file and a later version are each named', async () => {
  const file = await encrypted(randomBytes(100))

  expect(await sentence(file, randomBytes(32))).toContain('was encrypted with another key: set BACKUP_KEY')
  expect(await sentence(Buffer.from('PK\u0003\u0004 a zip of somebody'))).toContain('is no backup')
  expect(await sentence(Buffer.alloc(0))).toContain('is no backup')
  expect(await sentence(Buffer.from(file.with(16, 2)))).toContain('was made by a newer release')
})

test('[BACKUP-1] the memory does not grow with the file @long', async () => {
  const [big, sealed] = [join(folder, 'big'), join(folder, 'sealed')]
  const block = randomBytes(1024 * 1024)
  writeFileSync(big, '')
  for (let i = 0; i < 300; i += 1) writeFileSync(big, block, { flag: 'a' })
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers)), 5)
  const before = process.memoryUsage().arrayBuffers

  await pipeline(createReadStream(big), new Encryption(KEY, AT), createWriteStream(sealed))
  const decryption = new Decryption(KEY, sealed)
  await pipeline(createReadStream(sealed), decryption, createWriteStream(big))
  clearInterval(watch)

  expect(decryption.takenAt).toBe(AT)
  expect(readFileSync(big).subarray(-block.length).equals(block)).toBe(true)
  expect((most - before) / 1024 / 1024).toBeLessThan(100)
})
