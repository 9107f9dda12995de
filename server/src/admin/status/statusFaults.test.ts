import { expect, test } from 'vitest'
import type { ServerStatus, StoredStatus } from './serverStatus.ts'
import { findFaults } from './statusFaults.ts'
import { statusText } from './statusText.ts'

const NOW = Date.UTC(2026, 10, 19, 12)
const HOUR = 3_600_000
const HOUR_S = 3_600

const STORED: StoredStatus = {
  queues: [{ name: 'mail', waiting: 0, running: 0, tried: 0, oldestSeconds: null }],
  mail: { lastSent: NOW - HOUR / 2, givenUp: 0 },
  chores: [{ name: 'sweep', isRunning: false, lastSeconds: 600, lateSeconds: 0 }],
  lastBackup: NOW - 20 * HOUR,
  maintenanceSince: null,
  today: { people: 3, devices: 5 },
  month: { people: 7, devices: 11 },
}
const STATUS: ServerStatus = {
  version: '1.2.3',
  at: NOW,
  isLocal: false,
  hasSmtp: true,
  ownDatabase: true,
  database: {
    version: '18.4',
    sizeBytes: 12_345_678,
    isReplica: false,
    replicas: 0,
    connections: 12,
    mostConnections: 100,
    ofServers: 4,
  },
  migrations: { applied: 100, missing: 0, unknown: 0 },
  stored: STORED,
  dataDir: '/var/lib/reprieve',
  disk: { freeBytes: 40e9, sizeBytes: 100e9 },
}
const withStored = (change: Partial<StoredStatus>): ServerStatus => ({
  ...STATUS,
  stored: { ...STORED, ...change },
})
const queue = (name: string, oldestSeconds: number) => ({
  name,
  waiting: 3,
  running: 0,
  tried: 1,
  oldestSeconds,
})

test('[ADMIN-13] a server in order needs nobody', () => {
  expect(findFaults(STATUS)).toEqual({ faults: [], notices: [] })
})

test.each<[string, RegExp, ServerStatus]>([
  [
    'a standby',
    /^The database is a standby/,
    { ...STATUS, database: { ...STATUS.database, isReplica: true } },
  ],
  [
    'no connection left',
    /hardly any connection/,
    { ...STATUS, database: { ...STATUS.database, connections: 95 } },
  ],
  ['a full disk', /almost full/, { ...STATUS, disk: { freeBytes: 4e9, sizeBytes: 100e9 } }],
  ['a small disk that is full', /almost full/, { ...STATUS, disk: { freeBytes: 9e8, sizeBytes: 4e9 } }],
  [
    'no server on our own database',
    /^No server runs/,
    { ...STATUS, database: { ...STATUS.database, ofServers: 0 } },
  ],
  ['no mail server', /^SMTP_URL is not set/, { ...STATUS, hasSmtp: false }],
  [
    'missing migrations',
    /lacks 2 migrations/,
    { ...STATUS, stored: null, migrations: { applied: 98, missing: 2, unknown: 0 } },
  ],
  ['no backup', /^No backup/, withStored({ lastBackup: null })],
  ['an old backup', /older than two days/, withStored({ lastBackup: NOW - 49 * HOUR })],
  ['jobs that wait', /kind push wait for 20 minutes/, withStored({ queues: [queue('push', 1_200)] })],
  [
    'mail that does not leave',
    /^No mail has left for an hour, and 3 wait/,
    withStored({ queues: [queue('mail', 2 * HOUR_S)], mail: { lastSent: NOW - 2 * HOUR, givenUp: 0 } }),
  ],
  [
    'a chore that nobody does',
    /^Not done in time: sweep\./,
    withStored({ chores: [{ name: 'sweep', isRunning: false, lastSeconds: 9_000, lateSeconds: 5_400 }] }),
  ],
])('[ADMIN-13] %s needs a person', (_, sentence, status) => {
  const { faults } = findFaults(status)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(sentence)
})

test('[ADMIN-13] at home no mail server and no backup are only told', () => {
  const home = { ...withStored({ lastBackup: null }), isLocal: true, hasSmtp: false }
  const { faults, notices } = findFaults(home)
  expect([faults, notices.length]).toEqual([[], 2])
})

test('[ADMIN-13] one refused address, a chore at work, a pooler and an upgrade under way need nobody', () => {
  const status = {
    ...withStored({
      queues: [queue('mail', 30 * HOUR_S)],
      mail: { lastSent: NOW - 60_000, givenUp: 1 },
      chores: [{ name: 'sweep', isRunning: true, lastSeconds: null, lateSeconds: 0 }],
    }),
    ownDatabase: false,
    database: { ...STATUS.database, ofServers: 0 },
    migrations: { applied: 101, missing: 0, unknown: 1 },
  }
  const { faults, notices } = findFaults(status)
  expect([faults, notices.length]).toEqual([[], 3])
})

test('[ADMIN-13] the screen is one column of names and one of what they are, and ends with what needs a person', () => {
  const status = withStored({
    queues: [
      { name: 'mail', waiting: 3, running: 0, tried: 1, oldestSeconds: 90 },
      { name: 'report', waiting: 0, running: 1, tried: 0, oldestSeconds: null },
    ],
    chores: [
      { name: 'sweep', isRunning: false, lastSeconds: 600, lateSeconds: 0 },
      { name: 'deletion', isRunning: true, lastSeconds: null, lateSeconds: 0 },
    ],
  })
  expect(statusText(status, { faults: ['It burns.'], notices: ['It smokes.'] }).split('\n')).toEqual([
    'version         1.2.3',
    'database        PostgreSQL 18.4, 12 MB, primary',
    'connections     12 of 100, 4 of our server',
    'migrations      100 applied',
    'data            /var/lib/reprieve',
    'disk            40 GB free of 100 GB',
    'last backup     20 h ago',
    'people          3 today, 7 in 30 days',
    'devices         5 today, 11 in 30 days',
    'queue mail      3 waiting, the oldest for 90 s, 1 failed before',
    'queue report    nothing waits, 1 running',
    'chore sweep     10 min ago',
    'chore deletion  runs now',
    '',
    '! It burns.',
    '- It smokes.',
  ])
  expect(statusText(STATUS, { faults: [], notices: [] }).split('\n').at(-1)).toBe('Nothing needs you.')
})
