import type { Codec } from '../../codec.ts'
import type { Raw } from '../../tables.ts'

/** Encrypts an unreadable value as a move does. */
export const encryptUnreadable = (codec: Codec, raw: Raw, at: number): Promise<unknown> =>
  codec.encode({ table: 'unreadable', id: String(at) }, raw)
