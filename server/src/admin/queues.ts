import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import type { Commands, AdminContext } from './command.ts'

interface Waiting {
  name: string
  waiting: number
  tried: number
  oldest: number | null
}

/** Counts and times only; no address, subject or name. [ADMIN-4] */
async function queues({ db, now }: AdminContext): Promise<string> {
  const { rows: jobs } = await sql<Waiting>`
    select kind as name, count(*) as waiting, count(*) filter (where attempts > 0) as tried, min(created_at) as oldest
    from job group by kind order by kind`.execute(db)
  const { rows: mails } = await sql<Waiting>`
    select 'mail' as name, count(*) as waiting, count(*) filter (where attempts > 0) as tried, min(queued_at) as oldest
    from mail where sent_at is null and trying_since is null`.execute(db)
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
