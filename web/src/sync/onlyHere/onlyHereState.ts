import { RECORD_KIND } from '@reprieve/contract/records/savedRecord.ts'
import { clearsUnusedSites } from '../../device/clearsUnused.ts'
import { isKeptByBrowser } from '../../device/storageFacts.ts'
import type { Diary } from '../../local/rows.ts'
import { changeState, keptState } from '../keptState.ts'

const NAME = 'only-here'

export interface OnlyHereState {
  records: number
  /** How many there were when a second copy was put off, or made; 0 where neither was. */
  putOffAt: number
  /** The browser may clear the diary away when it needs the room. */
  isLoose: boolean
  /** It does so when nobody opens the diary for a week. [HOME-28] */
  isClearedUnused: boolean
}

export async function onlyHereState(diary: Diary): Promise<OnlyHereState> {
  const [records, kept, isKept] = await Promise.all([
    diary.tables.countRows(RECORD_KIND),
    keptState(diary, NAME),
    isKeptByBrowser(),
  ])
  return {
    records,
    putOffAt: putOffAt(kept),
    isLoose: isKept === false,
    isClearedUnused: clearsUnusedSites(),
  }
}

/** Not now, until there is much more. Also said by who has deleted all by then. */
export async function putOff(diary: Diary, count: number): Promise<void> {
  await changeState(diary, NAME, () => ({ putOffAt: Math.max(count, 1) }))
}

/** The person has just made one: asked for another at once, nobody would believe the next time. */
export const copyIsMade = async (diary: Diary): Promise<void> =>
  putOff(diary, await diary.tables.countRows(RECORD_KIND))

function putOffAt(kept: unknown): number {
  const at = (kept as { putOffAt?: unknown } | null | undefined)?.putOffAt
  return typeof at === 'number' ? at : 0
}
