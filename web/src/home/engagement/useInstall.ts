import { useState } from 'react'
import { installing } from '../../device/installingHere.ts'
import { installWay } from '../../device/installingWay.ts'

export interface Install {
  /** Upon a press alone: browsers refuse it at any other time. */
  install: () => void
  /** The way is in the browser's own menu, and is told. */
  isTold: boolean
  close: () => void
}

/** [HOME-23] */
export function useInstall(): Install {
  const [isTold, setTold] = useState(false)
  const install = (): void => {
    const offer = installing.offer()
    if (offer !== null) void offer()
    // Offered no more: it was used up, or the app is there by now.
    else setTold(installWay() === 'menu')
  }
  return { install, isTold, close: () => setTold(false) }
}
