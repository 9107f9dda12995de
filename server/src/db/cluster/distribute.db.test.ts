import { join } from 'node:path'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { COMMANDS } from '../../admin/commands.ts'
import { readCommand, type AdminContext } from '../../admin/command.ts'
import { CannotStart } from '../../cannotStart.ts'
import { createUndistributed } from '../../testing/testCluster.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { migrate } from '../migrate.ts'
import { openDb, openPool, type Db } from '../pool.ts'
import { isDistributed, listPlaced } from './clusterStore.ts'
import { placeNewTables } from './distribute.ts'
import { TABLE_LAYOUT } from './tableLayout.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')
const isCluster = inject('databaseServer').workers.length > 0

let database: TestDatabase
let pool: pg.Pool
let db: Db
let said: string[]

beforeEach(async () => {
  database = isCluster ? await createUndistributed() : await createTestDatabase()
  pool = openPool({ ...database.config, max: 1 }, () => {})
  db = openDb(pool)
  said = []
  await migrate(pool, MIGRATIONS)
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

const admin = (words: string, say = (line: string) => void said.push(line)): Promise<string> => {
  const desk: AdminContext = {
    db,
    now: 0,
    publicUrl: '',
    startedIn: '/',
    sending: null,
    say,
  }
  const { command, given } = readCommand(COMMANDS, words.split(' '))
  return command.run(given, desk)
}

test.skipIf(isCluster)(
  '[DIST-4, DIST-6] plain PostgreSQL is told what is missing, and stays as it is',
  async () => {
    for (const words of ['distribute', 'distribute --dry-run'])
      await expect(admin(words)).rejects.toThrow(/^This is plain PostgreSQL, .* CREATE EXTENSION citus/)
    await expect(admin('shards')).rejects.toThrow(CannotStart)
    expect(await isDistributed(db)).toBe(false)
  },
)

// @long: a cluster is only there in the long run.
describe.skipIf(!isCluster)('on a cluster @long', () => {
  const moved = Object.values(TABLE_LAYOUT).filter(({ is }) => is !== 'coordinator').length

  async function addPeople(): Promise<void> {
    await sql`
      insert into account (user_id, username, email, language, created_at)
      select n, 'u' || n, 'u' || n || '@example.org', 'en', now() from generate_series(1, 50) n`.execute(db)
    await sql`insert into login_name select username, user_id from account`.execute(db)
  }

  const people = async (): Promise<unknown> =>
    (
      await sql`select (select count(*) from account)::int as people, (select count(*) from login_name)::int as names`.execute(
        db,
      )
    ).rows[0]

  test('[DIST-4] a dry run says what would move, and moves nothing', async () => {
    expect(await admin('distribute --dry-run')).toBe(`${moved} tables would be moved. Nothing was changed.`)
    expect(said).toContain('item: distributed by user_id')
    expect(said).toContain('login_name: distributed by name')
    expect(said).toContain('institution: whole on every node')
    expect(await isDistributed(db)).toBe(false)
  })

  test('[DIST-4] every row is there afterwards, and after a break the next run continues', async () => {
    await addPeople()
    let left = 5
    const breaking = admin('distribute --shards 4', () => {
      if ((left -= 1) < 0) throw new Error('killed')
    })
    await expect(breaking).rejects.toThrow('killed')
    expect((await listPlaced(db)).size).toBe(5)
    expect(await admin('distribute --shards 4')).toBe(`${moved - 5} tables were moved. Restart every server.`)
    expect(await admin('distribute')).toBe('Every table lies where it belongs.')
    expect(await people()).toEqual({ people: 50, names: 50 })
    expect(await isDistributed(db)).toBe(true)
  })

  test('[DIST-4] it does not move rows while a server is connected', async () => {
    const server = openPool(database.config, () => {})
    await server.query('select 1')
    await expect(admin('distribute')).rejects.toThrow('stop it, then run the command again')
    await server.end()
    expect((await listPlaced(db)).size).toBe(0)
  })

  test('[DIST-4] a table that lies somewhere else is named, and nothing is moved', async () => {
    await sql`select create_reference_table('plan')`.execute(db)
    await expect(admin('distribute')).rejects.toThrow(
      "The table plan lies whole on every node, and belongs distributed by user_id: run undistribute_table('plan')",
    )
  })

  test('[DIST-5] a table that came later is placed at the next start', async () => {
    await admin('distribute --shards 4')
    await sql`select undistribute_table('plan')`.execute(db)
    await placeNewTables(db)
    expect((await listPlaced(db)).get('plan')).toEqual({ by: 'user_id' })
  })

  test('[DIST-6] the sizes of tables and nodes are shown', async () => {
    await addPeople()
    await admin('distribute --shards 4')
    const lines = (await admin('shards')).split('\n')
    expect(lines.filter((line) => line.startsWith('node '))).toHaveLength(
      inject('databaseServer').workers.length,
    )
    expect(lines.filter((line) => line.startsWith('account: '))).toHaveLength(1)
  })
})
