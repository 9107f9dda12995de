import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const DEEPEST_CLUSTER = 4

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return !isZombie(pid)
}

/** Waits until the process has ended; false if it is still there after the limit. */
export async function isGoneWithin(pid: number, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs
  while (isAlive(pid)) {
    if (performance.now() > end) return false
    await wait(20)
  }
  return true
}

export async function endProcess(pid: number): Promise<void> {
  sendSignal(pid, 'SIGCONT')
  sendSignal(pid, 'SIGTERM')
  if (await isGoneWithin(pid, 5_000)) return
  sendSignal(pid, 'SIGKILL')
  await isGoneWithin(pid, 5_000)
}

export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has already ended, which is what every caller wants.
  }
}

/** Stops the PostgreSQL clusters inside, unmounts what is mounted inside, and removes the folder. */
export async function removeFolder(folder: string): Promise<void> {
  for (const cluster of clustersUnder(folder)) await endCluster(cluster)
  for (const mount of mountsUnder(folder)) execFileSync('umount', ['--lazy', mount])
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}

/** Folders with a postmaster.pid, whatever the server names its cluster. */
export function clustersUnder(folder: string, depth = DEEPEST_CLUSTER): string[] {
  if (existsSync(join(folder, 'postmaster.pid'))) return [folder]
  if (depth === 0 || !existsSync(folder)) return []
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return inside.flatMap((entry) => clustersUnder(join(folder, entry.name), depth - 1))
}

export function findPostmaster(cluster: string): number | null {
  const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)
  return isAlive(pid) && worksIn(pid, cluster) ? pid : null
}

async function endCluster(cluster: string): Promise<void> {
  const pid = findPostmaster(cluster)
  if (pid === null) return
  sendSignal(pid, 'SIGCONT')
  sendSignal(pid, 'SIGQUIT')
  if (await isGoneWithin(pid, 5_000)) return
  sendSignal(pid, 'SIGKILL')
}

// A pid file outlives its process, and another process may have the number by now: the working folder of a postmaster
// is its cluster. On systems without /proc the file is trusted.
function worksIn(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    return false
  }
}

// A killed child stays in the process table until its parent waits for it, which for an orphan may be never.
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.startsWith('Z') ?? false
  } catch {
    return true
  }
}

function mountsUnder(folder: string): string[] {
  if (process.platform !== 'linux') return []
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n')
  const places = mounts.map((line) => line.split(' ')[1] ?? '')
  return places.filter((place) => place === folder || place.startsWith(`${folder}/`)).toReversed()
}
