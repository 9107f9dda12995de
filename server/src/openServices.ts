import { openAttempts } from './access/attempts.ts'
import { LastSeen } from './access/lastSeen.ts'
import { openPasswords } from './access/passwords.ts'
import { SessionReader } from './access/sessionReader.ts'
import { openSolace } from './assistant/openSolace.ts'
import type { Config } from './config.ts'
import type { Db } from './db/pool.ts'
import type { Guide } from './guide/guide.ts'
import type { OperatorNumber } from './guide/operatorNumbers.ts'
import { openChoreTurns } from './jobs/choreTurnStore.ts'
import { ChoreRunner, type Chore } from './jobs/chores.ts'
import type { JobLane } from './jobs/jobKind.ts'
import { JobRunner } from './jobs/jobRunner.ts'
import { MailRunner } from './jobs/mailRunner.ts'
import {
  countChoreRuns,
  countJobRuns,
  countMails,
  countModelCalls,
  countPushMessages,
  countRefusedAttempts,
} from './metrics/countServices.ts'
import type { Meter } from './metrics/meter.ts'
import { openIdentities } from './outside/identity.ts'
import type { MailSender } from './outside/mail.ts'
import type { ModelClient } from './outside/model.ts'
import { openPush } from './outside/push.ts'
import { openStores } from './outside/stores/openStores.ts'
import type { Services } from './services.ts'
import type { SettingsHook } from './settings/settingsHook.ts'

interface Parts {
  config: Config
  db: Db
  /** Whether the tables are distributed over several nodes. */
  isDistributed: boolean
  pepper: string
  signingKey: string
  /** D52: signs push messages to browsers. */
  vapidKey: string
  /** D22: the key for what only the owner of a local machine may do; null elsewhere. */
  localKey: string | null
  door: MailSender
  guide: Guide
  emergencyNumbers: readonly OperatorNumber[]
  chores: readonly Chore[]
  jobLanes: readonly JobLane[]
  settingsHooks: readonly SettingsHook[]
  /** Null: nothing is counted. [MET-1] */
  meter: Meter | null
  /** How many processes share this machine. [RUN-6] */
  processes?: number
  now: () => number
  report: (error: unknown, where: string) => void
}

export function openServices(parts: Parts): Services {
  const { config, db, pepper, signingKey, vapidKey, localKey, processes = 1, now, report, meter } = parts
  const counted = <T>(part: T, count: (part: T, meter: Meter) => T): T =>
    meter === null ? part : count(part, meter)
  const door = counted(parts.door, countMails)
  const mailRunner = new MailRunner({ db, door, now, onError: (error) => report(error, 'mail') })
  const wakeMail = () => mailRunner.wake()
  const stores = openStores({ stores: config.stores, products: config.products, localKey })
  const push = counted(openPush({ privateKey: vapidKey, config: config.push }), countPushMessages)
  const jobs = new JobRunner(counted(parts.jobLanes, countJobRuns), {
    services: { db, config, stores, push, now, wakeMail },
    onError: report,
  })
  const attempts = counted(openAttempts(db, pepper, !config.rateLimits), countRefusedAttempts)
  const wrapModel = (model: ModelClient) => counted(model, countModelCalls)
  const onFault = (name: string) => report(new Error(name), 'solace')
  return {
    config,
    db,
    now,
    attempts,
    passwords: openPasswords(pepper, { processes }),
    identities: openIdentities(config.providers),
    stores,
    push,
    guide: parts.guide,
    solace: openSolace({ db, guide: parts.guide, config, attempts, wrapModel, now, onFault }),
    emergencyNumbers: parts.emergencyNumbers,
    mailRunner,
    signingKey,
    lastSeen: new LastSeen(db, (error) => report(error, 'last-seen')),
    sessions: new SessionReader(db, parts.isDistributed),
    chores: new ChoreRunner(counted(parts.chores, countChoreRuns), {
      services: { db, config, signingKey, wakeMail, wakeJobs: () => jobs.wake() },
      turns: openChoreTurns(db),
      now,
      onError: report,
    }),
    jobs,
    processes,
    settingsHooks: parts.settingsHooks,
  }
}

/** Lets running work end before the database is closed. */
export async function closeServices({ mailRunner, lastSeen, chores, jobs, solace }: Services): Promise<void> {
  const ends = [jobs.stop(), chores.stop(), mailRunner.stop(), lastSeen.stop(), solace.thinker.close()]
  await Promise.allSettled(ends)
}
