import { ok, type Result } from '@reprieve/domain/result.ts'
import { certainNow } from '@reprieve/domain/sync/certainNow.ts'
import type { LostValue } from '@reprieve/domain/sync/localRow.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import type { Diary } from './rows.ts'
import { loadSyncState } from './syncStateStore.ts'
import type { Shelved, StorageFault } from '../tables.ts'

/** The change that the doorbell reports for it. */
export const REPLACED_SHELF = 'history'

const KEPT_MS = 30 * DAY_MS

/** Values of one item that were written here and overwritten by another device. */
export interface ReplacedValues {
  clientId: string
  replaced: readonly LostValue[]
}

/**
 * Keeps overwritten values for 30 days, beside earlier ones. Not in the transaction that replaced them: the server has
 * each of them in its own history, so a crash in between loses the notice but no value. [SYNC-32]
 */
export async function storeReplacedValues(
  diary: Diary,
  all: readonly ReplacedValues[],
): Promise<Result<undefined, StorageFault>> {
  if (all.length === 0) return ok(undefined)
  const shelve: Shelved[] = []
  for (const { clientId, replaced } of all) {
    const before = await readReplacedValues(diary, clientId)
    const known = new Set(replaced.map(({ group, hlc }) => `${group} ${hlc}`))
    const rest = before.filter(({ group, hlc }) => !known.has(`${group} ${hlc}`))
    shelve.push(await shelvedOf(diary, clientId, [...replaced, ...rest]))
  }
  return write(diary, { shelve })
}

/** Newest first; empty if it cannot be read or has expired. */
export async function readReplacedValues(diary: Diary, clientId: string): Promise<LostValue[]> {
  const raw = (await diary.tables.shelved(REPLACED_SHELF, clientId)) as Partial<Shelved> | undefined
  if (raw === undefined || typeof raw.at !== 'number' || (await overIn(diary))(raw.at)) return []
  const read = await diary.codec.decode({ table: REPLACED_SHELF, id: clientId }, raw.content)
  return read.ok && Array.isArray(read.value) ? (read.value as unknown[]).filter(isLost) : []
}

/** The user has seen the notice. */
export const dismissReplacedValues = (
  diary: Diary,
  clientId: string,
): Promise<Result<undefined, StorageFault>> =>
  write(diary, { unshelve: [{ shelf: REPLACED_SHELF, id: clientId }] })

export async function deleteExpiredReplacedValues(diary: Diary): Promise<Result<undefined, StorageFault>> {
  const isOver = await overIn(diary)
  const old = ((await diary.tables.shelf(REPLACED_SHELF)) as Partial<Shelved>[]).filter(
    ({ at }) => typeof at !== 'number' || isOver(at),
  )
  if (old.length === 0) return ok(undefined)
  return write(diary, { unshelve: old.map(({ id }) => ({ shelf: REPLACED_SHELF, id: String(id) })) })
}

/** By the server's clock, which dates them. [SYNC-38] */
async function overIn(diary: Diary): Promise<(at: number) => boolean> {
  const surely = certainNow((await loadSyncState(diary)).state, diary.now())
  return (at) => surely - at > KEPT_MS
}

const isLost = (value: unknown): value is LostValue => {
  const { group, hlc } = (value ?? {}) as Partial<LostValue>
  return typeof group === 'string' && typeof hlc === 'string'
}

const shelvedOf = async (diary: Diary, id: string, replaced: readonly LostValue[]): Promise<Shelved> => ({
  shelf: REPLACED_SHELF,
  id,
  at: diary.now() + (await loadSyncState(diary)).state.clock.offset,
  content: await diary.codec.encode({ table: REPLACED_SHELF, id }, replaced),
})

async function write(
  { tables, doorbell }: Diary,
  batch: Parameters<Diary['tables']['write']>[0],
): Promise<Result<undefined, StorageFault>> {
  const written = await tables.write(batch)
  if (written.ok) {
    doorbell.ring([REPLACED_SHELF])
    return written
  }
  // Shelves have no revision, so no other tab can have written first.
  if (written.reason === 'changed') throw new Error('a shelf was refused as changed')
  return { ok: false, reason: written.reason }
}
