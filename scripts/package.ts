// `npm run package`: one tarball with Node, the built app and PostgreSQL, for machines without Node. For this kind of
// system, or with `-- linux-arm64` for the other one. [PKG-1]
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand, stopChildrenOnInterrupt } from './child.ts'
import { fetchPackage } from './packing/fetchPackage.ts'
import { launcher } from './packing/launcher.ts'
import {
  fileEntry,
  nodePath,
  ownFiles,
  packageFiles,
  serverPackages,
  type System,
} from './packing/packageFiles.ts'
import { writeTarball, type TarEntry } from './packing/tarball.ts'
import { buildBillOfMaterials } from './supply/billOfMaterials.ts'
import { readFields } from './supply/readFields.ts'
import { findNeededPaths, findShippedPackages, type Lockfile } from './supply/shippedPackages.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const SYSTEMS: Record<string, System> = {
  'linux-x64': { os: 'linux', cpu: 'x64' },
  'linux-arm64': { os: 'linux', cpu: 'arm64' },
}
const LICENCE = /^(licen[cs]e|copying|notice)/i

stopChildrenOnInterrupt()
const name = process.argv[2] ?? `${process.platform}-${process.arch}`
const system = SYSTEMS[name]
const scratch = mkdtempSync(join(tmpdir(), 'reprieve-package-'))
try {
  if (system === undefined)
    throw new Error(`There is no package for ${name}: name ${Object.keys(SYSTEMS).join(' or ')}.`)
  await build(system)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function build(wanted: System): Promise<void> {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const entries: TarEntry[] = [
    ...ownFiles(ROOT),
    { path: 'reprieve', from: { text: launcher(version) }, isProgram: true },
    fileEntry('LICENSE', 'LICENSE'),
    { path: 'sbom.cdx.json', from: { text: await billOfMaterials(lock) }, isProgram: false },
  ]
  for (const path of serverPackages(lock, wanted)) {
    const folder = await folderOf(lock, path)
    entries.push(...packageFiles(folder, path), ...licences(folder, path))
  }
  // In the files of the browser, without their licences.
  for (const path of findNeededPaths(lock, ['web']).filter((one) => one.includes('node_modules/'))) {
    if (existsSync(path)) entries.push(...licences(path, path))
  }
  const node = await folderOf(lock, nodePath(wanted))
  entries.push(fileEntry(join(node, 'bin', 'node'), 'bin/node'), ...licences(node, 'node_modules/node'))
  await write(`reprieve-${version}-${wanted.os}-${wanted.cpu}`, entries)
}

async function write(base: string, entries: readonly TarEntry[]): Promise<void> {
  mkdirSync('dist', { recursive: true })
  const file = join('dist', `${base}.tar.gz`)
  const unique = new Map(entries.map((entry) => [entry.path, { ...entry, path: `${base}/${entry.path}` }]))
  await writeTarball(file, [...unique.values()])
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
  console.log(`${file}: ${Math.round(statSync(file).size / 1e6)} MB in ${unique.size} files`)
  console.log(`SHA-256 ${digest}`)
}

function folderOf(lock: Lockfile, path: string): Promise<string> {
  return existsSync(path) ? Promise.resolve(path) : fetchPackage(lock, path, scratch)
}

function licences(folder: string, path: string): TarEntry[] {
  const own = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return readdirSync(folder)
    .filter((file) => LICENCE.test(file) && statSync(join(folder, file)).isFile())
    .map((file) => ({ ...fileEntry(join(folder, file), `licences/${own}/${file}`), isProgram: false }))
}

/** As `npm run sbom` writes it, without the time and the number of this run. */
async function billOfMaterials(lock: Lockfile): Promise<string> {
  const { output } = await runCommand([
    'npm',
    'sbom',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
    '--loglevel=silent',
  ])
  const bill = buildBillOfMaterials(output, findShippedPackages(lock))
  if (bill === null)
    throw new Error('npm made no bill of materials that has all packages: run npm run sbom to see why.')
  const { serialNumber: _, metadata, ...fields } = readFields(bill)
  const { timestamp: __, ...told } = readFields(JSON.stringify(metadata ?? {}))
  return `${JSON.stringify({ ...fields, metadata: told }, null, 2)}\n`
}
