import type { Attempts } from './access/attempts.ts'
import type { LastSeen } from './access/lastSeen.ts'
import type { Sweeper } from './jobs/sweep.ts'
import type { Passwords } from './access/passwords.ts'
import type { Config } from './config.ts'
import type { Db } from './db/pool.ts'
import type { MailRunner } from './jobs/mailRunner.ts'

/** What handlers work with; made once at start. */
export interface Services {
  config: Config
  db: Db
  now: () => number
  attempts: Attempts
  passwords: Passwords
  mailRunner: MailRunner
  lastSeen: LastSeen
  sweeper: Sweeper
}
