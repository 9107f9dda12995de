/** A shaking hand presses twice. A press within `pauseMs` of the last accepted one is ignored. */
export const isRepeatedPress = (last: number | null, now: number, pauseMs: number): boolean =>
  last !== null && now - last < pauseMs
