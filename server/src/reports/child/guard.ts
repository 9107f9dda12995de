import { writeSync } from 'node:fs'

const EACH_MS = 100
const MB = 1_048_576

export interface GuardLimits {
  ms: number
  rssMb: number
}

/**
 * Ends the process when a report takes too much memory or time. It runs beside the thread that makes the report, which
 * cannot react while it lays out pages. Returns how to stop it. [JOB-3, JOB-4]
 */
export function startGuard({ ms, rssMb }: GuardLimits): () => void {
  const until = performance.now() + ms
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > rssMb * MB) endProcess('memory')
    else if (performance.now() > until) endProcess('time')
  }, EACH_MS)
  return () => clearInterval(timer)
}

function endProcess(why: string): void {
  try {
    writeSync(2, `${why}\n`)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}
