import { deletionChore, warningChore } from './account/accountChores.ts'
import { assistantChores } from './assistant/assistantChores.ts'
import { institutionChores } from './institutions/institutionChores.ts'
import type { Chore } from './jobs/chores.ts'
import { sweepChore } from './jobs/sweep.ts'
import { purchaseChores } from './purchases/purchaseJobs.ts'
import { reminderChores } from './reminders/dueReminders.ts'
import { reportChores } from './reports/retention.ts'
import { weeklyChore } from './results/weekly/weeklyChore.ts'
import { wipeChore } from './sync/wipe.ts'

/** Every chore of the server. */
export const CHORES: readonly Chore[] = [
  deletionChore,
  warningChore,
  sweepChore,
  wipeChore,
  weeklyChore,
  ...institutionChores,
  ...purchaseChores,
  ...reminderChores,
  ...reportChores,
  ...assistantChores,
]
