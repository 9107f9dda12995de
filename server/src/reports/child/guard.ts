import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

// Beside the child's own thread, which is deaf while it lays out pages: ends the process when it takes more memory than
// it may, or longer, or when the server that wanted its work is gone. [JOB-3, JOB-4, JOB-5]

export interface GuardData {
  ms: number
  rssMb: number
}

const EACH_MS = 100
const MB = 1_048_576

const { ms, rssMb } = workerData as GuardData
const parent = process.ppid
const until = performance.now() + ms

function end(why: string): void {
  try {
    writeSync(2, `${why}\n`)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}

setInterval(() => {
  if (process.memoryUsage.rss() > rssMb * MB) end('memory')
  else if (performance.now() > until) end('time')
  else if (process.ppid !== parent) end('alone')
}, EACH_MS)
