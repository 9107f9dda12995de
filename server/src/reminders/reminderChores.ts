import type { Chore } from '../jobs/chores.ts'

export const reminderChores: readonly Chore[] = []
