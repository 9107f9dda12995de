import type { JobKind } from '../jobs/jobKind.ts'
import { reportJob } from './makeReport.ts'
import { shareJob } from './shareJob.ts'

/** What is made by a child process: these share its places, and a person's stand in one line. */
export const reportJobs: readonly JobKind[] = [reportJob(), shareJob()]
