import type { DeviceDatabase } from '../database/deviceDatabase.ts'
import { deleteIdb, openIdb, type Engine } from '../database/idb.ts'
import { changeStores, requestResult } from '../database/transaction.ts'

/** How far the move of a diary to another database has got, as recorded on the device. */
export type MoveState = { is: 'copying'; to: string } | { is: 'switched'; from: string } | { is: 'let-go' }

const LOCK = 'reprieve-moving'

/**
 * One move at a time across all tabs: a start that mistook another tab's move for a crash would delete the database
 * that is being switched to. A tab that dies releases the lock.
 */
export const withMoveLock = <T>(act: () => Promise<T>): Promise<T> => navigator.locks.request(LOCK, act)

/** Call at every start, before a diary is opened: finishes a move after a crash, and waits for one in another tab. */
export async function finishMove(device: DeviceDatabase, engine: Engine = globalThis): Promise<void> {
  if (movingOf(await device.choice('moving')) === null) return
  await withMoveLock(() => endMove(device, engine))
}

/** Deletes only a database that was recorded. */
export async function endMove(device: DeviceDatabase, engine: Engine): Promise<void> {
  const moving = movingOf(await device.choice('moving'))
  if (moving?.is === 'copying') {
    // When a lock is being removed, the copy is unencrypted. Without space to flush it is deleted all the same.
    await flush(engine).catch(() => undefined)
    await deleteIdb(engine, moving.to)
    await setMoving(device, { is: 'let-go' })
  }
  if (moving?.is === 'switched') {
    await flush(engine)
    await deleteIdb(engine, moving.from)
    await setMoving(device, { is: 'let-go' })
  }
}

/** Chromium removes the files of deleted databases about two seconds after the origin's last connection closed. */
const LET_GO_MS = 3_000

/**
 * Closes the database for a while: the browser removes the files of deleted databases only when no tab of the origin
 * has one open. A restart of the browser does the same.
 */
export async function releaseDeletedFiles(
  device: DeviceDatabase,
  { reopen, wait }: { reopen: () => Promise<DeviceDatabase>; wait: (ms: number) => Promise<void> },
): Promise<DeviceDatabase> {
  device.close()
  await wait(LET_GO_MS)
  const again = await reopen()
  // A move that still names a database is not finished.
  const left = movingOf(await again.choice('moving'))?.is ?? 'let-go'
  if (left === 'let-go') await setMoving(again, null)
  return again
}

const SCRATCH = 'reprieve-scratch'

/**
 * Data that the browser holds only in memory would be written out by the deletion itself, and stay on the disk.
 * Creating and deleting a database writes it out before.
 */
export async function flush(engine: Engine): Promise<void> {
  const db = await openIdb(engine, {
    name: SCRATCH,
    version: 1,
    upgrade: (upgrade) => {
      upgrade.db.createObjectStore('scratch')
    },
    onVersionChange: () => {},
  })
  try {
    await changeStores(db, ['scratch'], (store) => requestResult(store('scratch').put(1, 1)))
  } finally {
    db.close()
  }
  await deleteIdb(engine, SCRATCH)
}

export const setMoving = (device: DeviceDatabase, moving: MoveState | null): Promise<void> =>
  device.choose('moving', moving)

/** Accepts only what this app writes: any other value names nothing that may be deleted. */
function movingOf(kept: unknown): MoveState | null {
  const { is, to, from } = (kept ?? {}) as Record<string, unknown>
  if (is === 'copying' && isOurs(to)) return { is, to }
  if (is === 'switched' && isOurs(from)) return { is, from }
  return is === 'let-go' ? { is } : null
}

const isOurs = (name: unknown): name is string =>
  typeof name === 'string' && /^reprieve-[0-9a-f]{24}$/.test(name)
