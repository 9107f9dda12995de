import { formatRecoveryCode, RECOVERY_BYTES } from '@reprieve/domain/access/recoveryCode.ts'
import { derivedKey, randomBytes, type Bytes } from './sealing.ts'

/** To be written down by the person; it is shown once and not kept. [LOCK-5] */
export function newRecovery(): { secret: Bytes; code: string } {
  const secret = randomBytes(RECOVERY_BYTES)
  return { secret, code: formatRecoveryCode(secret) }
}

/** 160 bits are not guessed, so no guess need be slow. */
export const recoveryKey = (secret: Bytes, salt: Bytes): Promise<CryptoKey> =>
  derivedKey(secret, { salt, use: 'reprieve lock recovery', usages: ['wrapKey', 'unwrapKey'] })
