import { RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { clearsUnusedSites, isStoragePersistent } from '../../device/browserStorage.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { updateStoredState, readStoredState } from '../storedState.ts'

const NAME = 'only-here'

export interface OnlyHereState {
  records: number
  /** The number of records when a second copy was put off, or made; 0 if neither happened. */
  putOffAt: number
  /** The browser may delete the diary when it needs space. */
  isLoose: boolean
  /** The browser deletes it if nobody opens the diary for a week. [HOME-28] */
  isClearedUnused: boolean
}

export async function onlyHereState(diary: Diary): Promise<OnlyHereState> {
  const [records, kept, isKept] = await Promise.all([
    diary.tables.countRows(RECORD_KIND),
    readStoredState(diary, NAME),
    isStoragePersistent(),
  ])
  return {
    records,
    putOffAt: putOffAt(kept),
    isLoose: isKept === false,
    isClearedUnused: clearsUnusedSites(),
  }
}

/** Not now, until there are many more. At least 1, also if all records are deleted by then. */
export async function postponeCopyOffer(diary: Diary, count: number): Promise<void> {
  await updateStoredState(diary, NAME, () => ({ putOffAt: Math.max(count, 1) }))
}

/** The user has just made a copy: asking for another immediately would not be credible. */
export const noteCopyMade = async (diary: Diary): Promise<void> =>
  postponeCopyOffer(diary, await diary.tables.countRows(RECORD_KIND))

function putOffAt(kept: unknown): number {
  const at = (kept as { putOffAt?: unknown } | null | undefined)?.putOffAt
  return typeof at === 'number' ? at : 0
}
