const FIRST_MS = 100
const LONGEST_MS = 10_000
const STEADY_MS = 60_000

/** How long to wait before a process that died is started again: longer each time, unless it lived well. [RUN-4] */
export const restartPause = (before: number, livedMs: number): number =>
  livedMs >= STEADY_MS || before === 0 ? FIRST_MS : Math.min(before * 2, LONGEST_MS)
