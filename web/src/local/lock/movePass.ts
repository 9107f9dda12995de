import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { Codec } from '../codec.ts'
import type { Choice, DeviceDatabase, DiaryOwner } from '../deviceDatabase.ts'
import type { Engine } from '../idb.ts'
import { openPersonDatabase, type OpenFault, type PersonDatabase } from '../personDatabase.ts'
import { randomHex } from '../randomHex.ts'
import { storageFault } from '../reopen.ts'
import { copyDiary } from './copyDiary.ts'
import type { LockRecord } from './lockRecord.ts'
import { alone, endMove, flush, setMoving, type Moving } from './moving.ts'

// Sets or removes a lock: copies the diary into a new database, switches its label, and deletes the old one.
// Overwriting in place would leave the old text in the browser's files. Each step is recorded before it is done, so
// that the next start after a crash finishes it: before the switch the old diary is complete and the copy is deleted,
// after it the new one is complete and the old one is deleted. [LOCK-8]

export interface Move {
  device: DeviceDatabase
  who: DiaryOwner
  /** The codec of the current diary, unlocked. */
  from: Codec
  to: { codec: Codec; lock: LockRecord | null }
  /** Choices that are encrypted or decrypted together with the diary: the owner of the device. */
  choices: Partial<Record<Choice, unknown>>
  now: () => number
  /** How many of all entries are copied. */
  onProgress?: (done: number, total: number) => void
  engine?: Engine
}

/** `changed`: the diary was written to meanwhile, and nothing was done. */
export type MoveFault = OpenFault | 'changed' | 'none'

/** `old-stays`: the old database still exists, and the next start deletes it. */
export type MoveOutcome = 'done' | 'old-stays'

/** All other tabs must have closed the diary before. Call `letGo` afterwards. */
export const movePass = (move: Move): Promise<Result<MoveOutcome, MoveFault>> => alone(() => moveAlone(move))

async function moveAlone(move: Move): Promise<Result<MoveOutcome, MoveFault>> {
  const { device, who, engine = globalThis } = move
  await endMove(device, engine)
  const label = await device.labelOf(who)
  if (label === null) return err('none')
  const names = { from: label.database, to: `reprieve-${randomHex(12)}` }
  const switched = await copyAndSwitch(names, { ...move, engine })
  const isEnded = await endMove(device, engine).then(
    () => true,
    () => false,
  )
  if (!switched.ok) return switched
  return ok(isEnded ? 'done' : 'old-stays')
}

async function copyAndSwitch(
  names: Names,
  move: Move & { engine: Engine },
): Promise<Result<undefined, MoveFault>> {
  try {
    await setMoving(move.device, { is: 'copying', to: names.to })
    await flush(move.engine)
    const copied = await copyBetween(names, move)
    if (!copied.ok) return copied
    return (await switchLabel(names, move)) ? ok(undefined) : err('changed')
  } catch (error) {
    const fault = storageFault(error)
    if (fault !== null) return err(fault)
    // Half an unencrypted diary must not stay on the disk until the next start.
    await endMove(move.device, move.engine)
    throw error
  }
}

interface Names {
  from: string
  to: string
}

async function copyBetween(
  names: Names,
  { from, to, now, onProgress, engine }: Move & { engine: Engine },
): Promise<Result<undefined, MoveFault>> {
  const opened: PersonDatabase[] = []
  const open = async (name: string): Promise<Result<PersonDatabase, OpenFault>> => {
    const one = await openPersonDatabase({ name, engine, onGone: () => {} })
    if (one.ok) opened.push(one.value)
    return one
  }
  try {
    const [old, young] = [await open(names.from), await open(names.to)]
    if (!old.ok) return old
    if (!young.ok) return young
    const [source, target] = [
      { database: old.value, codec: from },
      { database: young.value, codec: to.codec },
    ]
    const isWhole = await copyDiary({ from: source, to: target, now, ...(onProgress && { onProgress }) })
    return isWhole ? ok(undefined) : err('changed')
  } finally {
    for (const database of opened) database.close()
  }
}

/** Also writes the owner of the device, in one transaction; before the old database is deleted. */
const switchLabel = (names: Names, { device, who, to, choices }: Move): Promise<boolean> =>
  device.changeLabel(who, (kept) => {
    if (kept.database !== names.from) return null
    const moving: Moving = { is: 'switched', from: names.from }
    const label = { database: names.to, ...(to.lock === null ? {} : { lock: to.lock }) }
    return { label, choices: { ...choices, moving } }
  })
