import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const SCRIPTS = join(import.meta.dirname, '..', '..')
const SOURCES = ['charts', 'content', 'contract', 'domain', 'locales', 'mind', 'web']
const LOCK = { packages: { '': {}, 'node_modules/half': { version: '1.0.0' } } }

/** A checkout with the files of set-up, a lockfile with one package, and one source file of the web app. */
export function makeCheckout(): string {
  const root = mkdtempSync(join(tmpdir(), 'reprieve-setup-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(join(SCRIPTS, 'setup'), join(root, 'scripts', 'setup'), { recursive: true })
  cpSync(join(SCRIPTS, 'setup.js'), join(root, 'scripts', 'setup.js'))
  for (const folder of SOURCES) mkdirSync(join(root, folder))
  const files = {
    'package.json': { type: 'module', workspaces: SOURCES },
    'package-lock.json': LOCK,
    'tsconfig.base.json': {},
  }
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(root, name), JSON.stringify(content))
  writeFileSync(join(root, 'web', 'main.ts'), 'first')
  return root
}

type Run = { code: number | null; said: string }

export function startSetup(root: string, { env = {}, args = ['start'], node = [] }: Wishes = {}) {
  const npm = {
    npm_execpath: join(root, 'scripts/setup/testing/npm-cli.js'),
    FAKE_NPM_LOG: join(root, 'npm.log'),
  }
  const settings = { PATH: process.env['PATH'], ...npm, ...env }
  const child = spawn(process.execPath, [...node, 'scripts/setup.js', ...args], { cwd: root, env: settings })
  return { child, ended: endOf(child) }
}

type Wishes = { env?: Record<string, string>; args?: string[]; node?: string[] }

export const setup = (root: string, wishes?: Wishes): Promise<Run> => startSetup(root, wishes).ended

function endOf(child: ChildProcess): Promise<Run> {
  let said = ''
  child.stdout?.on('data', (bytes) => (said += String(bytes)))
  child.stderr?.on('data', (bytes) => (said += String(bytes)))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}

/** The arguments and environment of each npm call. */
export function npmCalls(root: string): { args: string[]; env: Record<string, string> }[] {
  const log = join(root, 'npm.log')
  if (!existsSync(log)) return []
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as { args: string[]; env: Record<string, string> })
}

/** Every path of the checkout with its modification time: equal before and after means that nothing was written. */
export function listPathTimes(root: string): string[] {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return ['.', ...paths].map((path) => `${path} ${statSync(join(root, path)).mtimeMs}`)
}

export async function waitUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
}
