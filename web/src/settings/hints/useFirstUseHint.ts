import { hintDue, type Hint, type HintScreen } from '@reprieve/domain/settings/hints/hints.ts'
import { useState } from 'react'
import { hintsNow, noteHintSeen, type HintStorage } from './changeHints.ts'

export interface FirstUseHint {
  isShown: boolean
  /** By the person, or because what it is about covers it from now on. */
  dismiss: () => void
}

interface HintPlace {
  hint: Hint
  /** Null as long as the screen has no place for a hint. */
  screen: HintScreen | null
}

/**
 * Decided when the screen opens: what is noted while somebody is there takes nothing away under their finger, and
 * brings no second hint. [HINT-3, HINT-4]
 */
export function useFirstUseHint(device: HintStorage, { hint, screen }: HintPlace): FirstUseHint {
  const [shown, setShown] = useState({ screen, isShown: isDue({ hint, screen }) })
  const current = shown.screen === screen ? shown : { screen, isShown: isDue({ hint, screen }) }
  if (current !== shown) setShown(current)
  return {
    isShown: current.isShown,
    dismiss: () => {
      void noteHintSeen(device, hint)
      setShown({ screen, isShown: false })
    },
  }
}

const isDue = ({ hint, screen }: HintPlace): boolean =>
  screen !== null && hintDue(screen, hintsNow()) === hint
