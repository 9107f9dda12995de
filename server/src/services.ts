import type { Attempts } from './access/attempts.ts'
import type { LastSeen } from './access/lastSeen.ts'
import type { Passwords } from './access/passwords.ts'
import type { SessionReader } from './access/sessionReader.ts'
import type { Solace } from './assistant/openSolace.ts'
import type { Config } from './config.ts'
import type { Db } from './db/pool.ts'
import type { Guide } from './guide/guide.ts'
import type { OperatorNumber } from './guide/operatorNumbers.ts'
import type { ChoreRunner } from './jobs/chores.ts'
import type { JobRunner } from './jobs/jobRunner.ts'
import type { MailRunner } from './jobs/mailRunner.ts'
import type { Identities } from './outside/identity.ts'
import type { PushSender } from './outside/push.ts'
import type { Stores } from './outside/stores/store.ts'
import type { SettingsHook } from './settings/settingsHook.ts'

/** The dependencies of handlers; made once at start. */
export interface Services {
  config: Config
  db: Db
  now: () => number
  attempts: Attempts
  passwords: Passwords
  identities: Identities
  stores: Stores
  push: PushSender
  guide: Guide
  /** Numbers that the operator added to the built-in ones. */
  emergencyNumbers: readonly OperatorNumber[]
  solace: Solace
  mailRunner: MailRunner
  lastSeen: LastSeen
  sessions: SessionReader
  chores: ChoreRunner
  jobs: JobRunner
  /** How many processes share this machine. [RUN-6] */
  processes: number
  /** Called after settings were saved. */
  settingsHooks: readonly SettingsHook[]
  /** Signs codes and links that are not stored themselves, so that a forgery can be recognised. */
  signingKey: string
}
