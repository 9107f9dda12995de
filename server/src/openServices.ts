import { openAttempts } from './access/attempts.ts'
import { LastSeen } from './access/lastSeen.ts'
import { openPasswords } from './access/passwords.ts'
import type { Config } from './config.ts'
import type { Db } from './db/pool.ts'
import { ChoreRunner, type Chore } from './jobs/chores.ts'
import type { JobLane } from './jobs/jobKind.ts'
import { JobRunner } from './jobs/jobRunner.ts'
import { MailRunner } from './jobs/mailRunner.ts'
import { openIdentities } from './outside/identity.ts'
import type { MailDoor } from './outside/mail.ts'
import { openPush } from './outside/push.ts'
import { openStores } from './outside/stores/openStores.ts'
import type { Services } from './services.ts'

interface Parts {
  config: Config
  db: Db
  pepper: string
  signingKey: string
  /** D52: signs messages to browsers. */
  vapidKey: string
  /** D22: for what only the owner of a local machine may do; null elsewhere. */
  localKey: string | null
  door: MailDoor
  chores: readonly Chore[]
  jobLanes: readonly JobLane[]
  now: () => number
  report: (error: unknown, where: string) => void
}

export function openServices(parts: Parts): Services {
  const { config, db, pepper, signingKey, vapidKey, localKey, door, now, report } = parts
  const mailRunner = new MailRunner({ db, door, now, onError: (error) => report(error, 'mail') })
  const wakeMail = () => mailRunner.wake()
  const stores = openStores({ stores: config.stores, products: config.products, localKey })
  const push = openPush({ privateKey: vapidKey, config: config.push })
  const jobs = new JobRunner(parts.jobLanes, {
    services: { db, config, stores, push, now, wakeMail },
    onError: report,
  })
  return {
    config,
    db,
    now,
    attempts: openAttempts(db, pepper, !config.rateLimits),
    passwords: openPasswords(pepper),
    identities: openIdentities(config.providers),
    stores,
    push,
    mailRunner,
    signingKey,
    lastSeen: new LastSeen(db, (error) => report(error, 'last-seen')),
    chores: new ChoreRunner(parts.chores, {
      services: { db, config, wakeMail, wakeJobs: () => jobs.wake() },
      now,
      onError: report,
    }),
    jobs,
  }
}

/** Lets what is under way end, before the database is closed under it. */
export async function closeServices({ mailRunner, lastSeen, chores, jobs }: Services): Promise<void> {
  await Promise.allSettled([jobs.stop(), chores.stop(), mailRunner.stop(), lastSeen.stop()])
}
