import { openAttempts } from './access/attempts.ts'
import { LastSeen } from './access/lastSeen.ts'
import { Sweeper } from './jobs/sweep.ts'
import { openPasswords } from './access/passwords.ts'
import type { Config } from './config.ts'
import type { Db } from './db/pool.ts'
import { MailRunner } from './jobs/mailRunner.ts'
import type { MailDoor } from './outside/mail.ts'
import type { Services } from './services.ts'

interface Parts {
  config: Config
  db: Db
  pepper: string
  door: MailDoor
  now: () => number
  report: (error: unknown, where: string) => void
}

export function openServices({ config, db, pepper, door, now, report }: Parts): Services {
  return {
    config,
    db,
    now,
    attempts: openAttempts(db, pepper, !config.rateLimits),
    passwords: openPasswords(pepper),
    mailRunner: new MailRunner({ db, door, now, onError: (error) => report(error, 'mail') }),
    lastSeen: new LastSeen(db, (error) => report(error, 'last-seen')),
    sweeper: new Sweeper(db, now, (error) => report(error, 'sweep')),
  }
}

/** Lets what is under way end, before the database is closed under it. */
export async function closeServices({ mailRunner, lastSeen, sweeper }: Services): Promise<void> {
  await Promise.allSettled([mailRunner.stop(), lastSeen.stop(), sweeper.stop()])
}
