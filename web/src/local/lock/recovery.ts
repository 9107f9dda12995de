import { formatRecoveryCode, RECOVERY_BYTES } from '@reprieve/domain/access/recoveryCode.ts'
import { derivedKey, randomBytes, type Bytes } from './sealing.ts'

/** For the person to write down; it is shown once and not stored. [LOCK-5] */
export function newRecovery(): { secret: Bytes; code: string } {
  const secret = randomBytes(RECOVERY_BYTES)
  return { secret, code: formatRecoveryCode(secret) }
}

/** 160 bits cannot be guessed, so the derivation need not be slow. */
export const recoveryKey = (secret: Bytes, salt: Bytes): Promise<CryptoKey> =>
  derivedKey(secret, { salt, use: 'reprieve lock recovery', usages: ['wrapKey', 'unwrapKey'] })
