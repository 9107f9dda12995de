import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { CannotStart } from '../../cannotStart.ts'
import { startEmbedded } from './startEmbedded.ts'
import { queryAsApp, testServers } from '../../testing/testServers.ts'

const pattern = testServers()
let servers: ReturnType<typeof testServers>

beforeAll(async () => {
  await (await startEmbedded({ dataDir: pattern.dataDir() })).stop()
})

afterAll(() => pattern.removeAll())

beforeEach(() => {
  servers = testServers()
})

afterEach(() => servers.removeAll())

// A copy spares the time of making a cluster. It comes back open to all, and root's own when root copies it.
function usedDataDir(): string {
  const dataDir = servers.dataDir()
  cpSync(pattern.dataDir(), dataDir, { recursive: true })
  return dataDir
}

const postmasterFile = (dataDir: string): string => join(dataDir, 'postgres', 'postmaster.pid')

test('[D53] the first start makes a database, and the next finds what was written', async () => {
  const dataDir = servers.dataDir('with space, comma and ü')
  const first = await startEmbedded({ dataDir })
  await queryAsApp(first, `create table kept as select 'still here' as word`)
  expect(await first.stop()).toBe('stopped')
  expect(existsSync(postmasterFile(dataDir))).toBe(false)

  const second = await startEmbedded({ dataDir })
  expect(second.adopted).toBe(false)
  expect(await queryAsApp(second, 'select word from kept')).toEqual([{ word: 'still here' }])
  await second.stop()
})

test('[STACK 4] a PostgreSQL that outlived its killed server is adopted, with all that was acknowledged', async () => {
  const dataDir = usedDataDir()
  const server = servers.spawnServer(dataDir)
  const before = await server.ready()
  await queryAsApp(before, 'create table kept as select 1 as one')
  await server.kill()

  const after = await startEmbedded({ dataDir })

  expect({ adopted: after.adopted, pid: after.pid }).toEqual({ adopted: true, pid: before.pid })
  expect(await queryAsApp(after, 'select one from kept')).toEqual([{ one: 1 }])
  expect(await after.stop()).toBe('stopped')
})

test.each(['SIGINT', 'SIGKILL'] as const)(
  '[STACK 4] while an orphan dies of %s the next start waits, and starts anew @long',
  async (signal) => {
    const dataDir = usedDataDir()
    const server = servers.spawnServer(dataDir)
    const before = await server.ready()
    await queryAsApp(before, 'create table kept as select 1 as one')
    await server.kill()
    process.kill(before.pid, signal)

    const after = await startEmbedded({ dataDir })

    expect(after.pid).not.toBe(before.pid)
    expect(await queryAsApp(after, 'select one from kept')).toEqual([{ one: 1 }])
    await after.stop()
  },
)

test('[STACK 5] a server killed during initdb leaves nothing that the next start would take for a cluster @long', async () => {
  const dataDir = servers.dataDir()
  const server = servers.spawnServer(dataDir)
  const workshop = join(dataDir, `postgres.init-${server.pid}`)
  while (!existsSync(join(workshop, 'cluster', 'base', '1'))) await sleep(2)
  await server.kill()
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)

  const after = await startEmbedded({ dataDir })

  expect(after.adopted).toBe(false)
  expect(await queryAsApp(after, 'select 1 as one')).toEqual([{ one: 1 }])
  await after.stop()
  await (await startEmbedded({ dataDir })).stop()
  expect(readdirSync(dataDir).filter((name) => name.includes('.init-'))).toEqual([])
})

test('[D54] servers that start at once on a new folder share one PostgreSQL, and the last one stops it @long', async () => {
  const dataDir = servers.dataDir()
  const [one, two] = [servers.spawnServer(dataDir), servers.spawnServer(dataDir)]
  const [first, second] = [await one.ready(), await two.ready()]

  expect(second.pid).toBe(first.pid)
  expect(first.adopted).toBe(!second.adopted)
  await queryAsApp(first, 'create table shared as select 1 as one')
  expect(await queryAsApp(second, 'select one from shared')).toEqual([{ one: 1 }])

  expect(await one.stop()).toBe('left-running')
  expect(await queryAsApp(second, 'select one from shared')).toEqual([{ one: 1 }])
  expect(await two.stop()).toBe('stopped')
})

test('[STACK 4] a cluster of another major version is told in one sentence', async () => {
  const dataDir = servers.dataDir()
  mkdirSync(join(dataDir, 'keys'), { recursive: true })
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')

  const refused = await startEmbedded({ dataDir }).catch((error: unknown) => error)

  expect(refused).toBeInstanceOf(CannotStart)
  expect(String(refused)).toContain('is of PostgreSQL 17, and this is PostgreSQL 18')
})

test('[STACK 4] lost keys are told in one sentence, and the cluster is left alone', async () => {
  const dataDir = usedDataDir()
  const server = servers.spawnServer(dataDir)
  await server.ready()
  const other = Buffer.alloc(32, 7).toString('base64')
  writeFileSync(join(dataDir, 'keys', 'postgres-superuser'), other)

  await expect(startEmbedded({ dataDir })).rejects.toThrow('do not open the database beside them')
  expect(await server.stop()).toBe('stopped')
})

test('[STACK 6] the log is bounded: what was written before is kept once, at mode 0600', async () => {
  const dataDir = usedDataDir()
  writeFileSync(join(dataDir, 'postgres.log'), 'x'.repeat(1_000_001))

  await (await startEmbedded({ dataDir })).stop()

  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('x'.repeat(100))
  expect(statSync(join(dataDir, 'postgres.log.1')).mode & 0o777).toBe(0o600)
})
