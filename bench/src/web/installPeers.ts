import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../peers')
const ARGUMENTS = [
  'ci',
  '--prefix',
  FOLDER,
  '--ignore-scripts',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
]

/**
 * Installs the libraries that the product is compared with. Only the bench needs them: as packages of the workspace
 * they would be installed with every `npm start`.
 */
export function installPeers(): void {
  if (isInstalled()) return
  console.log('Installing the libraries to compare with, once.')
  const { npm_execpath: script } = process.env
  const isNpm = script?.endsWith('.js') === true
  try {
    const [program, first] = isNpm ? [process.execPath, [script]] : ['npm', []]
    execFileSync(program, [...first, ...ARGUMENTS], { stdio: 'inherit' })
  } catch (fault) {
    throw new Error('RxDB and PouchDB are missing: run "npm ci --prefix bench/peers" with a network', {
      cause: fault,
    })
  }
}

type Lock = Record<string, { version?: string }>

function isInstalled(): boolean {
  const [wanted, present] = [lockIn('package-lock.json'), lockIn('node_modules/.package-lock.json')]
  if (wanted === null || present === null) return false
  return Object.entries(wanted).every(
    ([path, { version }]) => path === '' || present[path]?.version === version,
  )
}

function lockIn(file: string): Lock | null {
  try {
    return (JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { packages: Lock }).packages
  } catch {
    return null
  }
}
