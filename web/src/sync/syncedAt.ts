import type { Diary } from '../local/rows.ts'

const NAME = 'synced'
/** What the doorbell calls it: other tabs show the same moment. */
export const SYNCED = 'synced'

/** When everything was last exchanged, by whichever tab; null where it never was. */
export async function syncedAt({ tables }: Diary): Promise<number | null> {
  return momentOf(await tables.state(NAME))
}

export async function keepSyncedAt({ tables, doorbell }: Diary, at: number): Promise<void> {
  const before = (await tables.state(NAME)) as { rev?: unknown } | undefined
  const rev = typeof before?.rev === 'number' ? before.rev + 1 : 1
  // Where another tab was quicker its moment is as true as ours.
  const kept = await tables.write({ states: [{ name: NAME, rev, value: { at } }], isRelaxed: true })
  if (kept.ok) doorbell.ring([SYNCED])
}

/** The server that it was exchanged with is no more. */
export async function forgetSyncedAt({ tables }: Diary): Promise<void> {
  const before = (await tables.state(NAME)) as { rev?: unknown } | undefined
  if (before !== undefined) await tables.write({ dropStates: [{ key: NAME, rev: before.rev }] })
}

function momentOf(raw: unknown): number | null {
  const at = (raw as { value?: { at?: unknown } | null } | undefined)?.value?.at
  return typeof at === 'number' && Number.isFinite(at) ? at : null
}
