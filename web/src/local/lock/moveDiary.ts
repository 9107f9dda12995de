import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { Codec } from '../codec.ts'
import type { DeviceChoiceName, DeviceDatabase, DiaryOwner } from '../database/deviceDatabase.ts'
import type { Engine } from '../database/idb.ts'
import { LOCK_TABLE } from '../lockTable.ts'
import { WHOLE_TABLE_PATIENCE_MS } from '../database/storageTimeout.ts'
import { openPersonDatabase, type OpenFault, type PersonDatabase } from '../database/personDatabase.ts'
import { randomHex } from '../randomHex.ts'
import { toStorageFault } from '../storageFault.ts'
import { readStoredRow, storeRow } from '../rows/storedRow.ts'
import type { Raw, Shelf, Shelved, Unreadable, StoredRow } from '../tables.ts'
import { writeAtomically, type StoreEdit } from '../database/idbTables.ts'
import { beginTransaction } from '../database/transaction.ts'
import { encodeQuarantined, decodeQuarantined } from './quarantineCodec.ts'
import type { LockRecord } from './lockRecord.ts'
import { withMoveLock, endMove, flush, setMoving, type MoveState } from './moveState.ts'

// Copies a diary from one codec to another, into an empty database. Only what the lock table marks `dropped` is left
// out: values that do not parse are quarantined in the copy, encoded like the rest, since they may contain what a
// person wrote. [LOCK-9]

const STORES = ['rows', 'shelves', 'states', 'unreadable'] as const
type StoreName = (typeof STORES)[number]
type Stores = Record<StoreName, Raw[]>

/** Few enough for a slow phone to encrypt without stalling. */
const AT_ONCE = 250

interface Copied {
  from: { database: PersonDatabase; codec: Codec }
  to: { database: PersonDatabase; codec: Codec }
  now: () => number
  onProgress?: (done: number, total: number) => void
}

/** False if the diary changed meanwhile: then the copy is useless. */
async function copyDiary({ from, to, now, onProgress = () => {} }: Copied): Promise<boolean> {
  const mark = await markOf(from.database)
  const all = await everything(from.database)
  const total = all.unreadable.length + all.rows.length + all.shelves.length
  let done = 0
  const put = async (database: PersonDatabase, edits: readonly StoreEdit[]): Promise<void> => {
    await putAll(database, edits)
    done += edits.length
    onProgress(Math.min(done, total), total)
  }
  const copy: Copy = { from: from.codec, to: to.codec, now }
  for (const state of all.states) await putAll(to.database, [{ store: 'states', put: state }])
  await inPieces(all.unreadable, async (aside) =>
    put(to.database, await Promise.all(aside.map((one) => asideEdit(one as Unreadable, copy)))),
  )
  await inPieces(all.rows, async (rows) =>
    put(to.database, await Promise.all(rows.map((raw) => rowEdit(raw, copy)))),
  )
  await inPieces(all.shelves.filter(isCopied), async (shelves) =>
    put(to.database, await Promise.all(shelves.map((raw) => shelfEdit(raw as Shelved, copy)))),
  )
  return (await markOf(from.database)) === mark
}

interface Copy {
  from: Codec
  to: Codec
  now: () => number
}

async function rowEdit(raw: Raw, copy: Copy): Promise<StoreEdit> {
  const { clientId, day } = raw as StoredRow
  const read = await readStoredRow(raw, copy.from)
  if (!read.ok) return setAside({ table: 'rows', key: clientId, raw, why: read.reason }, copy)
  return { store: 'rows', put: await storeRow(read.value.row, { codec: copy.to, rev: read.value.rev, day }) }
}

async function shelfEdit(raw: Shelved, copy: Copy): Promise<StoreEdit> {
  const { shelf, id, at } = raw
  const place = { table: shelf, id }
  const read = await copy.from.decode(place, raw.content)
  if (!read.ok || typeof at !== 'number') {
    const why = read.ok ? 'at is wrong' : read.reason
    return setAside({ table: 'shelves', key: [shelf, id], raw, why }, copy)
  }
  return { store: 'shelves', put: { shelf, id, at, content: await copy.to.encode(place, read.value) } }
}

const setAside = async (found: Omit<Unreadable, 'at'>, { to, now }: Copy): Promise<StoreEdit> => {
  const at = now()
  return { store: 'unreadable', add: { ...found, at, raw: await encodeQuarantined(to, found.raw, at) } }
}

