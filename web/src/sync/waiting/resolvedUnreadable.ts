import type { Diary } from '../../local/rows/rows.ts'
import type { StorageFault, Unreadable } from '../../local/tables.ts'

const NAME = 'settled-unreadable'
/** The change that the doorbell reports for it. */
export const RESOLVED_CHANGE = 'settled-unreadable'
const MOST_TRIES = 20

/** For each unreadable item: the time until which its findings are settled. */
export type ResolvedUnreadable = Readonly<Record<string, number>>

export const unreadableKey = ({ table, key }: Pick<Unreadable, 'table' | 'key'>): string =>
  `${table} ${JSON.stringify(key)}`

export async function readResolvedUnreadable({ tables }: Diary): Promise<ResolvedUnreadable> {
  return settledIn(await tables.state(NAME))
}

export const isResolved = (
  found: Pick<Unreadable, 'table' | 'key' | 'at'>,
  settled: ResolvedUnreadable,
): boolean => found.at <= (settled[unreadableKey(found)] ?? -Infinity)

/** As far as it says, nothing in it was unsent. */
export const wasSent = ({ raw }: Pick<Unreadable, 'raw'>): boolean =>
  (raw as { dirty?: unknown } | null)?.dirty === 0

/** It is restored or hidden, and had nothing unsent. */
export const isSafelyResolved = (found: Unreadable, settled: ResolvedUnreadable): boolean =>
  isResolved(found, settled) && wasSent(found)

/**
 * It is restored, or the user has exported it and wants to hide it. Only a note: the item stays stored and is part of
 * every export, because a broken row may contain text that exists nowhere else. [SYNC-30]
 */
export async function markResolved(
  { tables, doorbell }: Diary,
  found: Pick<Unreadable, 'table' | 'key' | 'at'>,
): Promise<StorageFault | null> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const before = (await tables.state(NAME)) as { rev?: unknown } | undefined
    const rev = typeof before?.rev === 'number' ? before.rev + 1 : 1
    const value = { ...settledIn(before), [unreadableKey(found)]: found.at }
    const written = await tables.write({ states: [{ name: NAME, rev, value }] })
    if (written.ok) {
      doorbell.ring([RESOLVED_CHANGE])
      return null
    }
    if (written.reason !== 'changed') return written.reason
  }
  return 'storage-gone'
}

function settledIn(raw: unknown): ResolvedUnreadable {
  const value = (raw as { value?: unknown } | undefined)?.value
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter(([, at]) => typeof at === 'number'))
}
