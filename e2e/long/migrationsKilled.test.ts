import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasDebianPostgres, startDebianPostgres, type DebianPostgres } from '../harness/debianPostgres.ts'
import { pullAll, sendActs } from '../harness/diary.ts'
import { freePort } from '../harness/freePort.ts'
import { noteCreate, findLedgerMismatches, type Ledger } from '../harness/ledger.ts'
import { endAtLast, removeTemporary, temporaryFolder } from '../harness/leftovers.ts'
import { LIMIT_MS, median, printFigure, pickByRunLength } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { isGoneWithin, sendSignal } from '../harness/processCleanup.ts'
import { startServer } from '../harness/serverProcess.ts'

const BIN = '/usr/lib/postgresql/15/bin'
const CHECKOUT = join(import.meta.dirname, '../..')
const STEPS = readdirSync(join(CHECKOUT, 'server/migrations')).filter((name) => name.endsWith('.sql')).length
/** Every migration, or every seventh: the fourteenth creates the item tables. */
const EVERY = pickByRunLength({ short: 7, long: 1 })
const ITEMS = 10_000
const PATIENCE_MS = 120_000

let database: DebianPostgres
let untouched: DebianPostgres
let place: string

// Without Debian's PostgreSQL the set-up fails with a message that says so.
beforeAll(async () => {
  if (!hasDebianPostgres()) throw new Error('This needs PostgreSQL 15: apt-get install -y postgresql-15')
  database = await startDebianPostgres()
  untouched = await startDebianPostgres()
  place = temporaryFolder()
}, LIMIT_MS)
afterAll(async () => {
  await database?.stop()
  await untouched?.stop()
  await removeTemporary(place)
})

const ask = ({ url }: DebianPostgres, sql: string): string =>
  execFileSync(join(BIN, 'psql'), [url, '-XtAqv', 'ON_ERROR_STOP=1', '-c', sql], { encoding: 'utf8' }).trim()

/** Everything that migrations can have created, without the additions of this test. */
function schemaOf({ url }: DebianPostgres): string {
  const dump = execFileSync(join(BIN, 'pg_dump'), ['-s', '-n', 'public', url], { encoding: 'utf8' })
  // Each dump contains a random token.
  const lines = dump.split('\n').filter((line) => !/^\\(un)?restrict |^--|TRIGGER/.test(line))
  return lines.join('\n').replaceAll(/\n{2,}/g, '\n')
}

type Moment = 'made' | 'noted'

/**
 * Blocks the database at one moment of one migration: after its statement, or after it is recorded and before the
 * commit.
 */
const HOLD = `
  create schema hold;
  create table hold.at (step int, moment text);
  insert into hold.at values (-1, '');
  create function hold.still(given text) returns void language plpgsql as $$
    begin
      if (select moment = given and step + (moment = 'noted')::int =
        (select count(*) from public.migration where number > 0) from hold.at)
      then perform pg_sleep(600); end if;
    end $$;
  create function hold.made() returns event_trigger language plpgsql as $$
    begin
      if current_query() !~ '^create table if not exists migration' then perform hold.still('made'); end if;
    end $$;
  create function hold.noted() returns trigger language plpgsql as $$
    begin if new.number > 0 then perform hold.still('noted'); end if; return null; end $$;
  create event trigger hold on ddl_command_end when tag in
    ('CREATE TABLE', 'ALTER TABLE', 'CREATE INDEX', 'CREATE FUNCTION', 'DROP INDEX', 'DROP TABLE')
    execute function hold.made()`

const LET_GO = `drop event trigger hold; drop trigger if exists noted on migration; drop schema hold cascade`

const applied = (): number => Number(ask(database, 'select count(*) from migration where number > 0'))

const HELD = `select count(*) from pg_stat_activity where wait_event = 'PgSleep'`
const END_HELD = `select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'`

