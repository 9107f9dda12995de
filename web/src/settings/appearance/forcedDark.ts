import { makeObservable } from '../../device/observable.ts'

const forcing = makeObservable(0)

/** Whether an open screen is dark regardless of the theme. */
export const forcedDark = { current: (): boolean => forcing.current() > 0, subscribe: forcing.subscribe }

/** Forces the dark theme while a screen for the night is open; returns the cleanup for an effect. */
export function forceDark(): () => void {
  let isForcing = true
  forcing.become(forcing.current() + 1)
  return () => {
    if (isForcing) forcing.become(forcing.current() - 1)
    isForcing = false
  }
}
