import { PLAIN_CODEC, plainContent, type Codec } from '../codec.ts'
import type { StoredRow } from '../storedRow.ts'
import type { Raw, Shelved, Unreadable } from '../tables.ts'

// What nobody could read may hold a person's words, and lies behind the codec like all else. [LOCK-7, LOCK-9]

/** Without a lock it lies there bare, as whoever sets something aside leaves it. */
export const asideRaw = async (to: Codec, raw: Raw, at: number): Promise<Raw> =>
  to === PLAIN_CODEC ? raw : to.encode(asidePlace(at), raw)

/**
 * With its raw value as it was found. It is sealed whole, but for a row of the locked diary itself: its content was sealed all
 * along, and would open nowhere else once the lock is gone.
 */
export async function openedAside(codec: Codec, kept: Unreadable): Promise<Unreadable> {
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
