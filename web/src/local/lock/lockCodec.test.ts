import { err, ok } from '@reprieve/domain/result.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { AppLocked, type Codec } from '../codec.ts'
import { SCHEMA_VERSION } from '../database/personSchema.ts'
import { joinBytes, seal, textBytes } from './encryption.ts'
import { isSealedToPublic, lockedCodec, openCodec } from './lockCodec.ts'
import type { LockRecord } from './lockRecord.ts'
import { pack } from './pack.ts'
import { publicSealer } from './publicKeyEncryption.ts'
import { aLock } from './testing/aLock.ts'
import { CODEC_CONTRACT } from './testing/lockCodecContract.ts'
import { PLAIN_CODEC, plainContent } from '../database/idbTables.ts'

const PLACE = { table: 'rows', id: 'a' }
const NOTE = { note: 'a quiet harbour at low tide' }

interface Codecs {
  record: LockRecord
  open: Codec
  locked: Codec
  sealed: Codec
}

async function codecs(): Promise<Codecs> {
  const { record, dek } = await aLock()
  const [open, locked] = [await openCodec(record, dek), await lockedCodec(record)]
  if (!open.ok || !locked.ok) throw new Error('not opened')
  const sealed = { encode: locked.value.encode, decode: open.value.decode }
  return { record, open: open.value, locked: locked.value, sealed }
}

let ours: Codecs
let others: Codecs
beforeAll(async () => {
  ours = await codecs()
  others = await codecs()
})

test.each(CODEC_CONTRACT)('[LOCK-20] plain: $title', async ({ run }) => {
  expect.hasAssertions()
  await run(PLAIN_CODEC)
})

test.each(CODEC_CONTRACT)('[LOCK-2, LOCK-20] unlocked: $title', async ({ run }) => {
  expect.hasAssertions()
  await run(ours.open)
})

test.each(CODEC_CONTRACT)(
  '[LOCK-10, LOCK-20] written while locked, read unlocked: $title',
  async ({ run }) => {
    expect.hasAssertions()
    await run(ours.sealed)
  },
)

const WAYS = ['open', 'sealed'] as const

const sealedBy = async (way: (typeof WAYS)[number], value: unknown = NOTE): Promise<Uint8Array> => {
  const content = await ours[way].encode(PLACE, value)
  if (!(content instanceof Uint8Array)) throw new Error('not bytes')
  return content
}

test.each(WAYS)(
  '[LOCK-2, LOCK-10] %s: no word of it is in the bytes, and no two writes are equal',
  async (way) => {
    const contents = await Promise.all(Array.from({ length: 20 }, () => sealedBy(way)))
    const texts = contents.map((content) => Buffer.from(content).toString('latin1'))
    expect(texts.filter((text) => /quiet|harbour|note/.test(text))).toEqual([])
    // After the first two bytes (and the first byte of the point, which is always 4) nothing repeats.
    const ivAt = way === 'open' ? 2 : 2 + 65
    const ivs = contents.map((content) => Buffer.from(content.slice(ivAt, ivAt + 12)).toString('hex'))
    expect(new Set(ivs).size).toBe(20)
    expect(contents.map((content) => Array.from(content.slice(0, 2)))).toEqual(
      contents.map(() => [way === 'open' ? 1 : 2, 8]),
    )
  },
)

test.each(WAYS)(
  '[LOCK-2, LOCK-10] %s: each byte that is changed, and each that is cut off, is refused by a value',
  async (way) => {
    const content = await sealedBy(way, 'x')
    const changed = Array.from(content, (byte, at) => content.with(at, byte ^ 1))
    const cut = Array.from(content, (_, length) => content.slice(0, length))
    const longer = [Uint8Array.from([...content, 0])]
    const read = await Promise.all([...changed, ...cut, ...longer].map((one) => ours.open.decode(PLACE, one)))
    expect(read.filter((one) => one.ok)).toEqual([])
  },
)

test.each(WAYS)(
  '[LOCK-2, REL 4] %s: moved to another row or another table, it does not open',
  async (way) => {
    const content = await sealedBy(way)
    const refused = err('does not open here')
    for (const place of [
      { table: 'rows', id: 'b' },
      { table: 'drafts', id: 'a' },
      { table: 'rows', id: 'a|8' },
    ])
      expect(await ours.open.decode(place, content)).toEqual(refused)
    expect(await ours.open.decode(PLACE, content)).toEqual(ok(NOTE))
  },
)

