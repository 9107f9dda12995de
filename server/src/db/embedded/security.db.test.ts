import { chmodSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CannotStart } from '../../cannotStart.ts'
import { shortFolderPath } from './socketFolder.ts'
import { type EmbeddedDatabase, startEmbedded } from './startEmbedded.ts'
import { runQuery, queryAsApp, queryAsSuperuser, testServers } from '../../testing/testServers.ts'

const servers = testServers()
const dataDir = servers.dataDir()
let database: EmbeddedDatabase

beforeAll(async () => {
  database = await startEmbedded({ dataDir })
})

afterAll(async () => {
  await database.stop()
  servers.removeAll()
})

test('[STACK 2] PostgreSQL runs as a user of its own under root, and owns its cluster alone', () => {
  const me = process.getuid?.()
  const owner = statSync(join(dataDir, 'postgres')).uid

  expect(owner === me).toBe(me !== 0)
  expect(statSync(`/proc/${database.pid}`).uid).toBe(owner)
  expect(owner === 0 || owner === 65534).toBe(false)
  expect(['', 'keys', 'files', 'postgres.log'].map((name) => statSync(join(dataDir, name)).uid)).toEqual(
    Array(4).fill(me),
  )
})

const modeOf = (name: string): string => (statSync(join(dataDir, name)).mode & 0o777).toString(8)

test('[STACK 6] every folder and file is closed to others', () => {
  expect(modeOf('')).toBe(process.getuid?.() === 0 ? '711' : '700')
  expect(['postgres', 'keys', 'files'].map(modeOf)).toEqual(['700', '700', '700'])
  expect(['keys/postgres-app', 'keys/postgres-superuser', 'postgres.log'].map(modeOf)).toEqual([
    '600',
    '600',
    '600',
  ])
})

test('[STACK 6] PostgreSQL listens on a socket inside its closed folder, and on no port', async () => {
  expect(await queryAsApp(database, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(database.host).toBe(join(dataDir, 'postgres'))
  expect(statSync(database.host).mode & 0o777).toBe(0o700)
})

test('[STACK 6] without the password nobody gets in, whatever the role', async () => {
  const { host, port } = database
  for (const user of ['postgres', 'reprieve']) {
    await expect(
      runQuery({ host, port, user, password: 'guess', database: 'reprieve' }, 'select 1'),
    ).rejects.toThrow('password')
  }
  const rules = readFileSync(join(host, 'pg_hba.conf'), 'utf8')
    .split('\n')
    .filter((line) => /^(local|host)/.test(line))
  expect(new Set(rules.map((rule) => rule.split(/\s+/).at(-1)))).toEqual(new Set(['scram-sha-256', 'reject']))
})

test('[STACK 6] the role of the server owns its database and can do nothing beyond', async () => {
  const [role] = await queryAsApp(
    database,
    `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user`,
  )
  expect(role).toEqual({
    rolsuper: false,
    rolcreatedb: false,
    rolcreaterole: false,
    rolreplication: false,
    rolbypassrls: false,
  })
  await expect(queryAsApp(database, `select pg_read_file('PG_VERSION')`)).rejects.toThrow('permission denied')
})

test('[REL 1a] writes are durable when acknowledged, and damage on the disk is noticed', async () => {
  const settings = await queryAsApp(
    database,
    `select name, setting from pg_settings
     where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'TimeZone', 'server_encoding')`,
  )
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    TimeZone: 'UTC',
    server_encoding: 'UTF8',
  })
})

test('[STACK 6] what a person wrote does not reach the log when the database refuses it', async () => {
  await queryAsApp(
    database,
    'create table diary (id int primary key, note text unique, severity int check (severity < 11))',
  )
  await queryAsApp(database, `insert into diary values (1, 'canary-first', 3)`)
  const refused = [
    `insert into diary values (2, 'canary-first', 3)`,
    `insert into diary values (3, 'canary-second', 99)`,
    `insert into diary values ('canary-third', '', 1)`,
    `select 'canary-fourth'::uuid`,
  ]
  for (const sql of refused) await expect(queryAsApp(database, sql)).rejects.toThrow(/./)

  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toContain('ready to accept connections')
  expect(log).not.toMatch(/canary/)
})

test('[STACK 6] where the path is too long for a socket, it lies in a checked folder of its own @long', async () => {
  const longDir = servers.dataDir('x'.repeat(100))
  const elsewhere = shortFolderPath(join(longDir, 'postgres'))
  mkdirSync(elsewhere, { mode: 0o755 })
  chmodSync(elsewhere, 0o755)
  await expect(startEmbedded({ dataDir: longDir })).rejects.toThrow(CannotStart)
  rmSync(elsewhere, { recursive: true })

  const started = await startEmbedded({ dataDir: longDir })
  const found = statSync(started.host)
  expect({ host: started.host, mode: found.mode & 0o777 }).toEqual({ host: elsewhere, mode: 0o700 })
  expect(found.uid).toBe(statSync(join(longDir, 'postgres')).uid)
  expect(await queryAsSuperuser(longDir, started.host, 'select 1 as one')).toEqual([{ one: 1 }])
  await started.stop()
  rmSync(elsewhere, { recursive: true })
  expect(dirname(elsewhere)).toBe('/tmp')
})
