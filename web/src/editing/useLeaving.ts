import type { Result } from '@reprieve/domain/result.ts'
import { useRef, useState } from 'react'
import { requestPersistentStorage } from '../device/browserStorage.ts'
import type { StorageFault } from '../local/tables.ts'
import { useToasts } from '../ui/overlays/toasts.ts'
import type { EditActions } from './editSession.ts'

interface LeavingWords {
  /** The draft is kept. */
  kept: string
  /** The changes are discarded. */
  closed: string
}

/** The ways to leave an editor. */
export interface Leaving<Saved, Fault> {
  /** Why the last way out failed. */
  fault: Fault | StorageFault | null
  forgetFault: () => void
  /** Whether the result is ok; stores its fault if not. */
  isDone: <T>(result: Result<T, Fault | StorageFault>) => result is { ok: true; value: T }
  /** On a slow disk two ways out may wait for one save: both together would go back one step too far. [REC-27] */
  isFirstOut: () => boolean
  /** After a save: null if it failed, or the editor was left another way meanwhile. The caller shows the toast. */
  settle: (result: Result<Saved, Fault | StorageFault>) => { saved: Saved } | null
  /** Each shows the outcome as a toast and resolves to whether the editor may be left. */
  keepForLater: () => Promise<boolean>
  discard: () => Promise<boolean>
}

export function useLeaving<Saved, Fault>(
  editor: Pick<EditActions<never, Saved, Fault>, 'save' | 'keepForLater' | 'discard'>,
  words: LeavingWords,
): Leaving<Saved, Fault> {
  const toasts = useToasts()
  const [fault, setFault] = useState<Fault | StorageFault | null>(null)
  const hasLeft = useRef(false)
  const isDone = <T>(result: Result<T, Fault | StorageFault>): result is { ok: true; value: T } => {
    setFault(() => (result.ok ? null : result.reason))
    return result.ok
  }
  const isFirstOut = (): boolean => {
    if (hasLeft.current) return false
    hasLeft.current = true
    return true
  }
  return {
    fault,
    forgetFault: () => setFault(null),
    isDone,
    isFirstOut,
    settle: (result) => {
      if (!isDone(result) || !isFirstOut()) return null
      void requestPersistentStorage()
      return { saved: result.value }
    },
    keepForLater: async () => {
      if (!isDone(await editor.keepForLater())) return false
      toasts.show({ message: words.kept })
      return isFirstOut()
    },
    discard: async () => {
      const discarded = await editor.discard()
      if (!isDone(discarded)) return false
      const { value: takeBack } = discarded
      if (takeBack !== null) toasts.show({ message: words.closed, undo: () => void takeBack() })
      return isFirstOut()
    },
  }
}
