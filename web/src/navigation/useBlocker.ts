import { useEffect, useEffectEvent } from 'react'
import type { BlockedMove } from './browserHistory.ts'
import { useRouter } from './useRouter.ts'

interface BlockerOptions {
  isDisabled: boolean
  /** Whether the browser asks before the tab closes. */
  asksBeforeUnload: boolean
  shouldBlock: (move: BlockedMove) => boolean
}

/** Asks before this screen is left for another one, by whichever way. [ROUTE-19] */
export function useBlocker({ isDisabled, asksBeforeUnload, shouldBlock }: BlockerOptions): void {
  const { history } = useRouter()
  const decide = useEffectEvent(shouldBlock)
  useEffect(() => {
    if (isDisabled) return undefined
    return history.block({ shouldBlock: (move) => decide(move), asksBeforeUnload })
  }, [history, isDisabled, asksBeforeUnload])
}
