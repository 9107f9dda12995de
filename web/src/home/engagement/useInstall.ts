import { useState } from 'react'
import { installing } from '../../device/installingHere.ts'
import { installWay } from '../../device/installingWay.ts'

export interface Install {
  /** Only on a press: browsers refuse it at any other time. */
  install: () => void
  /** The browser installs from its own menu: the instructions are shown. */
  isTold: boolean
  close: () => void
}

/** [HOME-23] */
export function useInstall(): Install {
  const [isTold, setTold] = useState(false)
  const install = (): void => {
    const offer = installing.offer()
    if (offer !== null) void offer()
    // No longer offered: the offer was used up, or the app is installed by now.
    else setTold(installWay() === 'menu')
  }
  return { install, isTold, close: () => setTold(false) }
}
