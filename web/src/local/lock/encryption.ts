import { err, ok, type Result } from '@reprieve/domain/result.ts'

export type Bytes = Uint8Array<ArrayBuffer>

export const IV_BYTES = 12
export const TAG_BYTES = 16

/** REL 4: AES-GCM, a new random 96-bit IV for each encryption. */
export const gcm = (iv: Bytes, boundTo: Bytes): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: boundTo,
  tagLength: TAG_BYTES * 8,
})

export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count))
export const textBytes = (text: string): Bytes => new TextEncoder().encode(text)

/** For public values only: not a constant-time comparison. */
export const isSameBytes = (one: Bytes, other: Bytes): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

export function joinBytes(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** iv ‖ data ‖ tag. */
export async function seal(key: CryptoKey, plain: Bytes, boundTo: Bytes): Promise<Bytes> {
  const iv = randomBytes(IV_BYTES)
  const sealed = await crypto.subtle.encrypt(gcm(iv, boundTo), key, plain)
  return joinBytes(iv, new Uint8Array(sealed))
}

/** Content that was changed, moved or truncated does not open. */
export async function unseal(
  key: CryptoKey,
  sealed: Bytes,
  boundTo: Bytes,
): Promise<Result<Bytes, 'not-opened'>> {
  if (sealed.length < IV_BYTES + TAG_BYTES) return err('not-opened')
  const [iv, data] = [sealed.slice(0, IV_BYTES), sealed.subarray(IV_BYTES)]
  return catchNotOpened(async () => new Uint8Array(await crypto.subtle.decrypt(gcm(iv, boundTo), key, data)))
}

/** The browser's errors for a wrong key or broken bytes; any other error is a bug of our own. */
const NOT_OPENED = ['OperationError', 'DataError']

export async function catchNotOpened<T>(open: () => Promise<T>): Promise<Result<T, 'not-opened'>> {
  try {
    return ok(await open())
  } catch (error) {
    if (error instanceof DOMException && NOT_OPENED.includes(error.name)) return err('not-opened')
    throw error
  }
}

/** Derives a key from a source that is already random. `use` separates keys of the same source. */
export async function derivedKey(
  source: Bytes,
  { salt, use, usages }: { salt: Bytes; use: string; usages: KeyUsage[] },
): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', source, 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info: textBytes(use) }
  return crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, usages)
}
