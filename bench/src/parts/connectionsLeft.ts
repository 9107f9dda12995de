import { setTimeout as wait } from 'node:timers/promises'
import { atMost, type Figure } from '../measure/figure.ts'
import type { Stage } from '../stage/stage.ts'

const POOL = 10
const LOOK_EACH_MS = 500
/**
 * A background job of the server may be running at any one look, so one busy look proves nothing; a leaked connection
 * stays busy.
 */
const MOST_LOOKS = 20

/** The database connections that the product still holds when it is idle. */
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
