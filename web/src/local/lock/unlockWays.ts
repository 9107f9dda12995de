import { hasSecondWay, readPassphrase } from '@reprieve/domain/access/appLock.ts'
import { AUTO_LOCK_DEFAULT } from '@reprieve/domain/access/autoLock.ts'
import { formatRecoveryCode, RECOVERY_BYTES } from '@reprieve/domain/access/recoveryCode.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { PASSPHRASE_ROUNDS, SALT_BYTES, type LockRecord, type Wrap } from './lockRecord.ts'
import { passkeyKey, type PasskeyAnswer } from './passkey.ts'
import { newPair } from './publicKeyEncryption.ts'
import {
  type Bytes,
  derivedKey,
  gcm,
  isSameBytes,
  IV_BYTES,
  joinBytes,
  catchNotOpened,
  randomBytes,
  textBytes,
} from './encryption.ts'

/** For the person to write down; it is shown once and not stored. [LOCK-5] */
export function newRecovery(): { secret: Bytes; code: string } {
  const secret = randomBytes(RECOVERY_BYTES)
  return { secret, code: formatRecoveryCode(secret) }
}

/** 160 bits cannot be guessed, so the derivation need not be slow. */
const recoveryKey = (secret: Bytes, salt: Bytes): Promise<CryptoKey> =>
  derivedKey(secret, { salt, use: 'reprieve lock recovery', usages: ['wrapKey', 'unwrapKey'] })

/** What a person uses to unlock. */
export type Secret =
  | { by: 'passphrase'; passphrase: string }
  | { by: 'recovery'; secret: Bytes }
  | ({ by: 'passkey' } & PasskeyAnswer)

/** `no-such-way`: the lock has no such way to unlock. */
export type UnlockFault = 'wrong' | 'no-such-way'

const DEK = { name: 'AES-GCM', length: 256 }
const OPEN_USES: KeyUsage[] = ['encrypt', 'decrypt', 'unwrapKey']
const MAKING_USES: KeyUsage[] = [...OPEN_USES, 'wrapKey']

/** Over plain http, which home networks use, browsers have neither cryptography nor Web Locks. */
export const canLock = (): boolean => crypto.subtle !== undefined && 'locks' in navigator

/** Creates a lock and its key, which cannot be extracted from the browser. [LOCK-2, LOCK-4] */
export async function makeLock(
  secrets: readonly Secret[],
): Promise<Result<{ record: LockRecord; dek: CryptoKey }, 'one-way'>> {
  if (!hasSecondWay(secrets.map(({ by }) => by))) return err('one-way')
  const made = await crypto.subtle.generateKey(DEK, true, MAKING_USES)
  const wraps = await Promise.all(secrets.map((secret) => wrapped(made, secret)))
  const pair = await newPair(made)
  const record: LockRecord = { v: 1, ...pair, wraps, autoLockMs: AUTO_LOCK_DEFAULT }
  return ok({ record, dek: await fastened(made) })
}

/** The key for as long as the diary is unlocked. */
export const unlock = (record: LockRecord, secret: Secret): Promise<Result<CryptoKey, UnlockFault>> =>
  unwrapped(record, secret, { extractable: false })

/**
 * Adds a way to unlock, replacing the one of its kind; there may be several passkeys. This needs the extractable key,
 * so the person must unlock again.
 */
export async function withWay(
  record: LockRecord,
  { known, added }: { known: Secret; added: Secret },
): Promise<Result<LockRecord, UnlockFault>> {
  const dek = await unwrapped(record, known, { extractable: true })
  if (!dek.ok) return dek
  const wrap = await wrapped(dek.value, added)
  return ok({ ...record, wraps: [...record.wraps.filter((one) => !isFor(one, added)), wrap] })
}

/** At least two ways must remain, and one that is no passkey. [LOCK-4] */
export function withoutWay(record: LockRecord, way: Wrap): Result<LockRecord, 'one-way'> {
  const wraps = record.wraps.filter((one) => one !== way)
  return hasSecondWay(wraps.map(({ by }) => by)) ? ok({ ...record, wraps }) : err('one-way')
}

async function wrapped(dek: CryptoKey, secret: Secret): Promise<Wrap> {
  if (secret.by === 'passphrase' && !readPassphrase(secret.passphrase).ok)
    throw new Error('a passphrase that was not checked')
  const wrap = madeFor(secret)
  const iv = randomBytes(IV_BYTES)
  const key = await crypto.subtle.wrapKey('raw', dek, await keyFor(wrap, secret), gcm(iv, boundTo(wrap)))
  return { ...wrap, key: joinBytes(iv, new Uint8Array(key)) }
}

type Unwrapped = { [By in Wrap['by']]: Omit<Extract<Wrap, { by: By }>, 'key'> }[Wrap['by']]

function madeFor(secret: Secret): Unwrapped {
  const salt = randomBytes(SALT_BYTES)
  if (secret.by === 'passphrase') return { by: secret.by, salt, rounds: PASSPHRASE_ROUNDS }
  if (secret.by === 'recovery') return { by: secret.by, salt }
  return { by: secret.by, credential: secret.credential, salt: secret.salt }
}

async function keyFor(wrap: Unwrapped, secret: Secret): Promise<CryptoKey> {
  if (wrap.by === 'passphrase' && secret.by === 'passphrase') return passphraseKey(secret.passphrase, wrap)
  if (wrap.by === 'recovery' && secret.by === 'recovery') return recoveryKey(secret.secret, wrap.salt)
  if (wrap.by === 'passkey' && secret.by === 'passkey') return passkeyKey(secret.answer)
  throw new Error('a wrap of another way')
}

async function unwrapped(
  { wraps }: LockRecord,
  secret: Secret,
  { extractable }: { extractable: boolean },
): Promise<Result<CryptoKey, UnlockFault>> {
  const wrap = wraps.find((one) => isFor(one, secret))
  if (wrap === undefined) return err('no-such-way')
  const kek = await keyFor(wrap, secret)
  const [iv, key] = [wrap.key.slice(0, IV_BYTES), wrap.key.slice(IV_BYTES)]
  const opened = await catchNotOpened(() =>
    crypto.subtle.unwrapKey('raw', key, kek, gcm(iv, boundTo(wrap)), DEK, extractable, OPEN_USES),
  )
  return opened.ok ? opened : err('wrong')
}

const isFor = (wrap: Wrap, secret: Secret): boolean =>
  wrap.by === 'passkey' && secret.by === 'passkey'
    ? isSameBytes(wrap.credential, secret.credential)
    : wrap.by === secret.by

const boundTo = ({ by }: Pick<Wrap, 'by'>): Bytes => textBytes(`wrap|${by}`)

/** The same key, but not extractable. */
async function fastened(dek: CryptoKey): Promise<CryptoKey> {
  const over = await crypto.subtle.generateKey(DEK, false, ['wrapKey', 'unwrapKey'])
  const how = gcm(randomBytes(IV_BYTES), textBytes('fastened'))
  const key = await crypto.subtle.wrapKey('raw', dek, over, how)
  return crypto.subtle.unwrapKey('raw', key, over, how, DEK, false, OPEN_USES)
}

/**
 * REL 4: PBKDF2, so that each guess costs time. Normalized, so that the keyboard does not matter; a wrong passphrase
 * takes as long as the right one. It is not stored anywhere. [LOCK-3]
 */
async function passphraseKey(
  passphrase: string,
  { salt, rounds }: { salt: Bytes; rounds: number },
): Promise<CryptoKey> {
  const typed = textBytes(passphrase.normalize('NFKC'))
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  const made = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(how, base, made, false, ['wrapKey', 'unwrapKey'])
}
