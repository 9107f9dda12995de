import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { countJobs } from '../jobs/jobStore.ts'
import { countWaitingMail } from '../jobs/mailStore.ts'
import type { Commands, AdminContext } from './command.ts'

/** Counts and times only; no address, subject or name. [ADMIN-4] */
async function queues({ db, now }: AdminContext): Promise<string> {
  const jobs = await countJobs(db)
  const mails = await countWaitingMail(db)
  const lines = [...jobs, ...mails].map(({ name, waiting, tried, oldest }) =>
    oldest === null
      ? `${name}: nothing waits`
      : `${name}: ${waiting} waiting, ${tried} of them tried before, the oldest for ${minutes(now - oldest)} min`,
  )
  return (jobs.length === 0 ? ['jobs: nothing waits', ...lines] : lines).join('\n')
}

const minutes = (ms: number): number => Math.max(0, Math.round(ms / MINUTE_MS))

export const QUEUE_COMMANDS: Commands = {
  queues: { usage: '', needs: 0, options: {}, run: (_, desk) => queues(desk) },
}
