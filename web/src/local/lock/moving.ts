import type { DeviceDatabase } from '../deviceDatabase.ts'
import { change, deleteIdb, openIdb, type Engine } from '../idb.ts'
import { answerOf } from '../transaction.ts'

/** How far a diary has got on its way to another database, as it is written down on the device. */
export type Moving = { is: 'copying'; to: string } | { is: 'switched'; from: string } | { is: 'let-go' }

const LOCK = 'reprieve-moving'

/**
 * One at a time in all tabs: a start that took the pass of another tab for a crash would delete the diary that is being
 * switched to. A tab that dies lets go.
 */
export const alone = <T>(act: () => Promise<T>): Promise<T> => navigator.locks.request(LOCK, act)

/** For every start, before a diary is opened: ends what a crash has left, and waits for a pass that goes on elsewhere. */
export async function finishMove(device: DeviceDatabase, engine: Engine = globalThis): Promise<void> {
  if (movingOf(await device.choice('moving')) === null) return
  await alone(() => endMove(device, engine))
}

/** Nothing is deleted that was not written down. */
export async function endMove(device: DeviceDatabase, engine: Engine): Promise<void> {
  const moving = movingOf(await device.choice('moving'))
  if (moving?.is === 'copying') {
    // A copy of a lock that was being removed is in the clear. Without room to write it out it is deleted all the same.
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

/** Chromium deletes the files of what was deleted some two seconds after the last connection of the origin has closed. */
const LET_GO_MS = 3_000

/**
 * The files of what was deleted go only when nothing of the origin is open for a while, in any tab; a start of the browser does
 * the same.
 */
export async function letGo(
  device: DeviceDatabase,
  { reopen, wait }: { reopen: () => Promise<DeviceDatabase>; wait: (ms: number) => Promise<void> },
): Promise<DeviceDatabase> {
  device.close()
  await wait(LET_GO_MS)
  const again = await reopen()
  // What names a database is not done yet.
  const left = movingOf(await again.choice('moving'))?.is ?? 'let-go'
  if (left === 'let-go') await setMoving(again, null)
  return again
}

const SCRATCH = 'reprieve-scratch'

/**
 * What a browser has only in its memory would be written out by the deletion itself, and stay. To make a database and to
 * delete it writes it out before.
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
    await change(db, ['scratch'], (store) => answerOf(store('scratch').put(1, 1)))
  } finally {
    db.close()
  }
  await deleteIdb(engine, SCRATCH)
}

export const setMoving = (device: DeviceDatabase, moving: Moving | null): Promise<void> =>
  device.choose('moving', moving)

/** Only what this app writes: anything else names nothing that may be deleted. */
function movingOf(kept: unknown): Moving | null {
  const { is, to, from } = (kept ?? {}) as Record<string, unknown>
  if (is === 'copying' && isOurs(to)) return { is, to }
  if (is === 'switched' && isOurs(from)) return { is, from }
  return is === 'let-go' ? { is } : null
}

const isOurs = (name: unknown): name is string =>
  typeof name === 'string' && /^reprieve-[0-9a-f]{24}$/.test(name)
