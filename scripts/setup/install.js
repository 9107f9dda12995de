import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runProgram } from './child.js'
import { hasPinnedNode, linkPinnedNode, pinnedNodeRuns, thisMachine } from './platform.js'
import { SetupError, knownTrouble, explainDiskErrors } from './setupError.js'

// npm passes its whole configuration to children as npm_config_*. The settings about reaching the registry stay; the
// others would change what is installed (omit=dev, workspace=web, dry-run=true, global=true ...).
const KEPT =
  /^npm_config_(\/\/|_?auth|registry|@|userconfig|globalconfig|cache$|.*proxy|ca$|cafile|cert|key$|strict_ssl|fetch_|prefer_offline|offline|maxsockets|node_gyp$)/i
const DROPPED = /^(npm_|INIT_CWD$|NODE_ENV$)/i
// Not `npm ci`: npm 11 refuses a lockfile in which a package for some other system is missing (docs/decisions/001).
// --no-save leaves the lockfile as it is; isInstalled compares the result with it.
const ARGUMENTS = [
  'install',
  '--no-save',
  '--ignore-scripts',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
  '--include=dev',
  '--include=optional',
]
// Runs first and fails within about 12 s: without a network npm would retry each package, for many minutes.
const QUESTION = [
  'view',
  'zod',
  'name',
  '--loglevel=error',
  '--fetch-retries=3',
  '--fetch-retry-factor=3',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=8000',
]

// A whole install with a margin for growth; the web app and the files of the tests fit into it too.
const NEEDED_MB = 1_200

/** Whether node_modules matches package-lock.json on this machine. */
export function isInstalled(root) {
  const wanted = readLock(join(root, 'package-lock.json'))
  const present = readLock(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  const machine = thisMachine()
  if (!Object.entries(wanted).every(([path, entry]) => isThere(entry, present[path], { path, machine })))
    return false
  return !hasPinnedNode(machine) || pinnedNodeRuns(root)
}

/** Installs the lockfile from scratch. An interrupted install leaves no package list, so the next start repeats it. */
export async function install(root, onStart) {
  console.log('Installing packages; the first time takes one to three minutes.')
  await npm(root, QUESTION, onStart)
  explainDiskErrors(root, () => removeInstalled(root))
  needSpace(root)
  await npm(root, ARGUMENTS, onStart)
  explainDiskErrors(root, () => linkPinnedNode(root))
  if (!isInstalled(root)) {
    throw new SetupError(
      'npm did not install what package-lock.json asks for on this system: run "npm cache verify", then the same command again.',
    )
  }
}

// On a full disk npm only warns, continues for minutes and may report success with truncated files.
function needSpace(root) {
  const { bavail, bsize } = statfsSync(root)
  const free = Math.floor((bavail * bsize) / 1e6)
  if (free < NEEDED_MB) throw knownTrouble('ENOSPC', `${free} MB left, ${root}`)
}

// npm would treat a half-unpacked package of an interrupted install as complete. The list is deleted first: if this
// is interrupted, the remaining files must not count as complete.
function removeInstalled(root) {
  rmSync(join(root, 'node_modules', '.package-lock.json'), { force: true })
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const folder of ['', ...workspaces])
    rmSync(join(root, folder, 'node_modules'), { recursive: true, force: true })
}

function environment(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => KEPT.test(name) || !DROPPED.test(name)))
}

function isThere(wanted, present, { path, machine }) {
  if (path === '') return true
  if (present) return wanted.version === present.version && wanted.integrity === present.integrity
  return wanted.optional === true && !(hasPlatform(wanted) && fits(wanted, machine))
}

const hasPlatform = ({ os, cpu }) => os !== undefined || cpu !== undefined

const allows = (list, value) => list === undefined || [list].flat().includes(value)

function fits({ os, cpu, libc }, machine) {
  return (
    allows(os, machine.platform) && allows(cpu, machine.arch) && allows(libc, machine.musl ? 'musl' : 'glibc')
  )
}

async function npm(root, args, onStart) {
  const { program, first } = calledNpm()
  const { code, output } = await runProgram(program, [...first, ...args], {
    cwd: root,
    env: environment(process.env),
    onStart,
  })
  if (code !== 0) throw knownTrouble(output, root) ?? unknown(output)
}

// The npm that called us, on the Node that runs it: the one in node_modules is deleted while npm works.
function calledNpm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  const isNpm = script !== undefined && basename(script).startsWith('npm-cli') && existsSync(script)
  if (isNpm) return { program: node && existsSync(node) ? node : process.execPath, first: [script] }
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', first: [] }
}

function unknown(output) {
  const reasons = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line))
  const reason = reasons
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, ''))
    .find((line) => !/^(code|syscall|path|dest|errno|network)\b|^$/.test(line))
  return new SetupError(
    `The packages could not be installed (${reason ?? 'npm gave no reason'}): run "npm install --no-save --ignore-scripts" to see all of it.`,
  )
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
