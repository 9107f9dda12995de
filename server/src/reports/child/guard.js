import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

// Beside the child's own thread, which is deaf while it lays out pages: ends the process when it takes more memory than
// it may, or longer, or when the server that wanted its work is gone. [JOB-3, JOB-4, JOB-5]
// In plain JavaScript: a thread that has to take types away first costs twice as much as one that has not.

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
