import { enableCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'

// Entry point of a thread that makes a report, like start.js of its process: a cache belongs to one thread.

if (workerData.cacheFolder !== null) enableCompileCache(workerData.cacheFolder)
await import(workerData.program)
