import type { JobLane } from '../jobs/jobKind.ts'
import type { ReportChildren } from './child/reportChildren.ts'
import { REPORT_JOB, reportJob } from './makeReport.ts'
import { SHARE_JOB, shareJob } from './shareJob.ts'

/** The jobs of a child process: they share its slots, and one person's jobs run one after the other. */
export const REPORT_JOBS: readonly string[] = [REPORT_JOB, SHARE_JOB]

export const reportLane = (children: ReportChildren, atOnce: number): JobLane => ({
  kinds: [reportJob(children), shareJob(children)],
  atOnce,
  close: () => children.close(),
})
