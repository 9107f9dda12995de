import { hintDue, type Hint, type HintScreen } from '@reprieve/domain/settings/hints/hints.ts'
import { useState } from 'react'
import { hintsNow, noteHintSeen, type HintStorage } from './changeHints.ts'

export interface FirstUseHint {
  isShown: boolean
  /** Called by the person, or when the feature of the hint covers it. */
  dismiss: () => void
}

interface HintPlace {
  hint: Hint
  /** Null while the screen has no room for a hint. */
  screen: HintScreen | null
}

/**
 * Decided when the screen opens: a change while it is open neither removes the hint under the person's finger nor
 * brings a second one. [HINT-3, HINT-4]
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
