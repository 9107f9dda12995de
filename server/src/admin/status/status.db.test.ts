import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb, openPool } from '../../db/pool.ts'
import { queueJob } from '../../jobs/jobStore.ts'
import { queueMail } from '../../jobs/mailStore.ts'
import { openTestApp, type TestApp } from '../../testing/testApp.ts'
import { createEmptyDatabase } from '../../testing/testDatabase.ts'
import { readCommand, type AdminContext } from '../command.ts'
import { COMMANDS } from '../commands.ts'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))
const HOUR = 3_600_000

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
  // They would take what is to be seen here.
  const { mailRunner, jobs, chores } = server.services
  await Promise.all([mailRunner.stop(), jobs.stop(), chores.stop()])
  await server.db.deleteFrom('chore_turn').execute()
})
afterAll(() => server.close())

async function status(options: { json?: boolean; db?: AdminContext['db'] } = {}) {
  let failed = false
  const { command, given } = readCommand(COMMANDS, options.json === true ? ['status', '--json'] : ['status'])
  const text = await command.run(given, {
    db: options.db ?? server.db,
    now: server.clock.now,
    publicUrl: 'https://diary.example.org',
    say: () => {},
    startedIn: '/',
    server: {
      place: { version: '1.2.3', config: server.services.config, dataDir: '/', migrations },
      fail: () => (failed = true),
    },
    sending: null,
  })
  return { text, failed }
}

test('[ADMIN-13] people, queues, chores and the backup are read from the database, and nobody is named', async () => {
  const person = await server.signUp()
  const again = await server.signIn(person, { deviceId: randomUUID() })
  const { now } = server.clock
  await server.db.transaction().execute(async (trx) => {
    await queueMail(
      trx,
      { userId: null, to: 'ann@example.org', subject: 's', text: 't', html: 'h' },
      now - HOUR / 2,
    )
    await queueJob(trx, { userId: 1, kind: 'push', about: randomUUID() }, now - HOUR)
    const value = new Date(now - 3 * HOUR).toISOString()
    await trx.insertInto('deployment').values({ name: 'last-backup', value }).execute()
    const turn = { name: 'sweep', due_at: new Date(now + HOUR / 2), worker: null }
    await trx.insertInto('chore_turn').values(turn).execute()
  })
  const { text, failed } = await status()
  expect(text).toMatch(/^people +1 today, 1 in 30 days$/m)
  expect(text).toMatch(/^devices +2 today, 2 in 30 days$/m)
  expect(text).toMatch(/^queue push +1 waiting, the oldest for 60 min$/m)
  expect(text).toMatch(/^queue mail +\d+ waiting, the oldest for 30 min$/m)
  expect(text).toMatch(/^chore sweep +30 min ago$/m)
  expect(text).toMatch(/^last backup +3 h ago$/m)
  expect(text).toContain('! Jobs of the kind push wait for 60 minutes')
  expect(failed).toBe(true)
  for (const secret of [person.username, person.email, again.deviceId, String(person.userId), 'ann@'])
    expect(text).not.toContain(secret)
})

test('[ADMIN-13] as JSON it is the same', async () => {
  const { text, failed } = await status({ json: true })
  const told = JSON.parse(text) as Record<string, unknown>
  expect(told).toMatchObject({ version: '1.2.3', migrations: { missing: 0, unknown: 0 } })
  expect(failed).toBe((told['faults'] as unknown[]).length > 0)
})

test('[ADMIN-13] a database without our tables is told as one, and stays without them', async () => {
  const empty = await createEmptyDatabase()
  const pool = openPool(empty.config, () => {})
  const db = openDb(pool)
  const { text, failed } = await status({ db })
  expect(text).toMatch(/^migrations +0 applied, \d+ missing$/m)
  expect(text).toMatch(/^! The database lacks \d+ migrations/m)
  expect(failed).toBe(true)
  expect((await db.introspection.getTables()).map(({ name }) => name)).toEqual([])
  await pool.end()
  await empty.drop()
})
