import { ASK_AGAIN_MINUTES, type AskAgainMinutes } from '@reprieve/domain/doses/dose.ts'
import { useSyncExternalStore } from 'react'
import { storePart, readPart, PARTS_RING } from '../local/diaryParts.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'

/** Only people who chose it are asked. [DOSE-9] */
const readChoice = (kept: unknown): AskAgainMinutes | null => {
  const minutes = typeof kept === 'object' && kept !== null && 'minutes' in kept ? kept.minutes : null
  return ASK_AGAIN_MINUTES.find((one) => one === minutes) ?? null
}

/** After how many minutes the person wants to be asked; null for never. */
export const readReliefMinutes = (diary: Diary): Promise<AskAgainMinutes | null> =>
  readPart(diary, 'relief', readChoice)

export const storeReliefMinutes = (
  diary: Diary,
  minutes: AskAgainMinutes | null,
): ReturnType<typeof storePart> => storePart(diary, 'relief', { minutes })

const watchChoice = perDiary((diary: Diary): WatchedRead<AskAgainMinutes | null> =>
  watch(diary.doorbell, [PARTS_RING], () => readReliefMinutes(diary)),
)

/** Null (never) until read. */
export function useReliefMinutes(diary: Diary): AskAgainMinutes | null {
  const { subscribe, current } = watchChoice(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : null
}
