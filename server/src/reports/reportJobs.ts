import type { JobKind } from '../jobs/jobKind.ts'
import { reportJob } from './makeReport.ts'
import { shareJob } from './shareJob.ts'

/** The jobs that run in a child process: they share its slots, and one person's jobs run one after the other. */
export const reportJobs: readonly JobKind[] = [reportJob(), shareJob()]
