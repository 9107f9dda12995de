import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, WEEK_MS } from '@reprieve/domain/time/instant.ts'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

// Half of all calls take less than ten milliseconds; the longest that a client waits for is a first sync.
const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]
const JOB_SECONDS = [0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 300]
const MODEL_SECONDS = [0.5, 1, 2.5, 5, 10, 30, 60, 120]
// From "the person is online" to "the device was in a drawer".
const AGE_SECONDS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  6 * HOUR_MS,
  DAY_MS,
  WEEK_MS,
  30 * DAY_MS,
].map((ms) => ms / SECOND_MS)

/** How the figures of several processes become one. [MET-7] */
type Together = 'sum' | 'max' | 'min'

/** Every figure of ours. What Node.js and the process have is added by prom-client. */
export function makeFigures(register: Registry) {
  const registers = [register]
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter<L>({ name, help, labelNames: [...labelNames], registers })
  const gauge = <L extends string>(
    name: string,
    help: string,
    options: { labels?: readonly L[]; of?: Together } = {},
  ) =>
    new Gauge<L>({
      name,
      help,
      labelNames: [...(options.labels ?? [])],
      aggregator: options.of ?? 'sum',
      registers,
    })
  const histogram = <L extends string>(
    name: string,
    help: string,
    { labels = [], buckets }: { labels?: readonly L[]; buckets: number[] },
  ) => new Histogram<L>({ name, help, labelNames: [...labels], buckets, registers })

  return {
    build: gauge('reprieve_build_info', 'The version of the server, as a label.', {
      labels: ['version'],
      of: 'max',
    }),

    processes: gauge('reprieve_processes', 'Processes that serve the app.'),

    calls: counter('reprieve_calls_total', 'Finished calls.', ['route', 'status', 'code']),
    callSeconds: histogram('reprieve_call_seconds', 'Duration of finished calls.', {
      labels: ['route'],
      buckets: CALL_SECONDS,
    }),
    running: gauge('reprieve_calls_running', 'Calls that are being worked on.'),
    shed: counter('reprieve_calls_shed_total', 'Calls refused unread with code 112, by cause.', ['cause']),
    refusedAttempts: counter('reprieve_refused_attempts_total', 'Attempts refused by a limit.', ['limit']),

    pool: gauge('reprieve_pool_connections', 'Connections to the database.', { labels: ['state'] }),
    poolMost: gauge('reprieve_pool_connections_max', 'The most connections to the database.'),
    poolWaiting: gauge('reprieve_pool_waiting', 'Queries that wait for a connection.'),
    databaseUp: gauge('reprieve_database_up', '1 if the database answers.', { of: 'min' }),

    queueWaiting: gauge('reprieve_queue_waiting', 'What is due and nobody is at.', {
      labels: ['queue'],
      of: 'max',
    }),
    queueRunning: gauge('reprieve_queue_running', 'What is being worked on.', {
      labels: ['queue'],
      of: 'max',
    }),
    queueTried: gauge('reprieve_queue_tried', 'What failed before and is to be tried again.', {
      labels: ['queue'],
      of: 'max',
    }),
    queueOldest: gauge('reprieve_queue_oldest_seconds', 'How long the oldest has waited.', {
      labels: ['queue'],
      of: 'max',
    }),

    pushes: counter('reprieve_sync_pushes_total', 'Calls in which a device sent records.'),
    pushedRows: counter('reprieve_sync_pushed_rows_total', 'Records sent by devices, by result.', ['result']),
    pushAge: histogram('reprieve_sync_push_age_seconds', 'How old the newest change of a push was.', {
      buckets: AGE_SECONDS,
    }),
    pulls: counter('reprieve_sync_pulls_total', 'Calls in which a device asked for changes.'),
    pulledRows: counter('reprieve_sync_pulled_rows_total', 'Rows sent to devices.'),

    pushMessages: counter('reprieve_push_messages_total', 'Push messages, by result.', ['result']),
    mails: counter('reprieve_mails_total', 'Attempts to send a mail, by result.', ['result']),
    jobs: counter('reprieve_jobs_total', 'Attempts at a job, by result.', ['kind', 'result']),
    jobSeconds: histogram('reprieve_job_seconds', 'Duration of an attempt at a job.', {
      labels: ['kind'],
      buckets: JOB_SECONDS,
    }),
    chores: counter('reprieve_chores_total', 'Runs of a chore, by result.', ['chore', 'result']),
    modelCalls: counter('reprieve_model_calls_total', "Calls of Solace's model, by result.", ['result']),
    modelSeconds: histogram('reprieve_model_seconds', "Duration of calls of Solace's model.", {
      buckets: MODEL_SECONDS,
    }),

    lastBackup: gauge(
      'reprieve_last_backup_timestamp_seconds',
      'When the last good backup was made; 0 for none.',
      {
        of: 'max',
      },
    ),
    diskFree: gauge('reprieve_disk_free_bytes', 'Free space on the disk of DATA_DIR.', { of: 'min' }),
    diskSize: gauge('reprieve_disk_size_bytes', 'Size of the disk of DATA_DIR.', { of: 'max' }),
  }
}

export type Figures = ReturnType<typeof makeFigures>
