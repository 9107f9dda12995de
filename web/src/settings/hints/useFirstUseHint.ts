import { hintDue, type Hint, type HintScreen } from '@reprieve/domain/settings/hints/hints.ts'
import { useState } from 'react'
import { useDevice } from '../../access/useDevice.ts'
import { hintsNow, noteHintSeen } from './changeHints.ts'

export interface FirstUseHint {
  isShown: boolean
  /** By the person, or because what it is about covers it from now on. */
  dismiss: () => void
}

/**
 * Decided when the screen opens: what is noted while somebody is there takes nothing away under their finger, and
 * brings no second hint. Null as long as the screen has no place for one. [HINT-3, HINT-4]
 */
export function useFirstUseHint(screen: HintScreen | null, hint: Hint): FirstUseHint {
  const noteUse = useHintUse(hint)
  const [shown, setShown] = useState({ screen, isShown: isDue(screen, hint) })
  const current = shown.screen === screen ? shown : { screen, isShown: isDue(screen, hint) }
  if (current !== shown) setShown(current)
  return {
    isShown: current.isShown,
    dismiss: () => {
      noteUse()
      setShown({ screen, isShown: false })
    },
  }
}

const isDue = (screen: HintScreen | null, hint: Hint): boolean =>
  screen !== null && hintDue(screen, hintsNow()) === hint

/** Who has used it need not be told of it any more. A hint that stands there stays until it is dismissed. [HINT-2] */
export function useHintUse(hint: Hint): () => void {
  const device = useDevice()
  return () => void noteHintSeen(device, hint)
}
