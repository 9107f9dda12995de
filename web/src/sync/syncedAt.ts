import type { Diary } from '../local/rows/rows.ts'

const NAME = 'synced'
/** The change that the doorbell reports for it: other tabs show the same time. */
export const SYNCED_CHANGE = 'synced'

/** When any tab last synced everything; null if it never happened. */
export async function readSyncedAt({ tables }: Diary): Promise<number | null> {
  return momentOf(await tables.state(NAME))
}

export async function storeSyncedAt({ tables, doorbell }: Diary, at: number): Promise<void> {
  const before = (await tables.state(NAME)) as { rev?: unknown } | undefined
  const rev = typeof before?.rev === 'number' ? before.rev + 1 : 1
  // If another tab wrote first, its time is as right as ours.
  const kept = await tables.write({ states: [{ name: NAME, rev, value: { at } }], isRelaxed: true })
  if (kept.ok) doorbell.ring([SYNCED_CHANGE])
}

/** The server of that sync no longer exists. */
export async function forgetSyncedAt({ tables }: Diary): Promise<void> {
  const before = (await tables.state(NAME)) as { rev?: unknown } | undefined
  if (before !== undefined) await tables.write({ dropStates: [{ key: NAME, rev: before.rev }] })
}

function momentOf(raw: unknown): number | null {
  const at = (raw as { value?: { at?: unknown } | null } | undefined)?.value?.at
  return typeof at === 'number' && Number.isFinite(at) ? at : null
}
