import { availableParallelism } from 'node:os'
import type { JobLane } from './jobs/jobKind.ts'
import { purchaseJobs } from './purchases/purchaseJobs.ts'
import { pushJobs } from './reminders/pushJobs.ts'
import { reportJobs } from './reports/reportJobs.ts'

/** Every kind of job, by lane: a job that only asks a store never waits behind a report. [JOB-2] */
export const JOB_LANES: readonly JobLane[] = [
  // Each runs a child process, which takes a core and some hundred megabytes.
  { kinds: reportJobs, atOnce: Math.min(2, availableParallelism()) },
  { kinds: purchaseJobs, atOnce: 4 },
  { kinds: pushJobs, atOnce: 8 },
]
