import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { AppLocked, type Codec, type Place } from '../codec.ts'
import { SCHEMA_VERSION } from '../personSchema.ts'
import type { LockRecord } from './lockRecord.ts'
import { pack, unpack } from './pack.ts'
import { joined, seal, textBytes, unseal, type Bytes } from './sealing.ts'
import { openPrivateKey, publicSealer, unsealPrivately } from './sealToPublic.ts'

// A sealed content: how it was sealed, the schema that it was written by, iv ‖ data ‖ tag. To the public key, the point
// of the writer stands before the iv. Both first bytes are read in the clear and bound by what opens.

const BY_KEY = 1
const TO_PUBLIC = 2
const HEAD_BYTES = 2

/** REL 4: a content opens only where it was put. No table has the sign between in its name. */
const boundTo = ({ table, id }: Place, schema: number): string => `${table}|${id}|${schema}`

/**
 * Of an unlocked diary. A key that is not this record's is refused here: it would open no row, and each of them would be set
 * aside as broken. [LOCK-2]
 */
export async function openCodec(record: LockRecord, dek: CryptoKey): Promise<Result<Codec, 'wrong-key'>> {
  const own = await openPrivateKey(record, dek)
  if (!own.ok) return err('wrong-key')
  return ok({
    // One question to the browser and no other waiting: a page may go away right after it has asked. [SETT-2]
    encode: async (place, value) =>
      headed(BY_KEY, await seal(dek, pack(value), textBytes(boundTo(place, SCHEMA_VERSION)))),
    decode: async (place, content) => {
      const read = bodyOf(content)
      if (!read.ok) return read
      const { how, schema, body } = read.value
      const bound = boundTo(place, schema)
      const opened =
        how === BY_KEY
          ? await unseal(dek, body, textBytes(bound))
          : await unsealPrivately(own.value, body, bound)
      return opened.ok ? unpack(opened.value) : err('does not open here')
    },
  })
}

/** Of a locked diary: what is written opens with its key alone, and nothing is read. [LOCK-10, LOCK-12] */
export async function lockedCodec(record: LockRecord): Promise<Result<Codec, 'broken'>> {
  const sealer = await publicSealer(record.publicKey)
  if (!sealer.ok) return err('broken')
  return ok({
    encode: async (place, value) =>
      headed(TO_PUBLIC, await sealer.value(pack(value), boundTo(place, SCHEMA_VERSION))),
    decode: () => Promise.reject(new AppLocked('the diary is locked')),
    isLocked: true,
  })
}

/** What was written while it was locked, and may be sealed by the key now. */
export const isSealedToPublic = (content: unknown): boolean =>
  content instanceof Uint8Array && content[0] === TO_PUBLIC

const headed = (how: number, sealed: Bytes): Bytes => joined(Uint8Array.of(how, SCHEMA_VERSION), sealed)

interface Sealed {
  how: number
  schema: number
  body: Bytes
}

/** What an earlier schema wrote is opened as it was bound: an upgrade has no key to seal it anew. [LOCK-25] */
function bodyOf(content: unknown): Result<Sealed, string> {
  if (!(content instanceof Uint8Array) || content.length < HEAD_BYTES) return err('not sealed')
  const [how = 0, schema = 0] = content
  if (how !== BY_KEY && how !== TO_PUBLIC) return err('not sealed')
  if (schema > SCHEMA_VERSION) return err(`sealed by schema ${schema}`)
  return ok({ how, schema, body: content.slice(HEAD_BYTES) })
}
