/** Runs `act` after this time; returns a function that cancels it. A test passes its own. */
export type Timer = (act: () => void, ms: number) => () => void

export const delayByTimer: Timer = (act, ms) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