/** People and ten thousand items, inserted as soon as their tables exist, so that later migrations process them. */
const FILL: Readonly<Record<number, string>> = {
  1: `insert into account select n, 'person-' || n, n || '@example.org', null, 'en', null, now(), now() from generate_series(1, 1000) n`,
  14: `insert into item select 1 + n % 1000, md5('item ' || n)::uuid, 'record', n, jsonb_build_object('note', jsonb_build_object('v', n)), n % 9 = 0, null, n, now() from generate_series(1, ${ITEMS}) n`,
  18: `insert into item_history select 1 + n % 1000, md5('item ' || n)::uuid, 'note', 'then', 'x', null, to_jsonb(n) from generate_series(1, ${ITEMS}) n`,
}
const DIGEST = `select count(*) || ' ' || md5(string_agg(i::text, '|' order by num)) from item i`

async function aStartingServer(): Promise<ChildProcess> {
  const { PATH, HOME, LANG } = process.env
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/src/main.ts'], {
    cwd: CHECKOUT,
    env: {
      PATH,
      HOME,
      LANG,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: join(place, 'data'),
      DATABASE_URL: database.url,
    },
    stdio: 'ignore',
  })
  endAtLast(child)
  return child
}

/** Starts a server and kills it while the database is blocked. */
async function killedAt(step: number, moment: Moment): Promise<number> {
  ask(database, `update hold.at set step = ${step}, moment = '${moment}'`)
  const began = performance.now()
  let child = await aStartingServer()
  while (ask(database, HELD) === '0') {
    if (performance.now() - began > PATIENCE_MS) throw new Error(`Nothing was held at ${step} ${moment}`)
    // A server that finds the database too busy exits with a message, and is started again.
    if (child.exitCode !== null) child = await aStartingServer()
    await wait(200)
  }
  const pid = child.pid ?? 0
  sendSignal(pid, 'SIGKILL')
  await isGoneWithin(pid, PATIENCE_MS)
  ask(database, END_HELD)
  while (ask(database, HELD) !== '0') await wait(50)
  return (performance.now() - began) / 1_000
}

test(
  '[REL 1b, D53] a server killed at any step of any migration leaves complete steps, and the next start continues from there',
  async () => {
    ask(database, HOLD)
    const seconds: number[] = []
    let filled = ''
    for (let step = 0; step < STEPS; step += EVERY) {
      for (const moment of ['made', 'noted'] as const) {
        const before = step === applied0() ? schemaOf(database) : null
        seconds.push(await killedAt(step, moment))
        expect(applied()).toBe(step)
        const after = schemaOf(database)
        expect(after).toBe(before ?? after)
        if (step === 0 && moment === 'made')
          ask(
            database,
            `create trigger noted after insert on migration for each row execute function hold.noted()`,
          )
      }
      const sql = FILL[step]
      if (sql !== undefined) ask(database, sql)
      if (step === 14) filled = ask(database, DIGEST)
    }
    ask(database, LET_GO)

    const server = await startServer({ databaseUrl: database.url })
    const other = await startServer({ databaseUrl: untouched.url })
    expect(applied()).toBe(STEPS)
    expect(schemaOf(database)).toBe(schemaOf(untouched))
    expect(ask(database, DIGEST)).toBe(filled)
    const session = await newPerson(server)
    const ledger: Ledger = new Map()
    await sendActs({ port: server.port, session }, 'sync/create-records', [
      noteCreate(ledger),
      noteCreate(ledger),
    ])
    expect(findLedgerMismatches(ledger, await pullAll({ port: server.port, session }))).toEqual([])
    await server.remove()
    await other.remove()
    printFigure('kills in the midst of migrations', seconds.length)
    printFigure('migrations', STEPS)
    printFigure('items that later steps went over', filled.split(' ')[0] ?? '0')
    printFigure('median seconds to a kill', median(seconds))
  },
  LIMIT_MS,
)

/** Before the first start there is no table to count in. */
const applied0 = (): number =>
  ask(database, `select to_regclass('public.migration')`) === '' ? -1 : applied()
