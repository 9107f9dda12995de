/** A hand that shakes presses twice. What comes within `pauseMs` of the last press that counted does not count. */
export const isTooSoon = (last: number | null, now: number, pauseMs: number): boolean =>
  last !== null && now - last < pauseMs
