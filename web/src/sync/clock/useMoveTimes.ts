import { useState } from 'react'
import type { Diary } from '../../local/rows.ts'
import { useText } from '../../settings/words.tsx'
import { useToasts } from '../../ui/useToasts.ts'
import { clockIsTold } from './clockMemory.ts'
import { moveTimes, type EntryTime } from './moveTimes.ts'

interface Moving {
  isBusy: boolean
  /** Whether it succeeded; if not, the user is informed. */
  move: (seen: readonly EntryTime[]) => Promise<boolean>
}

export function useMoveTimes(diary: Diary, by: number): Moving {
  const text = useText('data')
  const records = useText('records')
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)

  const attempt = async (seen: readonly EntryTime[]): Promise<boolean> => {
    // First mark the notice as seen: a page closed in between must not offer to move the same times again.
    if (!(await clockIsTold(diary))) return false
    const moved = await moveTimes(diary, seen, by)
    if (!moved.ok) return false
    const stand = moved.value
    const moveBack = async (): Promise<void> => {
      const isBack = await moveTimes(diary, stand, -by).then(
        ({ ok }) => ok,
        () => false,
      )
      if (!isBack) toasts.show({ message: records('faultStorageGone') })
    }
    toasts.show({
      message: text('clockMoved', { count: stand.length }),
      isDone: true,
      ...(stand.length > 0 && { undo: () => void moveBack() }),
    })
    return true
  }
  const move = async (seen: readonly EntryTime[]): Promise<boolean> => {
    setBusy(true)
    const isDone = await attempt(seen).catch(() => false)
    setBusy(false)
    if (!isDone) toasts.show({ message: records('faultStorageGone') })
    return isDone
  }
  return { isBusy, move }
}
