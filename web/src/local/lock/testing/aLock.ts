import type { Codec } from '../../codec.ts'
import type { Raw } from '../../tables.ts'
import { randomBytes } from '../encryption.ts'
import { makeLock, type Secret } from '../unlockWays.ts'

/** Fast to open: without a passphrase, which is slow on purpose. */
export const aRecovery = (): Extract<Secret, { by: 'recovery' }> => ({
  by: 'recovery',
  secret: randomBytes(20),
})

export const aPasskey = (): Extract<Secret, { by: 'passkey' }> => ({
  by: 'passkey',
  credential: randomBytes(16),
  salt: randomBytes(32),
  answer: randomBytes(32),
})

/** A new lock, unlocked. */
export async function aLock(secrets: readonly Secret[] = [aRecovery(), aPasskey()]) {
  const made = await makeLock(secrets)
  if (!made.ok) throw new Error(made.reason)
  return made.value
}

/** Encrypts an unreadable value as a move does. */
export const encryptUnreadable = (codec: Codec, raw: Raw, at: number): Promise<unknown> =>
  codec.encode({ table: 'unreadable', id: String(at) }, raw)
