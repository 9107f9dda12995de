import { setTimeout as wait } from 'node:timers/promises'
import { atMost, type Figure } from '../measure/figure.ts'
import type { Stage } from '../stage/stage.ts'

const POOL = 10
const LOOK_EACH_MS = 500
/** A chore of the server may be at work in the one moment or the other; what is leaked stays. */
const MOST_LOOKS = 20

/** What the product still holds of the database when nobody asks it anything. */
export async function connectionsLeft(stage: Stage): Promise<Figure[]> {
  let seen = await look(stage)
  for (let looks = 1; seen.busy > 0 && looks < MOST_LOOKS; looks += 1) seen = await look(stage)
  return [
    atMost('database connections afterwards', POOL, seen.all),
    atMost('database connections not given back', 0, seen.busy),
  ]
}

async function look({ query }: Stage): Promise<{ all: number; busy: number }> {
  await wait(LOOK_EACH_MS)
  const [row] = await query(
    `select count(*) as all, count(*) filter (where state is distinct from 'idle') as busy
     from pg_stat_activity where application_name = 'reprieve'`,
  )
  return { all: Number(row?.['all']), busy: Number(row?.['busy']) }
}
