import { availableParallelism } from 'node:os'
import type { JobLane } from './jobs/jobKind.ts'
import { purchaseJobs } from './purchases/purchaseJobs.ts'
import { pushJobs } from './reminders/pushJobs.ts'
import { cacheFolderIn, ReportChildren } from './reports/child/reportChildren.ts'
import { reportLane } from './reports/reportJobs.ts'

/** Every kind of job, by lane: a job that only asks a store never waits behind a report. [JOB-2] */
export const openJobLanes = (dataDir: string): readonly JobLane[] => [
  // Each runs in a child process, which takes a core and some hundred megabytes.
  reportLane(
    new ReportChildren({ cacheFolder: cacheFolderIn(dataDir) }),
    Math.min(2, availableParallelism()),
  ),
  { kinds: purchaseJobs, atOnce: 4 },
  { kinds: pushJobs, atOnce: 8 },
]
