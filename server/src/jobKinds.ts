import { availableParallelism } from 'node:os'
import type { JobLane } from './jobs/jobKind.ts'
import { ALONE, shareOf } from './processes/share.ts'
import { purchaseJobs } from './purchases/purchaseJobs.ts'
import { pushJobs } from './reminders/pushJobs.ts'
import { cacheFolderIn, ReportChildren } from './reports/child/reportChildren.ts'
import { reportLane } from './reports/reportJobs.ts'

/** Every kind of job, by lane: a job that only asks a store never waits behind a report. [JOB-2] */
export const openJobLanes = (dataDir: string, place = ALONE): readonly JobLane[] => [
  // Each runs in a child process, which takes a core and some hundred megabytes of the machine. [RUN-6]
  reportLane(
    new ReportChildren({ cacheFolder: cacheFolderIn(dataDir) }),
    shareOf(Math.min(2, availableParallelism()), place),
  ),
  { kinds: purchaseJobs, atOnce: 4 },
  { kinds: pushJobs, atOnce: 8 },
]
