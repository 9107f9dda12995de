import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError, explainDiskErrors } from './setupError.js'

const POLL_MS = 300
const PATIENCE_MS = 15 * 60_000

/**
 * Runs `work` while no other set-up of this checkout runs: two parallel `npm start` would overwrite each other's
 * install. The lock names its process and the npm that it started: after kill -9 of set-up alone, that npm continues.
 */
export async function runUnderLock(root, work, { pollMs = POLL_MS } = {}) {
  const scratch = join(root, '.reprieve')
  const lock = join(scratch, 'setup.lock')
  explainDiskErrors(root, () => makeScratch(scratch))
  await take(root, { scratch, lock, pollMs })
  const release = () => releaseLock(scratch, lock)
  process.once('exit', release)
  try {
    return await work((pid) => writeFileSync(join(lock, 'child'), describe(pid)))
  } finally {
    release()
    process.removeListener('exit', release)
  }
}

// Not `recursive`: on a read-only disk that reports ENOENT instead of EROFS.
export function makeScratch(scratch) {
  try {
    mkdirSync(scratch)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}

async function take(root, { scratch, lock, pollMs }) {
  const giveUpAt = Date.now() + PATIENCE_MS
  let told = false
  while (!tryToTake(root, scratch, lock)) {
    if (removeIfDead(scratch, lock)) continue
    if (!told) console.log('Another command is setting this folder up; waiting for it.')
    told = true
    if (Date.now() > giveUpAt) {
      throw new SetupError(
        `Another set-up of this folder does not end: stop it, or delete ${lock}, and run the same command again.`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

// Moved away before it is deleted: another set-up could take the lock while it is being emptied, and would lose its files.
function releaseLock(scratch, lock) {
  const aside = mkdtempSync(join(scratch, 'setup.done-'))
  try {
    renameSync(lock, join(aside, 'lock'))
  } catch {
    // Somebody deleted the lock, as the message above suggests.
  }
  rmSync(aside, { recursive: true, force: true })
}

// The folder is filled before it is renamed to the lock, so nobody ever sees a lock without an owner.
function tryToTake(root, scratch, lock) {
  const mine = explainDiskErrors(root, () => mkdtempSync(join(scratch, 'setup.taking-')))
  explainDiskErrors(root, () => writeFileSync(join(mine, 'owner'), describe(process.pid)))
  try {
    renameSync(mine, lock)
    return true
  } catch {
    rmSync(mine, { recursive: true, force: true })
    return false
  }
}

function removeIfDead(scratch, lock) {
  const owner = read(join(lock, 'owner'))
  if (owner === undefined || isAlive(owner) || isAlive(read(join(lock, 'child')))) return false
  // The dead lock is moved away and checked again: another process may have replaced it by its own in between.
  const aside = mkdtempSync(join(scratch, 'setup.dead-'))
  try {
    renameSync(lock, join(aside, 'lock'))
    if (read(join(aside, 'lock', 'owner')) !== owner) renameSync(join(aside, 'lock'), lock)
  } catch {
    // Another process was faster; the next turn of the loop finds the new owner.
  }
  rmSync(aside, { recursive: true, force: true })
  return true
}

// The process id alone is not enough: after a reboot, or in a container, another process soon has the same id.
const describe = (pid) => `${pid} ${startOf(pid)}`

function isAlive(description) {
  if (description === undefined) return false
  const pid = Number(description.split(' ')[0])
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  return describe(pid) === description
}

function startOf(pid) {
  const stat = read(`/proc/${pid}/stat`)
  if (stat === undefined) return 'unknown'
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? 'ended' : fields[19]
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
