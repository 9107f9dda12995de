import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { AppLocked, type Codec, type ContentPlace } from '../codec.ts'
import { SCHEMA_VERSION } from '../database/personSchema.ts'
import { joinBytes, seal, textBytes, unseal, type Bytes } from './encryption.ts'
import type { LockRecord } from './lockRecord.ts'
import { pack, unpack } from './pack.ts'
import { openPrivateKey, publicSealer, unsealPrivately } from './publicKeyEncryption.ts'

// An encrypted content: how it was encrypted, its schema version, iv ‖ data ‖ tag. If encrypted to the public key, the
// writer's point precedes the iv. The first two bytes are readable, and authenticated by the encryption.

const BY_KEY = 1
const TO_PUBLIC = 2
const HEAD_BYTES = 2

/** REL 4: a content opens only in its own place. No table name contains the separator. */
const boundTo = ({ table, id }: ContentPlace, schema: number): string => `${table}|${id}|${schema}`

/**
 * The codec of an unlocked diary. A key that does not belong to this record is refused here: it would open no row, and
 * all rows would be quarantined as broken. [LOCK-2]
 */
export async function openCodec(record: LockRecord, dek: CryptoKey): Promise<Result<Codec, 'wrong-key'>> {
  const own = await openPrivateKey(record, dek)
  if (!own.ok) return err('wrong-key')
  return ok({
    // One call to the browser and no other wait: the page may go away right after requesting it. [SETT-2]
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

/** The codec of a locked diary: it encrypts to the public key, and cannot decode. [LOCK-10, LOCK-12] */
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

/** Written while the diary was locked; can now be encrypted with the key instead. */
export const isSealedToPublic = (content: unknown): boolean =>
  content instanceof Uint8Array && content[0] === TO_PUBLIC

const headed = (how: number, sealed: Bytes): Bytes => joinBytes(Uint8Array.of(how, SCHEMA_VERSION), sealed)

interface Sealed {
  how: number
  schema: number
  body: Bytes
}

/** Content of an earlier schema is opened as it was bound: an upgrade has no key to encrypt it again. [LOCK-25] */
function bodyOf(content: unknown): Result<Sealed, string> {
  if (!(content instanceof Uint8Array) || content.length < HEAD_BYTES) return err('not sealed')
  const [how = 0, schema = 0] = content
  if (how !== BY_KEY && how !== TO_PUBLIC) return err('not sealed')
  if (schema > SCHEMA_VERSION) return err(`sealed by schema ${schema}`)
  return ok({ how, schema, body: content.slice(HEAD_BYTES) })
}
