import { useRef, useState } from 'react'
import { useToasts } from './useToasts.ts'

type WayOutResult<T, Fault> = { ok: true; value: T } | { ok: false; reason: Fault }

/** What can be done with what is being written besides saving it. */
interface WaysOutActions<Fault> {
  keepForLater: () => Promise<WayOutResult<undefined, Fault>>
  /** Gives what takes it back; null where there is nothing to throw away any more. */
  discard: () => Promise<WayOutResult<(() => Promise<unknown>) | null, Fault>>
}

interface LeftWords {
  kept: string
  closed: string
}

export interface WaysOut<Fault> {
  /** What stood against the last one. */
  fault: Fault | null
  forgetFault: () => void
  /** Remembers the fault of what failed. */
  isDone: <T>(result: WayOutResult<T, Fault>) => result is { ok: true; value: T }
  /** On a slow disk two ways out may wait for one save: both taken, they would lead one step too far. [REC-27] */
  isFirstOut: () => boolean
  /** Each tells by a message what became of it, and whether this way is to be taken. */
  keepForLater: () => Promise<boolean>
  discard: () => Promise<boolean>
}

/** What the ways out of an editor have in common. */
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
