import type { Chore } from '../jobs/chores.ts'

export const reportChores: readonly Chore[] = []
