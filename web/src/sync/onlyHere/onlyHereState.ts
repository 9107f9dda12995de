import { RECORD_KIND } from '@reprieve/contract/records/savedRecord.ts'
import { offersExport } from '@reprieve/domain/sync/onlyHere.ts'
import { isKeptByBrowser } from '../../device/persist.ts'
import type { Diary } from '../../local/rows.ts'
import { changeState, keptState } from '../keptState.ts'

const NAME = 'only-here'
/** What the doorbell calls it. */
export const ONLY_HERE = 'only-here'

export interface OnlyHereState {
  count: number
  isOffered: boolean
  /** The browser may clear the diary away. */
  isLoose: boolean
}

export async function onlyHereState(diary: Diary): Promise<OnlyHereState> {
  const [count, kept, isKept] = await Promise.all([
    diary.tables.countRows(RECORD_KIND),
    keptState(diary, NAME),
    isKeptByBrowser(),
  ])
  return { count, isOffered: offersExport(count, putOffAt(kept)), isLoose: isKept === false }
}

/** Not now, until there is much more. */
export async function putOff(diary: Diary, count: number): Promise<void> {
  await changeState(diary, NAME, () => ({ putOffAt: count }))
  diary.doorbell.ring([ONLY_HERE])
}

/** The person has just made one: asked for another at once, nobody would believe the next time. */
export const copyIsMade = async (diary: Diary): Promise<void> =>
  putOff(diary, await diary.tables.countRows(RECORD_KIND))

function putOffAt(kept: unknown): number {
  const at = (kept as { putOffAt?: unknown } | null | undefined)?.putOffAt
  return typeof at === 'number' ? at : 0
}
