import type { Codec } from '../codec.ts'
import type { Raw, Shelved, Unreadable, StoredRow } from '../tables.ts'
import { PLAIN_CODEC, plainContent } from '../database/idbTables.ts'

// Quarantined values may contain what a person wrote, so they are encrypted like everything else. [LOCK-7, LOCK-9]

/** Without a lock the raw value stays as it is. */
export const encodeQuarantined = async (to: Codec, raw: Raw, at: number): Promise<Raw> =>
  to === PLAIN_CODEC ? raw : to.encode(asidePlace(at), raw)

/**
 * Decodes the raw value of a quarantined entry. It is encrypted as a whole, except for a row of the locked diary
 * itself: its content was already encrypted, and could not be decrypted anywhere else once the lock is removed.
 */
export async function decodeQuarantined(codec: Codec, kept: Unreadable): Promise<Unreadable> {
  if (!(kept.raw instanceof Uint8Array)) return { ...kept, raw: await withOpenContent(codec, kept.raw) }
  const read = await codec.decode(asidePlace(kept.at), kept.raw)
  return read.ok ? { ...kept, raw: read.value } : kept
}

async function withOpenContent(codec: Codec, raw: Raw): Promise<Raw> {
  const { clientId, shelf, id, content } = (raw ?? {}) as Partial<StoredRow & Shelved>
  if (!(content instanceof Uint8Array)) return raw
  const place =
    shelf === undefined ? { table: 'rows', id: String(clientId) } : { table: shelf, id: String(id) }
  const read = await codec.decode(place, content)
  return read.ok ? { ...(raw as object), content: plainContent(read.value) } : raw
}

const asidePlace = (at: number) => ({ table: 'unreadable', id: String(at) })
