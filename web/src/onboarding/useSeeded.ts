import { isWizardCleared, seedWizard } from '@reprieve/domain/onboarding/wizard.ts'
import { useCallback, useEffect, useState } from 'react'
import { catalogueSeed } from './catalogueSeed.ts'
import type { WizardControls } from './useWizard.ts'

interface Seeding {
  /** Before, nothing is offered: what comes a moment later would push it away under a finger. */
  isReady: boolean
  /** The catalogue could not be fetched. */
  isMissing: boolean
  again: () => void
}

/** The lists of both questions, fetched when the first of them is seen: from then on they lie with the answers. */
export function useCatalogueSeed({ wizard, isRead, change }: WizardControls): Seeding {
  const [isMissing, setMissing] = useState(false)
  const isNeeded = isRead && isWizardCleared(wizard)
  const load = useCallback((): void => {
    catalogueSeed().then(
      (seed) => void change((now) => seedWizard(now, seed)),
      () => setMissing(true),
    )
  }, [change])
  useEffect(() => {
    if (isNeeded) load()
  }, [isNeeded, load])
  return {
    isReady: isRead && (!isNeeded || isMissing),
    isMissing: isMissing && isNeeded,
    again: () => {
      setMissing(false)
      load()
    },
  }
}
