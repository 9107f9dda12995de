import type { Chore } from '../jobs/chores.ts'
import type { JobKind } from '../jobs/jobKind.ts'

export const purchaseJobs: readonly JobKind[] = []

export const purchaseChores: readonly Chore[] = []
