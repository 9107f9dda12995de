import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { JobRunner } from '../jobs/jobRunner.ts'
import { openTestApp, type Answer, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { ReportChildren } from './child/reportChildren.ts'
import { reportLane } from './reportJobs.ts'

/**
 * Replaces the program that lays out pages: its file contains its input as JSON, so that a test can check it. Its
 * behaviour comes from a file that the test writes: `make`, `empty`,
 * `fail`, `die`, or `hang` for as long as it says so. Like the real one it stays for the next report.
 */
const PROGRAM = `
import { readFileSync, appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
const say = (frame, text = '') => {
  const bytes = Buffer.from(text)
  process.stdout.write(JSON.stringify(text === '' ? frame : { ...frame, bytes: bytes.length }) + '\\n')
  process.stdout.write(bytes)
}
const wanted = () => readFileSync(new URL('act', import.meta.url), 'utf8')
async function work(head, kinds) {
  say({ is: 'progress', at: 40 })
  while (wanted() === 'hang') await new Promise((resolve) => setTimeout(resolve, 20))
  const act = wanted()
  if (act === 'die') process.kill(process.pid, 'SIGKILL')
  if (act === 'fail') process.exit(1)
  if (act === 'empty') say({ is: 'empty' })
  else {
    say({ is: 'file', form: 'pdf', type: 'application/pdf' }, JSON.stringify({ head, kinds, env: process.env }))
    say({ is: 'file', form: 'json', type: 'application/fhir+json' }, '{"a":1}')
    say({ is: 'content' }, '{"v":1}')
    say({ is: 'done', isUa: false })
  }
  say({ is: 'ready', rssMb: 50 })
}
let head = null
let kinds = {}
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line)
  if (told.head) {
    appendFileSync(new URL('started', import.meta.url), process.pid + '\\n')
    head = told.head
    kinds = {}
  }
  if (told.row) kinds[told.row.kind] = (kinds[told.row.kind] ?? 0) + 1
  if (told.end) await work(head, kinds)
}
`

type Act = 'make' | 'empty' | 'fail' | 'die' | 'hang'

export interface ReportsApp extends TestApp {
  /** Sets what the child does from now on. */
  does(act: Act): void
  /** The process of each report that was begun so far. */
  started(): number[]
  /** Another process of the server on the same database. */
  runner(): JobRunner
  /** Resolves when all due jobs are done. */
  settled(): Promise<void>
  generate(person: TestPerson, changes?: Record<string, unknown>): Promise<Answer>
  record(person: TestPerson, at?: number): Promise<void>
  list(person: TestPerson): Promise<Record<string, unknown>[]>
  creditsOf(person: TestPerson): Promise<number>
  faults: unknown[]
}

export const BASIC = { pain_summary_enabled: 1, pain_summary: { change_values: 1 } } as const
export const ADVANCED = { ...BASIC, timeline_view_enabled: 1, timeline_view: { severity: 1 } } as const

export async function openReportsApp(env: Record<string, string> = {}): Promise<ReportsApp> {
  const server = await openTestApp({ RATE_LIMITS: 'off', PLANS: 'store', ...env })
  const folder = mkdtempSync(join(tmpdir(), 'reprieve-reports-'))
  const inFolder = (name: string) => join(folder, name)
  writeFileSync(inFolder('child.mjs'), PROGRAM)
  writeFileSync(inFolder('started'), '')
  const does = (act: Act) => writeFileSync(inFolder('act'), act)
  does('make')
  const faults: unknown[] = []
  const runners: JobRunner[] = []
  const runner = (): JobRunner => {
    const { db, config, stores, push, mailRunner, now } = server.services
    const program = pathToFileURL(inFolder('child.mjs'))
    const made = new JobRunner([reportLane(new ReportChildren({ program }), 2)], {
      services: { db, config, stores, push, now, wakeMail: () => mailRunner.wake() },
      onError: (error) => faults.push(error),
    })
    runners.push(made)
    return made
  }
  await server.services.jobs.stop()
  server.services.jobs = runner()

  const call = (person: TestPerson, name: string, body?: unknown) =>
    server.call(`reports/${name}`, body, { person })
  return {
    ...server,
    faults,
    does,
    runner,
    started: () => readLines(inFolder('started')),
    settled: () => server.services.jobs.settled(),
    generate: (person, changes = {}) =>
      call(person, 'generate-report', {
        client_id: randomUUID(),
        options: BASIC,
        filter: null,
        range: { dateRange: '30days' },
        time_offset: 0,
        ...changes,
      }),
    async record(person, at = server.clock.now) {
      const content = { pain_record_type: 'PainRecord', severity: 4, timing: at, time_offset: 0, deleted: 0 }
      await server.call(
        'sync/create-record',
        { client_id: randomUUID(), record_type: 'pain_record', content },
        { person },
      )
    },
    async list(person) {
      return (await call(person, 'list-user-reports')).body['reports'] as Record<string, unknown>[]
    },
    async creditsOf(person) {
      return Number((await call(person, 'list-user-reports')).body['credits_count'])
    },
    async close() {
      await Promise.all(runners.map((one) => one.stop()))
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

const readLines = (path: string): number[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(Number)

/** Sets the person's plan. */
export async function setTestPlan(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { userId }: TestPerson,
  plan: { credits?: number; is_pro?: boolean; subscription_until?: Date },
): Promise<void> {
  await db
    .insertInto('plan')
    .values({ user_id: userId, updated_at: new Date(clock.now), ...plan })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(plan))
    .execute()
}