/** An entry that was quarantined before: encrypted or not, depending on the codec of its diary. */
async function asideEdit(kept: Unreadable, { from, to }: Copy): Promise<StoreEdit> {
  const { table, key, why, at } = kept
  const { raw } = await decodeQuarantined(from, kept)
  return { store: 'unreadable', add: { table, key, why, at, raw: await encodeQuarantined(to, raw, at) } }
}

const isCopied = (raw: Raw): boolean => LOCK_TABLE.shelves[(raw as { shelf: Shelf }).shelf] !== 'dropped'

/** All stores, read in one transaction. */
const everything = (database: PersonDatabase): Promise<Stores> => lookAt(database, (store) => store.getAll())

/** Detects changes: every write of rows writes a state (LOCAL-30), and every write to a shelf sets its time. */
async function markOf(database: PersonDatabase): Promise<string> {
  const isCounted = ({ name }: IDBObjectStore): boolean => name === 'rows' || name === 'unreadable'
  const { rows, states, shelves, unreadable } = await lookAt<unknown>(database, (store) =>
    isCounted(store) ? store.count() : store.getAll(),
  )
  const revs = (states as Raw[]).map((raw) => (raw as { rev?: unknown }).rev)
  const puts = (shelves as Raw[]).filter(isCopied).map((raw) => {
    const { shelf, id, at } = raw as Shelved
    return [shelf, id, at]
  })
  return JSON.stringify([rows, unreadable, revs, puts])
}

const lookAt = <T>(
  { use }: PersonDatabase,
  ask: (store: IDBObjectStore) => { readonly result: T },
): Promise<Record<StoreName, T>> =>
  use(async (db) => {
    const plan = { stores: STORES, mode: 'readonly', patienceMs: WHOLE_TABLE_PATIENCE_MS } as const
    const transaction = beginTransaction(db, plan)
    const asked = STORES.map((name) => [name, ask(transaction.store(name))] as const)
    await transaction.done
    const found = asked.map(([name, { result }]) => [name, result])
    return Object.fromEntries(found) as Record<StoreName, T>
  })

async function inPieces(all: readonly Raw[], act: (piece: readonly Raw[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE) await act(all.slice(from, from + AT_ONCE))
}

async function putAll({ use }: PersonDatabase, edits: readonly StoreEdit[]): Promise<void> {
  const isWritten = await use((db) => writeAtomically(db, { checks: [], edits, isRelaxed: false }))
  if (!isWritten) throw new Error('something lies there already')
}

// Sets or removes a lock: copies the diary into a new database, switches its label, and deletes the old one.
// Overwriting in place would leave the old text in the browser's files. Each step is recorded before it is done, so
// that the next start after a crash finishes it: before the switch the old diary is complete and the copy is deleted,
// after it the new one is complete and the old one is deleted. [LOCK-8]

export interface DiaryMove {
  device: DeviceDatabase
  who: DiaryOwner
  /** The codec of the current diary, unlocked. */
  from: Codec
  to: { codec: Codec; lock: LockRecord | null }
  /** Choices that are encrypted or decrypted together with the diary: the owner of the device. */
  choices: Partial<Record<DeviceChoiceName, unknown>>
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
export const moveDiary = (move: DiaryMove): Promise<Result<MoveOutcome, MoveFault>> =>
  withMoveLock(() => moveAlone(move))

async function moveAlone(move: DiaryMove): Promise<Result<MoveOutcome, MoveFault>> {
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
  move: DiaryMove & { engine: Engine },
): Promise<Result<undefined, MoveFault>> {
  try {
    await setMoving(move.device, { is: 'copying', to: names.to })
    await flush(move.engine)
    const copied = await copyBetween(names, move)
    if (!copied.ok) return copied
    return (await switchLabel(names, move)) ? ok(undefined) : err('changed')
  } catch (error) {
    const fault = toStorageFault(error)
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
  { from, to, now, onProgress, engine }: DiaryMove & { engine: Engine },
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
const switchLabel = (names: Names, { device, who, to, choices }: DiaryMove): Promise<boolean> =>
  device.changeLabel(who, (kept) => {
    if (kept.database !== names.from) return null
    const moving: MoveState = { is: 'switched', from: names.from }
    const label = { database: names.to, ...(to.lock === null ? {} : { lock: to.lock }) }
    return { label, choices: { ...choices, moving } }
  })
