import type { Codec } from '../../codec.ts'
import type { Raw } from '../../tables.ts'

/** As a pass seals what could not be read. */
export const asideRawOf = (codec: Codec, raw: Raw, at: number): Promise<unknown> =>
  codec.encode({ table: 'unreadable', id: String(at) }, raw)
