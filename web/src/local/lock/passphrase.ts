import { textBytes, type Bytes } from './sealing.ts'

/**
 * REL 4: PBKDF2, so that each guess costs time. Written in one way whatever keyboard typed it, and a wrong one takes as long
 * as the right. It is not kept anywhere. [LOCK-3]
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
