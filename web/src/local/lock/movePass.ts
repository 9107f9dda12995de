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

// Setting a lock and removing it: the diary is copied into a new database, its label is switched, and the old one is deleted.
// Overwritten in place, the old words would stay in the browser's files. What is being done is written down before it is
// done, so that whoever starts after a crash ends it: before the switch the old diary is whole and the copy goes, after it the
// new one is whole and the old goes. [LOCK-8]

export interface Move {
  device: DeviceDatabase
  who: DiaryOwner
  /** The codec that the diary is written by, open. */
  from: Codec
  to: { codec: Codec; lock: LockRecord | null }
  /** What is sealed, or opened, together with the diary: whose device it is. */
  choices: Partial<Record<Choice, unknown>>
  now: () => number
  /** How many entries of how many are copied. */
  onProgress?: (done: number, total: number) => void
  engine?: Engine
}

/** `changed`: somebody wrote to it meanwhile, and nothing has become of it. */
export type MoveFault = OpenFault | 'changed' | 'none'

/** `old-stays`: the old one is still there, and goes at the next start. */
export type MoveOutcome = 'done' | 'old-stays'

/** Who has it open elsewhere must have let go before. Afterwards `letGo` is due. */
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
    // Half a diary in the clear must not lie there until the next start.
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

/** With whose device it is, in one transaction; before the old one is deleted, so that what was there goes with it. */
const switchLabel = (names: Names, { device, who, to, choices }: Move): Promise<boolean> =>
  device.changeLabel(who, (kept) => {
    if (kept.database !== names.from) return null
    const moving: Moving = { is: 'switched', from: names.from }
    const label = { database: names.to, ...(to.lock === null ? {} : { lock: to.lock }) }
    return { label, choices: { ...choices, moving } }
  })
