import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

// Runs beside the child's main thread, which cannot react while it lays out pages: ends the process when it takes too
// much memory or time, or when its server is gone. [JOB-3, JOB-4, JOB-5]
// Plain JavaScript, because stripping types first would double the cost of starting the thread.

const EACH_MS = 100
const MB = 1_048_576

const { ms, rssMb } = workerData
const parent = process.ppid
const until = performance.now() + ms

function end(why) {
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
