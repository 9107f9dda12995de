import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@reprieve/domain/time/instant.ts'
import type { ServerStatus, StoredStatus } from './serverStatus.ts'

const MAIL_LATE_MS = HOUR_MS
const JOB_LATE_MS = 15 * MINUTE_MS
const CHORE_LATE_MS = 30 * MINUTE_MS
const BACKUP_OLD_MS = 2 * DAY_MS
const LEAST_FREE_SHARE = 0.05
const LEAST_FREE_BYTES = 1e9
const MOST_CONNECTIONS_SHARE = 0.9

export interface Findings {
  /** What needs a person. */
  faults: string[]
  /** What an operator should know, and may be as it is. */
  notices: string[]
}

/** [ADMIN-13] */
export function findFaults(status: ServerStatus): Findings {
  const { database, disk, stored, isLocal } = status
  const faults = [...migrationFaults(status), ...(stored === null ? [] : storedFaults(status, stored))]
  const notices: string[] = []
  if (database.isReplica)
    faults.push(
      'The database is a standby, where nothing can be saved: let DATABASE_URL lead to the primary.',
    )
  if (database.connections > database.mostConnections * MOST_CONNECTIONS_SHARE)
    faults.push('The database has hardly any connection left: raise max_connections, or run fewer processes.')
  if (disk !== null && disk.freeBytes < Math.max(LEAST_FREE_BYTES, disk.sizeBytes * LEAST_FREE_SHARE))
    faults.push('The disk of DATA_DIR is almost full: free some space, or give it more.')
  if (database.ofServers === 0) {
    if (status.ownDatabase) faults.push('No server runs: nobody can sync.')
    else
      notices.push(
        'No connection bears the name of our server: it does not run, or it comes through a pooler.',
      )
  }
  // So it is while servers are replaced one by one. [RUN-8]
  if (status.migrations.unknown > 0)
    notices.push('A newer version has changed the database: upgrade the servers that are left.')
  if (disk === null) notices.push('The disk of DATA_DIR cannot be measured from here.')
  if (!status.hasSmtp) {
    if (isLocal) notices.push('No SMTP server is set: mail stays on the outbox page.')
    else faults.push('SMTP_URL is not set: nobody can confirm an address or set a new password.')
  }
  if (stored !== null && stored.lastBackup === null) {
    const none = 'No backup has been made: see npm run backup.'
    if (isLocal) notices.push(none)
    else faults.push(none)
  }
  if (stored !== null && stored.mail.givenUp > 0)
    notices.push(
      `${stored.mail.givenUp} mails were given up after three days: the mail server never took them.`,
    )
  if (stored !== null && stored.maintenanceSince !== null) notices.push('Maintenance is on: the app says so.')
  return { faults, notices }
}

const migrationFaults = ({ migrations: { missing } }: ServerStatus): string[] =>
  missing === 0
    ? []
    : [`The database lacks ${missing} migrations of this version: start the server, which applies them.`]

function storedFaults(
  { at, database }: ServerStatus,
  { queues, mail, chores, lastBackup }: StoredStatus,
): string[] {
  const faults: string[] = []
  const isRunning = database.ofServers > 0
  for (const { name, waiting, oldestSeconds } of queues) {
    const age = (oldestSeconds ?? 0) * SECOND_MS
    if (name === 'mail') {
      // One address that is refused may stay for days; that none leaves is another thing.
      const isStuck = age > MAIL_LATE_MS && at - (mail.lastSent ?? 0) > MAIL_LATE_MS
      if (isStuck)
        faults.push(`No mail has left for an hour, and ${waiting} wait: see whether the mail server answers.`)
    } else if (age > JOB_LATE_MS) {
      faults.push(
        `Jobs of the kind ${name} wait for ${Math.round(age / MINUTE_MS)} minutes: see the log of the server.`,
      )
    }
  }
  const late = chores.filter(
    ({ isRunning, lateSeconds }) => !isRunning && lateSeconds * SECOND_MS > CHORE_LATE_MS,
  )
  if (isRunning && late.length > 0)
    faults.push(`Not done in time: ${late.map(({ name }) => name).join(', ')}. See the log of the server.`)
  if (lastBackup !== null && at - lastBackup > BACKUP_OLD_MS)
    faults.push('The last good backup is older than two days: see the log of the server, and make one.')
  return faults
}
