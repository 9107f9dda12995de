import { textBytes, type Bytes } from './sealing.ts'

/**
 * REL 4: PBKDF2, so that each guess costs time. Normalized, so that the keyboard does not matter; a wrong passphrase
 * takes as long as the right one. It is not stored anywhere. [LOCK-3]
 */
export async function passphraseKey(
  passphrase: string,
  { salt, rounds }: { salt: Bytes; rounds: number },
): Promise<CryptoKey> {
  const typed = textBytes(passphrase.normalize('NFKC'))
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  const made = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(how, base, made, false, ['wrapKey', 'unwrapKey'])
}
