import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../child.ts'
import type { Lockfile } from '../supply/shippedPackages.ts'

/** Downloads a package that is not installed here, and unpacks it if it has the checksum of the lockfile. [PKG-4] */
export async function fetchPackage(lock: Lockfile, path: string, scratch: string): Promise<string> {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const { version, integrity } = lock.packages[path] ?? {}
  const folder = join(scratch, name.replaceAll('/', '+'))
  mkdirSync(folder, { recursive: true })
  const wanted = `${name}@${version ?? ''}`
  await must(
    ['npm', 'pack', wanted, '--ignore-scripts', '--loglevel=error', '--pack-destination', folder],
    wanted,
  )
  const [file] = readdirSync(folder).filter((entry) => entry.endsWith('.tgz'))
  const tarball = join(folder, file ?? '')
  refuseOtherChecksum(readFileSync(tarball), integrity, wanted)
  await must(['tar', '-xzf', tarball, '-C', folder], wanted)
  return join(folder, 'package')
}

async function must(command: string[], wanted: string): Promise<void> {
  const { code, output } = await runCommand(command)
  if (code === 0) return
  console.error(output.trim())
  throw new Error(
    `${wanted} could not be fetched, for the reason above: see that the registry can be reached.`,
  )
}

export function refuseOtherChecksum(bytes: Buffer, integrity: string | undefined, wanted: string): void {
  const actual = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
  if (actual === integrity) return
  throw new Error(`${wanted} is not what package-lock.json has a checksum of: it was not used.`)
}
