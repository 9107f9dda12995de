import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { CannotStart, orCannotWrite } from '../cannotStart.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/pool.ts'
import type { StopSignal } from '../jobs/chores.ts'
import { backupFolder, timeInName } from './backupFolder.ts'
import { claimTurn, recordBackup, updateTurn } from './backupTurnStore.ts'
import { COMMAND_POOL_CONFIG } from './commandPoolConfig.ts'
import { isDraft } from './encryptedBackup.ts'
import { failureSentence } from './failureSentence.ts'
import { expiredTimes } from './retention.ts'
import { writeBackup } from './takeBackup.ts'

export const BACKUP_LEASE_MS = 5 * MINUTE_MS
export const BACKUP_RETRY_MS = 15 * MINUTE_MS
const LOOK_MS = 250

export interface ScheduledBackup {
  db: Db
  config: Config
  version: string
  checkout: string
  /** Opens connections of their own: a table may take longer than any call, and calls need theirs. */
  openPool: (options: pg.PoolConfig) => pg.Pool
  clock: () => number
  stopping: StopSignal | undefined
}

/** Takes the backup if it is due and no other process does, and deletes those that need not be kept. [BACKUP-3] */
export async function runScheduledBackup(work: ScheduledBackup): Promise<void> {
  const { db, clock } = work
  const { dir, everyMs } = work.config.backup
  if (dir === null || everyMs === null) return
  const now = new Date(clock())
  const holder = randomUUID()
  const lease = { now: now.getTime(), until: now.getTime() + BACKUP_LEASE_MS, holder, everyMs }
  if (!(await claimTurn(db, lease))) return
  const turn = keepTurn(work, holder)
  try {
    await takeIt(work, { dir, now, signal: turn.signal })
    await recordBackup(db, now)
    await updateTurn(db, { state: 'done', at: now.getTime(), holder })
  } catch (error) {
    const wasStopped = work.stopping?.aborted === true
    const again = wasStopped ? now.getTime() : clock() + BACKUP_RETRY_MS
    await updateTurn(db, { state: 'failed', at: again, holder }).catch(() => {})
    if (!wasStopped) throw withSentence(error)
  } finally {
    turn.release()
  }
}

/** Whoever reads the log learns why it failed. */
function withSentence(error: unknown): unknown {
  const sentence = failureSentence(error)
  return sentence === null ? error : new CannotStart(sentence, { cause: error })
}

interface Taking {
  dir: string
  now: Date
  signal: AbortSignal
}

async function takeIt(
  { config, version, checkout, openPool }: ScheduledBackup,
  { dir, now, signal }: Taking,
) {
  const { dataDir } = config
  orCannotWrite(dir, () => mkdirSync(dir, { recursive: true, mode: 0o700 }))
  for (const name of readdirSync(dir)) if (isOwnDraft(name)) rmSync(join(dir, name), { force: true })
  const path = backupFolder({ dataDir, checkout, startedIn: dir, now, backupDir: dir, isEncrypted: true })
  const pool = openPool(COMMAND_POOL_CONFIG)
  try {
    await writeBackup(pool, { config, dataDir, version, now, say: () => {}, signal }, path)
  } finally {
    await pool.end()
  }
  deleteExpired(dir, config.backup.keep)
}

const isOwnDraft = (name: string): boolean =>
  isDraft(name) && timeInName(name.replace(/\.\d+\.partial$/, '')) !== null

function deleteExpired(dir: string, keep: Config['backup']['keep']): void {
  const byTime = new Map<number, string>()
  for (const name of readdirSync(dir)) {
    const at = timeInName(name)
    if (at !== null) byTime.set(at, name)
  }
  for (const at of expiredTimes([...byTime.keys()], keep)) {
    rmSync(join(dir, byTime.get(at) ?? ''), { force: true })
  }
}

interface KeptTurn {
  signal: AbortSignal
  release: () => void
}

/** Renews the lease while the backup runs; ends it when the server stops or another process has the turn. */
function keepTurn({ db, clock, stopping }: ScheduledBackup, holder: string): KeptTurn {
  const end = new AbortController()
  const renewal = setInterval(() => {
    updateTurn(db, { state: 'running', at: clock() + BACKUP_LEASE_MS, holder }).then(
      (isOurs) => isOurs || end.abort(new Error('another process has taken over the backup')),
      // A database that is away for a moment ends the lease only if it stays away.
      () => {},
    )
  }, MINUTE_MS)
  const look = setInterval(() => {
    if (stopping?.aborted === true) end.abort(new Error('the server stops'))
  }, LOOK_MS)
  return {
    signal: end.signal,
    release: () => {
      clearInterval(renewal)
      clearInterval(look)
    },
  }
}
