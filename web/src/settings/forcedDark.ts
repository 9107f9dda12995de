import { watched } from '../device/watched.ts'

const forcing = watched(0)

/** Whether a screen that is open is dark whatever the theme is. */
export const forcedDark = { current: (): boolean => forcing.current() > 0, subscribe: forcing.subscribe }

/** For as long as a screen stands that is used at night; returns what ends it, as an effect wants it. */
export function forceDark(): () => void {
  let isForcing = true
  forcing.become(forcing.current() + 1)
  return () => {
    if (isForcing) forcing.become(forcing.current() - 1)
    isForcing = false
  }
}
