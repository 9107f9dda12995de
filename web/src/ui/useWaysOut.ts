import { useRef, useState } from 'react'
import { useToasts } from './overlays/toasts.ts'

type WayOutResult<T, Fault> = { ok: true; value: T } | { ok: false; reason: Fault }

/** The ways to leave an editor other than saving. */
interface WaysOutActions<Fault> {
  keepForLater: () => Promise<WayOutResult<undefined, Fault>>
  /** Returns the function that undoes it; null if there was nothing left to discard. */
  discard: () => Promise<WayOutResult<(() => Promise<unknown>) | null, Fault>>
}

interface LeftWords {
  kept: string
  closed: string
}

export interface WaysOut<Fault> {
  /** Why the last way out failed. */
  fault: Fault | null
  forgetFault: () => void
  /** Whether the result is ok; stores its fault if not. */
  isDone: <T>(result: WayOutResult<T, Fault>) => result is { ok: true; value: T }
  /** On a slow disk two ways out may wait for one save: both together would go back one step too far. [REC-27] */
  isFirstOut: () => boolean
  /** Each shows the outcome as a toast and resolves to whether the editor may be left. */
  keepForLater: () => Promise<boolean>
  discard: () => Promise<boolean>
}

/** The shared logic for leaving an editor. */
export function useWaysOut<Fault>(work: WaysOutActions<Fault>, words: LeftWords): WaysOut<Fault> {
  const toasts = useToasts()
  const [fault, setFault] = useState<Fault | null>(null)
  const hasLeft = useRef(false)
  const isDone = <T>(result: WayOutResult<T, Fault>): result is { ok: true; value: T } => {
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
    keepForLater: async () => {
      if (!isDone(await work.keepForLater())) return false
      toasts.show({ message: words.kept })
      return isFirstOut()
    },
    discard: async () => {
      const discarded = await work.discard()
      if (!isDone(discarded)) return false
      const { value: takeBack } = discarded
      if (takeBack !== null) toasts.show({ message: words.closed, undo: () => void takeBack() })
      return isFirstOut()
    },
  }
}
