import { isWaitingKind } from '@reprieve/domain/sync/pushPlan.ts'
import type { Diary } from '../local/rows/rows.ts'
import { countWaitingPurchases } from '../purchases/purchaseTable.ts'
import { readServerKinds } from './serverKinds.ts'

export interface UnsentCount {
  /** What the next pass will try to send: rows, and purchases that the server has not confirmed. */
  unsent: number
  setAside: number
}

const MOST_LOOKED_AT = 500

/** Counts by the index and unencrypted fields: no content is decoded. */
export async function countUnsent(diary: Diary): Promise<UnsentCount> {
  const [rows, purchases] = await Promise.all([countRows(diary), countWaitingPurchases(diary)])
  return { ...rows, unsent: rows.unsent + purchases }
}

async function countRows(diary: Diary): Promise<UnsentCount> {
  const { tables } = diary
  const dirty = await tables.countDirty()
  // This many are unsent only after a server restore or a long time offline: then quarantined ones need no count.
  if (dirty === 0 || dirty > MOST_LOOKED_AT) return { unsent: dirty, setAside: 0 }
  const dirtyRows = (await tables.dirtyRows()) as { kind?: unknown; setAside?: unknown }[]
  const kinds = await readServerKinds(diary)
  const raws = dirtyRows.filter(({ kind }) => isWaitingKind(kind, kinds))
  const setAside = raws.filter((raw) => (raw.setAside ?? null) !== null).length
  return { unsent: raws.length - setAside, setAside }
}
