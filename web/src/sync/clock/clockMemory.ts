import {
  EMPTY_CLOCK_MEMORY,
  updateClockMemory,
  clockErrorToShow,
  markClockNotified,
  type ClockMemory,
  type WrongClock,
} from '@reprieve/domain/sync/clockNotice.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { loadSyncState } from '../../local/rows/syncStateStore.ts'
import { updateStoredState, readStoredState } from '../storedState.ts'

const NAME = 'clock'
/** The change that the doorbell reports for it: what one tab has shown, no other shows again. */
export const CLOCK_CHANGE = 'clock'

/** Only after a response of the server: without one nobody knows whether the clock was moved since. [SYNC-33] */
export async function noteClock(diary: Diary): Promise<void> {
  const { state } = await loadSyncState(diary)
  const heard = { offset: state.clock.offset, lastLocalId: state.lastLocalId }
  await changeMemory(diary, (memory) => updateClockMemory(memory, heard))
}

/** The user has seen it; on the disk when it resolves, and false if that could not be stored. */
export const markClockShown = (diary: Diary): Promise<boolean> => changeMemory(diary, markClockNotified)

export const readWrongClock = async (diary: Diary): Promise<WrongClock | null> =>
  clockErrorToShow(memoryOf(await readStoredState(diary, NAME)))

async function changeMemory(diary: Diary, decide: (memory: ClockMemory) => ClockMemory): Promise<boolean> {
  const changed = await updateStoredState(diary, NAME, (kept) => decide(memoryOf(kept)))
  if (changed === null) return false
  const isNews = !sameJson(clockErrorToShow(changed.after), clockErrorToShow(memoryOf(changed.before)))
  if (isNews) diary.doorbell.ring([CLOCK_CHANGE])
  return true
}

/** An unreadable value counts as empty: at worst the user is informed once more. */
function memoryOf(kept: unknown): ClockMemory {
  const { rightUntil, wrongBy, isTold } = (kept ?? {}) as Partial<Record<keyof ClockMemory, unknown>>
  const areNumbers = [rightUntil, wrongBy].every((told) => told === null || Number.isFinite(told))
  if (!areNumbers || typeof isTold !== 'boolean') return EMPTY_CLOCK_MEMORY
  return { rightUntil: rightUntil as number | null, wrongBy: wrongBy as number | null, isTold }
}
