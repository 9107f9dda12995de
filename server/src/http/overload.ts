import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { CallLoad, ShedCause } from '../metrics/meter.ts'

const MOST_AT_ONCE = 128
const LONGEST_LAG_MS = 250
const LOOK_EVERY_MS = 1_000
const NANOSECONDS = 1e6

/** Refuses calls that cannot be served in time: a quick "later" is better for a phone than a slow time-out. */
export class Overload implements CallLoad {
  running = 0
  readonly shed: Record<ShedCause, number> = { running: 0, 'event-loop': 0, 'body-room': 0 }
  private windowsLagging = 0
  private lag = monitorEventLoopDelay({ resolution: 20 })
  private timer: NodeJS.Timeout

  constructor() {
    this.lag.enable()
    this.timer = setInterval(() => {
      const isLate = this.lag.mean / NANOSECONDS > LONGEST_LAG_MS
      this.windowsLagging = isLate ? this.windowsLagging + 1 : 0
      this.lag.reset()
    }, LOOK_EVERY_MS)
    this.timer.unref()
  }

  // One lagging second is a single long task; two in a row are overload.
  private whyFull(): ShedCause | null {
    if (this.windowsLagging > 1) return 'event-loop'
    return this.running >= MOST_AT_ONCE ? 'running' : null
  }

  /** Whether a call must be refused now; counts those that are. */
  mustShed(): boolean {
    const cause = this.whyFull()
    if (cause !== null) this.shed[cause] += 1
    return cause !== null
  }

  /** Counts work from start to end, even when the client no longer waits for the response. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.running += 1
    try {
      return await work()
    } finally {
      this.running -= 1
    }
  }

  stop(): void {
    clearInterval(this.timer)
    this.lag.disable()
  }
}
