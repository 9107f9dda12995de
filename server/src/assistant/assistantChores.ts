import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import type { Chore } from '../jobs/chores.ts'
import { sweepChats } from './store.ts'

const retentionChore: Chore = {
  name: 'solace',
  everyMs: HOUR_MS,
  run: ({ db }, now) => sweepChats(db, now),
}

export const assistantChores: readonly Chore[] = [retentionChore]
