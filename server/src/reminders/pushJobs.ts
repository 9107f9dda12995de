import type { JobKind } from '../jobs/jobKind.ts'

export const pushJobs: readonly JobKind[] = []
