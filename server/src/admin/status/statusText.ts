import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@reprieve/domain/time/instant.ts'
import type { ServerStatus, StoredStatus } from './serverStatus.ts'
import type { Findings } from './statusFaults.ts'

type Row = readonly [name: string, text: string]

/** One screen for a person: names in one column, what they are in the other. [ADMIN-13] */
export function statusText(status: ServerStatus, { faults, notices }: Findings): string {
  const rows = [
    ...serverRows(status),
    ...(status.stored === null ? [] : storedRows(status.stored, status.at)),
  ]
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  const lines = rows.map(([name, text]) => `${name.padEnd(width)}${text}`.trimEnd())
  const said = [...faults.map((fault) => `! ${fault}`), ...notices.map((notice) => `- ${notice}`)]
  return [...lines, '', ...(said.length === 0 ? ['Nothing needs you.'] : said)].join('\n')
}

function serverRows({ version, database, migrations, dataDir, disk }: ServerStatus): Row[] {
  const { applied, missing, unknown } = migrations
  const role = database.isReplica ? 'standby' : 'primary'
  const followers = database.replicas === 0 ? '' : `, ${counted(database.replicas, 'standby', 'standbys')}`
  return [
    ['version', version],
    ['database', `PostgreSQL ${database.version}, ${bytes(database.sizeBytes)}, ${role}${followers}`],
    [
      'connections',
      `${database.connections} of ${database.mostConnections}, ${database.ofServers} of our server`,
    ],
    [
      'migrations',
      [`${applied} applied`, part(missing, 'missing'), part(unknown, 'unknown')].filter(Boolean).join(', '),
    ],
    ['data', dataDir],
    ['disk', disk === null ? 'unknown' : `${bytes(disk.freeBytes)} free of ${bytes(disk.sizeBytes)}`],
  ]
}

function storedRows({ lastBackup, today, month, queues, chores }: StoredStatus, at: number): Row[] {
  return [
    ['last backup', lastBackup === null ? 'none' : `${age((at - lastBackup) / SECOND_MS)} ago`],
    ['people', `${today.people} today, ${month.people} in 30 days`],
    ['devices', `${today.devices} today, ${month.devices} in 30 days`],
    ...queues.map(({ name, waiting, running, tried, oldestSeconds }): Row => {
      const oldest = oldestSeconds === null ? '' : `, the oldest for ${age(oldestSeconds)}`
      const rest = [part(running, 'running'), part(tried, 'failed before')]
        .filter(Boolean)
        .map((text) => `, ${text}`)
      return [
        `queue ${name}`,
        waiting === 0 ? `nothing waits${rest.join('')}` : `${waiting} waiting${oldest}${rest.join('')}`,
      ]
    }),
    ...chores.map(({ name, isRunning, lastSeconds }): Row => {
      return [
        `chore ${name}`,
        isRunning ? 'runs now' : lastSeconds === null ? 'never' : `${age(lastSeconds)} ago`,
      ]
    }),
  ]
}

const part = (count: number, what: string): string => (count === 0 ? '' : `${count} ${what}`)
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const AGES = [
  { ms: DAY_MS, unit: 'd' },
  { ms: HOUR_MS, unit: 'h' },
  { ms: MINUTE_MS, unit: 'min' },
]

function age(seconds: number): string {
  const ms = seconds * SECOND_MS
  const fitting = AGES.find((each) => ms >= 2 * each.ms)
  return fitting === undefined ? `${Math.round(seconds)} s` : `${Math.round(ms / fitting.ms)} ${fitting.unit}`
}

const SIZES = ['B', 'kB', 'MB', 'GB', 'TB']

function bytes(count: number): string {
  const power = Math.min(SIZES.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, count)) / 3)))
  const value = count / 1_000 ** power
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${SIZES[power]}`
}