test.each(WAYS)('[LOCK-2, LOCK-25, REL 4] %s: content of a newer schema is reported as such', async (way) => {
  const content = await sealedBy(way)
  expect(await ours.open.decode(PLACE, content.with(1, 9))).toEqual(err('sealed by schema 9'))
})

test('[LOCK-25] content encrypted by the previous app opens, but not content with only its version byte changed', async () => {
  const { record, dek } = await aLock()
  const [open, sealer] = [await openCodec(record, dek), await publicSealer(record.publicKey)]
  if (!open.ok || !sealer.ok) throw new Error('not opened')
  const before = SCHEMA_VERSION - 1
  const bound = `rows|a|${before}`
  const bodies = [await seal(dek, pack(NOTE), textBytes(bound)), await sealer.value(pack(NOTE), bound)]
  const contents = bodies.map((body, at) => joinBytes(Uint8Array.of(at + 1, before), body))
  const read = await Promise.all(contents.map((content) => open.value.decode(PLACE, content)))
  expect(read).toEqual([ok(NOTE), ok(NOTE)])
  const renamed = (await sealedBy('open')).with(1, before)
  expect(await ours.open.decode(PLACE, renamed)).toEqual(err('does not open here'))
})

test.each(WAYS)('[LOCK-2, LOCK-10] %s: content encrypted by another lock does not open', async (way) => {
  const content = await others[way].encode(PLACE, NOTE)
  expect(await ours.open.decode(PLACE, content)).toEqual(err('does not open here'))
})

test('[LOCK-2] plain content does not count as encrypted: anybody could have put it there', async () => {
  expect(await ours.open.decode(PLACE, plainContent(NOTE))).toEqual(err('not sealed'))
})

test('[LOCK-2] a key of another lock opens no codec: each row would be quarantined as broken', async () => {
  const [mine, other] = [await aLock(), await aLock()]
  expect(await openCodec(mine.record, other.dek)).toEqual(err('wrong-key'))
  expect(await openCodec({ ...mine.record, sealedPrivate: new Uint8Array(4) }, mine.dek)).toEqual(
    err('wrong-key'),
  )
})

test('[LOCK-10] a replaced public key is detected when unlocking', async () => {
  const { record, dek } = await aLock()
  const { publicKey } = others.record
  expect(await openCodec({ ...record, publicKey }, dek)).toEqual(err('wrong-key'))
})

test('[LOCK-10] a point that is on no curve opens nothing and breaks nothing', async () => {
  const publicKey = new Uint8Array(65).fill(7).with(0, 4)
  expect(await lockedCodec({ ...ours.record, publicKey })).toEqual(err('broken'))
  const content = await sealedBy('sealed')
  content.set(publicKey, 2)
  expect(await ours.open.decode(PLACE, content)).toEqual(err('does not open here'))
})

test('[LOCK-10, LOCK-12] locked, everything can be written and nothing is read, not even broken content', async () => {
  const contents = [await sealedBy('open'), await sealedBy('sealed'), plainContent(NOTE), undefined, 'x']
  for (const content of contents)
    await expect(ours.locked.decode(PLACE, content)).rejects.toBeInstanceOf(AppLocked)
  expect(contents.map(isSealedToPublic)).toEqual([false, true, false, false, false])
})

test('[LOCK-2] an unlocked writing asks the browser once, in the task in which it was asked for', async () => {
  const encrypt = vi.spyOn(crypto.subtle, 'encrypt')
  const others = (['importKey', 'deriveKey', 'deriveBits', 'generateKey', 'exportKey'] as const).map((name) =>
    vi.spyOn(crypto.subtle, name),
  )
  try {
    const value = { note: 'before' }
    const writing = ours.open.encode(PLACE, value)
    // Checked before any await: keys that are prepared for later writes do not count.
    expect(encrypt).toHaveBeenCalledTimes(1)
    expect(others.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0, 0])
    value.note = 'changed meanwhile'
    expect(await ours.open.decode(PLACE, await writing)).toEqual(ok({ note: 'before' }))
  } finally {
    vi.restoreAllMocks()
  }
})
