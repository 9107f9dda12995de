import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { POINT_BYTES, type LockRecord } from './lockRecord.ts'
import {
  derivedKey,
  gcm,
  IV_BYTES,
  joinBytes,
  catchNotOpened,
  randomBytes,
  seal,
  textBytes,
  unseal,
  type Bytes,
} from './encryption.ts'

// Encryption without the key: each content gets a new key pair, its private key is discarded, and the secret that it
// shares with the diary's public key encrypts the content. P-256, because every browser has it. [LOCK-10]

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const
const PRIVATE_BOUND = textBytes('private|')

type Sealer = (plain: Bytes, bound: string) => Promise<Bytes>

/** point ‖ iv ‖ data ‖ tag. */
export async function publicSealer(publicKey: Bytes): Promise<Result<Sealer, 'not-opened'>> {
  const to = await catchNotOpened(() => crypto.subtle.importKey('raw', publicKey, CURVE, false, []))
  if (!to.ok) return to
  // Created in advance: a write then waits only for what depends on its content.
  let next = newWriter(to.value)
  return ok(async (plain, bound) => {
    const writer = next
    next = newWriter(to.value)
    const { point, common } = await writer
    const key = await derivedKey(common, { salt: point, use: bound, usages: ['encrypt'] })
    return joinBytes(point, await seal(key, plain, textBytes(bound)))
  })
}

interface Writer {
  point: Bytes
  common: Bytes
}

async function newWriter(to: CryptoKey): Promise<Writer> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(CURVE, false, ['deriveBits'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  return { point, common: await inCommon(privateKey, to) }
}

const inCommon = async (own: CryptoKey, other: CryptoKey): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.deriveBits({ name: CURVE.name, public: other }, own, 256))

export async function unsealPrivately(
  own: CryptoKey,
  sealed: Bytes,
  bound: string,
): Promise<Result<Bytes, 'not-opened'>> {
  const point = sealed.slice(0, POINT_BYTES)
  const from = await catchNotOpened(() => crypto.subtle.importKey('raw', point, CURVE, false, []))
  if (!from.ok) return from
  const common = await inCommon(own, from.value)
  const key = await derivedKey(common, { salt: point, use: bound, usages: ['decrypt'] })
  return unseal(key, sealed.slice(POINT_BYTES), textBytes(bound))
}

/** The key pair of a new lock; the private key leaves the browser's own memory only encrypted. */
export async function newPair(dek: CryptoKey): Promise<Pick<LockRecord, 'publicKey' | 'sealedPrivate'>> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const iv = randomBytes(IV_BYTES)
  const wrapped = await crypto.subtle.wrapKey('pkcs8', pair.privateKey, dek, gcm(iv, privateBound(publicKey)))
  return { publicKey, sealedPrivate: joinBytes(iv, new Uint8Array(wrapped)) }
}

/** Does not open beside another public key: its owner could read what is written while the diary is locked. */
export async function openPrivateKey(
  { publicKey, sealedPrivate }: LockRecord,
  dek: CryptoKey,
): Promise<Result<CryptoKey, 'not-opened'>> {
  if (sealedPrivate.length <= IV_BYTES) return err('not-opened')
  const [iv, wrapped] = [sealedPrivate.slice(0, IV_BYTES), sealedPrivate.slice(IV_BYTES)]
  const how = gcm(iv, privateBound(publicKey))
  return catchNotOpened(() =>
    crypto.subtle.unwrapKey('pkcs8', wrapped, dek, how, CURVE, false, ['deriveBits']),
  )
}

const privateBound = (publicKey: Bytes): Bytes => joinBytes(PRIVATE_BOUND, publicKey)
