// D12: the hash that leaves the device instead of the password. The salt is the same for every user, so the hash gives
// no protection after a leak; the server hashes it again at full strength.
export const PASSWORD_VERSION = 1 as const
export const CLIENT_SALT = 'reprieve.client-password.v1'
export const CLIENT_ROUNDS = 600_000
const CLIENT_HASH_BITS = 256

export async function clientHash(password: string): Promise<string> {
  const encoder = new TextEncoder()
  // Without NFKC, the same password typed on two keyboards could hash differently and lock its owner out.
  const secret = encoder.encode(password.normalize('NFKC'))
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(CLIENT_SALT), iterations: CLIENT_ROUNDS },
    key,
    CLIENT_HASH_BITS,
  )
  return btoa(String.fromCharCode(...new Uint8Array(bits)))
}
