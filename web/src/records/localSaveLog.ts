import { toFields } from '@reprieve/contract/fields.ts'
import {
  NO_COUNT,
  countSaved,
  delayRate,
  type Counter,
  type Counters,
} from '@reprieve/domain/home/counters.ts'
import { WEEK_MS, type Instant } from '@reprieve/domain/time/instant.ts'
import { storePart, readPart } from '../local/diaryParts.ts'
import { queuePerDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { deleteServerCopy, findServerCopies, storeServerCopy } from '../local/serverCopies.ts'

// What was saved on this device only: records from the sync or an imported file are not counted. [HOME-9]

/** A record saved with only its number, offered to be completed. */
export interface UnfinishedQuickRecord {
  clientId: string
  at: Instant
}

export interface LocalSaveLog {
  counters: Counters
  /** The newest first. */
  quick: readonly UnfinishedQuickRecord[]
  /** How many of the latest records, without another kind between them. [SIMPLE-1] */
  quickInARow: number
}

const NOTHING: LocalSaveLog = { counters: NO_COUNT, quick: [], quickInARow: 0 }
const MOST_QUICK = 20
/** After a week nobody remembers what there was to add. */
const OFFERED_MS = WEEK_MS

export async function readLocalSaveLog(diary: Diary): Promise<LocalSaveLog> {
  const log = (await readPart(diary, 'saved', savedFrom)) ?? NOTHING
  const now = diary.now()
  return { ...log, quick: log.quick.filter(({ at }) => now - at < OFFERED_MS) }
}

/** Counts a new record. Nobody waits for it: the record is saved, and a lost count does no harm. [HOME-9] */
export function logSavedRecord(
  diary: Diary,
  { clientId, isQuick }: { clientId: string; isQuick: boolean },
): void {
  const added = isQuick ? [{ clientId, at: diary.now() }] : []
  const noted = changeLocalSaveLog(diary, (before) => {
    const { counters, quick, quickInARow } = before ?? NOTHING
    return {
      counters: countSaved(counters),
      quick: [...added, ...quick].slice(0, MOST_QUICK),
      quickInARow: isQuick ? quickInARow + 1 : 0,
    }
  })
  void noted.catch(() => {})
}

/** Called when it was opened, dismissed or undone. */
export const dismissQuickRecord = (diary: Diary, clientId: string): Promise<void> =>
  changeLocalSaveLog(diary, (before) => {
    const log = before ?? NOTHING
    return { ...log, quick: log.quick.filter((one) => one.clientId !== clientId) }
  })

/** Postpones the request for a rating. [HOME-8] */
export const delayRatingRequest = (diary: Diary): Promise<void> =>
  changeLocalSaveLog(diary, (before) => {
    const log = before ?? NOTHING
    return { ...log, counters: delayRate(log.counters) }
  })

const inTurn = queuePerDiary()

/**
 * Changes run one after the other, so that two simultaneous saves count as two. `before` is null if nothing is stored.
 */
export function changeLocalSaveLog(
  diary: Diary,
  change: (before: LocalSaveLog | null) => LocalSaveLog,
): Promise<void> {
  return inTurn(diary, async () => {
    const after = change(await readPart(diary, 'saved', savedFrom))
    await storePart(diary, 'saved', after)
  })
}

function savedFrom(kept: unknown): LocalSaveLog | null {
  if (kept === undefined) return null
  const { counters, quick, quickInARow } = toFields(kept)
  const { rate, signup } = toFields(counters)
  return {
    counters: { rate: counterFrom(rate), signup: counterFrom(signup) },
    quick: Array.isArray(quick) ? quick.flatMap(quickFrom).slice(0, MOST_QUICK) : [],
    quickInARow: isWhole(quickInARow) ? quickInARow : 0,
  }
}

function counterFrom(kept: unknown): Counter {
  const { added, isDelayed } = toFields(kept)
  return { added: isWhole(added) ? added : 0, isDelayed: isDelayed === true }
}

function quickFrom(kept: unknown): UnfinishedQuickRecord[] {
  const { clientId, at } = toFields(kept)
  return typeof clientId === 'string' && isWhole(at) ? [{ clientId, at }] : []
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

// For a quick record on a locked device: the stored list cannot be read, and so not extended. [LOCK-11]

const PREFIX = 'saved_unseen_'

/** The record itself is saved in any case; this entry makes it appear under To finish. */
export async function storeLockedSave(diary: Diary, clientId: string): Promise<void> {
  await storeServerCopy(diary, `${PREFIX}${clientId}`, true)
}

/** Runs after unlocking, the oldest first. If interrupted it is repeated, and each record is still counted once. */
export async function logLockedSaves(diary: Diary): Promise<void> {
  const unseen = await findServerCopies(diary, PREFIX)
  for (const { id, at } of unseen.toSorted((one, other) => one.at - other.at)) {
    await noteOnce(diary, { clientId: id.slice(PREFIX.length), at })
    await deleteServerCopy(diary, id)
  }
}

const noteOnce = (diary: Diary, saved: UnfinishedQuickRecord): Promise<void> =>
  changeLocalSaveLog(diary, (before) => {
    const log = before ?? NOTHING
    if (log.quick.some(({ clientId }) => clientId === saved.clientId)) return log
    return {
      counters: countSaved(log.counters),
      quick: [saved, ...log.quick],
      quickInARow: log.quickInARow + 1,
    }
  })
