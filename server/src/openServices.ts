import { openAttempts } from './access/attempts.ts'
import { LastSeen } from './access/lastSeen.ts'
import { openPasswords } from './access/passwords.ts'
import type { Config } from './config.ts'
import type { Db } from './db/pool.ts'
import { ChoreRunner, type Chore } from './jobs/chores.ts'
import { MailRunner } from './jobs/mailRunner.ts'
import { openIdentities } from './outside/identity.ts'
import type { MailDoor } from './outside/mail.ts'
import type { Services } from './services.ts'

interface Parts {
  config: Config
  db: Db
  pepper: string
  signingKey: string
  door: MailDoor
  chores: readonly Chore[]
  now: () => number
  report: (error: unknown, where: string) => void
}

export function openServices({ config, db, pepper, signingKey, door, chores, now, report }: Parts): Services {
  const mailRunner = new MailRunner({ db, door, now, onError: (error) => report(error, 'mail') })
  return {
    config,
    db,
    now,
    attempts: openAttempts(db, pepper, !config.rateLimits),
    passwords: openPasswords(pepper),
    identities: openIdentities(config.providers),
    mailRunner,
    signingKey,
    lastSeen: new LastSeen(db, (error) => report(error, 'last-seen')),
    chores: new ChoreRunner(chores, {
      services: { db, config, wakeMail: () => mailRunner.wake() },
      now,
      onError: report,
    }),
  }
}

/** Lets what is under way end, before the database is closed under it. */
export async function closeServices({ mailRunner, lastSeen, chores }: Services): Promise<void> {
  await Promise.allSettled([chores.stop(), mailRunner.stop(), lastSeen.stop()])
}
