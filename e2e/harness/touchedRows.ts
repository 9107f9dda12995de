import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { readStoredRows, type StoredRow, type StoredRows } from './browserDiary.ts'

const PATIENCE_MS = 60_000
const PAUSE_MS = 25
const FORESTALLED_MS = 5_000

/** The state of a row after an act; `isDropped`: the row is gone, because no other device could know it. */
export interface TouchedRow extends Pick<StoredRow, 'clientId' | 'kind' | 'says' | 'isDeleted'> {
  isDropped: boolean
}

interface Wait {
  atLeast?: number
  /** True if a pull may have removed the target at that moment: then no touched row is fine too. */
  isForestalled?: (now: StoredRows) => boolean
  /** The act is a deletion: after any other act no row may be missing. */
  isDeletion?: boolean
}

/** The rows that this device itself, not a pull, has written or dropped since; waits until there are enough. */
export async function waitForTouchedRows(
  page: Page,
  before: StoredRows,
  how: Wait = {},
): Promise<TouchedRow[]> {
  const { atLeast = 1, isForestalled = () => false, isDeletion = false } = how
  const began = performance.now()
  for (;;) {
    const now = await readStoredRows(page)
    const touched = findTouchedRows(before, now, { isDeletion })
    if (touched.length >= atLeast) return touched
    const waited = performance.now() - began
    if (waited > FORESTALLED_MS && isForestalled(now)) return touched
    if (waited > PATIENCE_MS) throw new Error('The device has kept nothing of it')
    await wait(PAUSE_MS)
  }
}

/** Whether another device's deletion has arrived since. */
export function isDeletedSince(before: StoredRows, now: StoredRows): boolean {
  const living = new Set(before.rows.filter(({ isDeleted }) => !isDeleted).map(({ clientId }) => clientId))
  return now.rows.some(({ clientId, isDeleted }) => isDeleted && living.has(clientId))
}

/** Throws if a row vanished without a deletion: counted as a deletion, the loss would never be noticed. */
export function findTouchedRows(
  before: StoredRows,
  after: StoredRows,
  { isDeletion }: { isDeletion: boolean },
): TouchedRow[] {
  const last = lastOwnStamp(before)
  const written = after.rows.filter((row) => ownStamps(row, after.device).some((stamp) => stamp > last))
  const left = new Set(after.rows.map(({ clientId }) => clientId))
  const dropped = before.rows.filter(({ clientId }) => !left.has(clientId))
  const [gone] = dropped
  if (gone !== undefined && !isDeletion) throw new Error(`${gone.clientId} is gone, and nobody deleted it`)
  return [
    ...written.map(({ clientId, kind, says, isDeleted }) => ({
      clientId,
      kind,
      says,
      isDeleted,
      isDropped: false,
    })),
    ...dropped.map(({ clientId, kind, says }) => ({
      clientId,
      kind,
      says,
      isDeleted: true,
      isDropped: true,
    })),
  ]
}

/** A stamp is time, counter and device: in this order it can be compared as text. */
const ownStamps = ({ stamps }: StoredRow, device: string): string[] =>
  Object.values(stamps).filter((stamp) => stamp.endsWith(device))

const lastOwnStamp = ({ rows, device }: StoredRows): string =>
  rows.flatMap((row) => ownStamps(row, device)).reduce((last, stamp) => (stamp > last ? stamp : last), '')
