import type { Arrangement } from '@reprieve/domain/lists/arrangement.ts'
import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import { useState } from 'react'
import type { Diary } from '../local/rows.ts'
import { useText } from '../settings/words.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { applyChanges } from './applyChanges.ts'
import type { Failed } from '../settings/NotSavedDialog.tsx'
import { isStorageFault } from '../local/storageFault.ts'

interface ApplyList {
  isApplying: boolean
  failed: Failed | null
  forgetFailed: () => void
  /** Resolves to whether it is done; then a toast says so and offers Undo. */
  apply: (arrangement: Arrangement) => Promise<boolean>
}

/** `onRetried`: called after a retry has succeeded. */
export function useApplyList(diary: Diary, type: FieldType, onRetried: () => void): ApplyList {
  const text = useText('lists')
  const toasts = useToasts()
  const [isApplying, setApplying] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)

  const takeBack = async (before: Arrangement): Promise<void> => {
    const taken = await applyChanges(diary, type, before)
    if (taken.ok) toasts.show({ message: text('takenBack') })
    else if (isStorageFault(taken.reason)) toasts.show({ message: text('notSavedTitle') })
  }
  const apply = async (arrangement: Arrangement): Promise<boolean> => {
    setApplying(true)
    const applied = await applyChanges(diary, type, arrangement)
    setApplying(false)
    if (applied.ok) {
      toasts.show({ message: text('applied'), isDone: true, undo: () => void takeBack(applied.value) })
      return true
    }
    const retry = (): void => void apply(arrangement).then((isDone) => isDone && onRetried())
    if (isStorageFault(applied.reason)) setFailed({ fault: applied.reason, retry })
    return false
  }
  return { isApplying, failed, forgetFailed: () => setFailed(null), apply }
}
