import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { readConfig } from '../config.ts'
import { readOrMakeKey } from '../db/keys.ts'
import {
  createEmptyDatabase,
  createTestDatabase,
  runSql,
  type TestDatabase,
} from '../testing/testDatabase.ts'
import { listTables } from './tableStore.ts'
import type { CommandEnvironment } from './runCommand.ts'

const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url))

interface TestPlace extends CommandEnvironment {
  output: string[]
}

interface DiaryPlace extends TestPlace {
  database: TestDatabase
  url: string
}

interface TestPlaces {
  root: string
  /** A data folder, with an embedded database once something starts there. */
  embedded(): TestPlace
  /** A data folder and a database with a URL: with our tables, or empty. */
  given(): Promise<DiaryPlace>
  givenEmpty(): Promise<DiaryPlace>
  removeAll(): Promise<void>
}

/** Folders and databases of one test; all are removed at its end. */
export function testPlaces(): TestPlaces {
  const root = mkdtempSync(join(tmpdir(), 'reprieve-backup-'))
  // As root, the database runs under another user, who must be able to traverse the folder.
  chmodSync(root, 0o711)
  const databases: TestDatabase[] = []
  const newPlace = (env: Record<string, string>): TestPlace => {
    const output: string[] = []
    const dataDir = join(root, `data-${randomBytes(4).toString('hex')}`)
    return {
      config: readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env }),
      dataDir,
      version: '1.2.3',
      checkout: CHECKOUT,
      migrations: join(CHECKOUT, 'server', 'migrations'),
      startedIn: root,
      now: new Date(),
      say: (line) => output.push(line),
      output,
    }
  }
  const reachable = (database: TestDatabase): DiaryPlace => {
    databases.push(database)
    const url = connectionUrl(database.config)
    return { ...newPlace({ DATABASE_URL: url }), database, url }
  }
  return {
    root,
    embedded: () => newPlace({}),
    given: async () => {
      const place = reachable(await createTestDatabase())
      makeData(place.dataDir)
      return place
    },
    givenEmpty: async () => reachable(await createEmptyDatabase()),
    removeAll: async () => {
      for (const database of databases) await database.drop()
      rmSync(root, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

function makeData(dataDir: string): void {
  readOrMakeKey(dataDir, 'pepper')
  mkdirSync(join(dataDir, 'files', '12'), { recursive: true, mode: 0o700 })
  writeFileSync(join(dataDir, 'files', '12', 'photo'), 'a picture')
}

function connectionUrl(config: pg.PoolConfig): string {
  if (config.connectionString !== undefined) return config.connectionString
  const url = new URL(`postgres://localhost:${config.port}/${config.database}`)
  url.username = config.user ?? ''
  url.password = encodeURIComponent(String(config.password))
  url.searchParams.set('host', config.host ?? '')
  return url.href
}

/** Everything that a restore must bring back, one digest per table, without epochs. */
export async function digests(pool: pg.Pool): Promise<Record<string, string>> {
  const client = await pool.connect()
  try {
    const digestByTable: Record<string, string> = {}
    for (const table of await listTables(client)) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(line, chr(10) order by line collate "C"), '')) as digest
         from (select (to_jsonb(t) - 'epoch')::text as line from ${client.escapeIdentifier(table)} t) lines`,
      )
      digestByTable[table] = rows[0]?.digest ?? ''
    }
    return digestByTable
  } finally {
    client.release()
  }
}

/** Adds a person with at least one row in every table, and text that a careless copy would corrupt. */
export async function addPerson(database: TestDatabase, userId: number): Promise<void> {
  await runSql(database.config, personSql(userId))
}

const AWKWARD = String.raw`tab	quote '' back\slash \N \. 疼痛 🌊 ${'\r\n'} end`

const personSql = (id: number): string => `
  insert into account values (${id}, 'ann${id}', 'ann${id}@example.org', null, 'ko', null, null, '2026-01-01 10:00:00.123456+02');
  insert into login_name values ('ann${id}', ${id}), ('ann${id}@example.org', ${id});
  insert into acceptance values (${id}, 'eula', 2, 'en', null, now());
  insert into session_family values (${id}, gen_random_uuid(), 'd', '${AWKWARD}', 'web', now(), now(), 'infinity', '\\x00ff0a', null, null, '');
  insert into session_token values (sha256('${id}'), ${id}, gen_random_uuid(), null, now(), null, null);
  insert into deleted_session values (sha256('${id}'), now());
  insert into mail_token values (sha256('${id}'), ${id}, 'activation', now(), now(), null);
  insert into mail values (gen_random_uuid(), ${id}, 'to', '${AWKWARD}', '', '', now(), null, 0, now());
  insert into attempt values ('${id}', now(), 3);
  insert into guide_bookmark values (${id}, 'opioids', now());
  insert into guide_feedback values (${id}, 'opioids', true, '${AWKWARD}', now());
  insert into guide_status values (${id}, 'opioids', 2, now());
  insert into program_progress values (${id}, 'sleep-better', 12.5, now());
  insert into solace_session values (${id}, gen_random_uuid(), sha256('${id}'), 'd', 'built-in', now(), now(), null, null);
  insert into solace_exchange values (${id}, gen_random_uuid(), gen_random_uuid(), null, '${AWKWARD}', '${AWKWARD}', '[]', null, now(), now());
  insert into access_log values (${id}, 1, now(), 'registered', null, '');
  insert into user_sync values (${id}, 1, 2, gen_random_uuid(), 9007199254740993, 1);
  insert into item values (${id}, gen_random_uuid(), 'record', 1, ${awkwardJsonSql(id)}, false, null, 1, now());
  insert into item_alias values (${id}, gen_random_uuid(), gen_random_uuid());
  insert into mfa_challenge values (sha256('${id}'), ${id}, '\\x00', 'd', '${AWKWARD}', 'web', null, 0, 1, now(), now(), null);
  insert into provider_identity values ('google', '${id}', ${id}, null, null, now());
  insert into user_value values (${id}, 'k', ${awkwardJsonSql(id)}, now());
  insert into email_preference values (${id}, true, false, false);
  insert into campaign values ('c${id}', 'newsletters', '', now());
  insert into campaign_mail values (${id}, 'c${id}', now());
  insert into avatar values (${id}, 'f${id}', 'upload', '\\x00ff0a', now());
  insert into plan values (${id}, true, 3, 'infinity', 'google', now());
  insert into credit_entry values (${id}, gen_random_uuid(), 3, 'pro', gen_random_uuid(), now());
  insert into purchase values (${id}, gen_random_uuid(), 'google', 'p', 'pro', sha256('${id}'), '${AWKWARD}', 'active', now(), null, null, 0);
  insert into spent_token values (sha256('${id}'), now());
  insert into report values (${id}, gen_random_uuid(), gen_random_uuid(), 1, 'ready', 1, null, ${awkwardJsonSql(id)}::json, null, 'ko', 'a4', true, now(), now(), now());
  insert into report_file values (${id}, gen_random_uuid(), 'pdf', 'application/pdf', '\\x00ff0a', '\\x00');
  insert into job values (gen_random_uuid(), ${id}, 'report', gen_random_uuid(), 1, 50, now(), now(), gen_random_uuid(), now());
  insert into share_link values (sha256('${id}'), ${id}, gen_random_uuid(), gen_random_uuid(), '[]', null, now(), now(), null, 'ready', ${awkwardJsonSql(id)}::json);
  insert into share_opening values (${id}, gen_random_uuid(), gen_random_uuid(), 'page', now());
  insert into push_subscription values (${id}, gen_random_uuid(), sha256('${id}'), '${AWKWARD}', null, '', 'webpush', 'Asia/Seoul', 'ko', gen_random_uuid(), '', now(), null, 9007199254740993, 0, now(), now(), ${awkwardJsonSql(id)});
  insert into push_note values (${id}, gen_random_uuid(), gen_random_uuid(), 'r_1', now());
  insert into institution values (${id}, 'clinic-${id}', '${AWKWARD}', true, false, 'A-9', 'pro', ${awkwardJsonSql(id)}::json, now());
  insert into institution_media values (${id}, 'logo', 'image/png', '\\x00ff0a', now());
  insert into institution_text values (${id}, 'ko', 'consentText', '${AWKWARD}');
  insert into study values (${id}, 's', '${AWKWARD}', true, now());
  insert into institution_code values (sha256('${id}'), ${id}, null, 'activation', 'to', now(), 'infinity', 1, 0);
  insert into institution_invitation values (${id}, ${id}, null, null, now());
  insert into membership values (${id}, gen_random_uuid(), ${id}, null, '${AWKWARD}', '1980-02-29', null, '${AWKWARD}', 'h', 'ko', now(), null, null, null);
  insert into institution_reading values (${id}, gen_random_uuid(), now());
  insert into questionnaire values (${id}, ${id}, 'peg', null, 'e', ${awkwardJsonSql(id)}, now(), null);
  insert into questionnaire_version values (${id}, 'e', ${awkwardJsonSql(id)}::json, null, '[]', '${AWKWARD}', now());
  insert into questionnaire_response values (${id}, 'r', ${id}, null, null, 'peg', 'e', ${awkwardJsonSql(id)}::json, null, now(), -60, null, now());
  insert into term_source values ('s${id}', '1', '', '${AWKWARD}', 1, now());
  insert into term_number values ('s${id}', '${AWKWARD}', ${id});
  insert into term_concept values (${id}, 's${id}', 'c', 'medication', '${AWKWARD}', array['a', null, '{"'], '{}');
  insert into term_name values (${id}, 's${id}', 'medication', 'brand', 'en', '${AWKWARD}', 'two words');
  insert into term_strength values (${id}, 's${id}', '500/30', 'µg');
  insert into item_history values (${id}, gen_random_uuid(), 'notes', '0', '', null, ${awkwardJsonSql(id)})`

const awkwardJsonSql = (id: number): string =>
  `jsonb_build_object('notes', '${AWKWARD}', 'n', 0.1, 'big', 123456789012345678901234567890, 'id', ${id})`
