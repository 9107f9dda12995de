import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import type { Config } from '../config.ts'
import type { Chore } from '../jobs/chores.ts'

const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url))

interface Parts {
  config: Config
  version: string
  openPool: (options: pg.PoolConfig) => pg.Pool
}

/** The chore of scheduled backups, if the operator wants them. [BACKUP-3] */
export function backupChores({ config, version, openPool }: Parts): Chore[] {
  if (config.backup.everyMs === null) return []
  return [
    {
      name: 'backup',
      everyMs: MINUTE_MS,
      async run({ db, stopping }) {
        // Loaded when needed: a start has better things to do. [RUN-1]
        const { runScheduledBackup } = await import('./scheduledBackup.ts')
        const clock = (): number => Date.now()
        await runScheduledBackup({ db, config, version, checkout: CHECKOUT, openPool, clock, stopping })
      },
    },
  ]
}
