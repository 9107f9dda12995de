import type { Chore } from '../jobs/chores.ts'
import { sweepChats } from './store.ts'

const HOUR_MS = 3_600_000

const retentionChore: Chore = {
  name: 'solace',
  everyMs: HOUR_MS,
  run: ({ db }, now) => sweepChats(db, now),
}

export const assistantChores: readonly Chore[] = [retentionChore]
