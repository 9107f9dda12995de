import type { Codec } from '../../codec.ts'
import { openDeviceDatabase, type DiaryOwner } from '../../database/deviceDatabase.ts'
import type { Engine } from '../../database/idb.ts'
import { idbTables, PLAIN_CODEC, plainContent } from '../../database/idbTables.ts'
import { openPersonDatabase } from '../../database/personDatabase.ts'
import { storePart, readPart } from '../../diaryParts.ts'
import { storeDraft, offeredDrafts, trashDraft, listTrashedDrafts } from '../../drafts.ts'
import { readRowsOfKind, type Diary } from '../../rows/rows.ts'
import { storeServerCopy, readServerCopy } from '../../serverCopies.ts'
import { aDiary, NOON, save } from '../../testing/aDiary.ts'
import { aStoredRow } from '../../testing/tablesContract.ts'
import { openCodec } from '../lockCodec.ts'
import type { LockRecord } from '../lockRecord.ts'
import { moveDiary, type DiaryMove } from '../moveDiary.ts'
import { decodeQuarantined } from '../quarantineCodec.ts'
import { aLock } from './aLock.ts'

export const ANNA: DiaryOwner = { is: 'user', id: '7' }
export const WORD = 'quietharbour'
export const OWNER = { is: 'user', name: WORD }
export const SEALED_OWNER = { is: 'user', sealed: 'x' }

/** A move, without the device and the engine that it is done on. */
export type MovePlan = Omit<DiaryMove, 'device' | 'engine'>

export interface Lock {
  record: LockRecord
  codec: Codec
}

export async function aCodec(): Promise<Lock> {
  const { record, dek } = await aLock()
  const open = await openCodec(record, dek)
  if (!open.ok) throw new Error(open.reason)
  return { record, codec: open.value }
}

/** Opens the diary as its label says, runs `act`, and closes it. */
export async function withDiary<T>(
  engine: Engine,
  lock: Lock,
  act: (diary: Diary) => Promise<T>,
): Promise<T> {
  const device = await openDeviceDatabase(engine)
  const name = await device.databaseOf(ANNA)
  const label = await device.labelOf(ANNA)
  const opened = await openPersonDatabase({ name, engine, onGone: () => {} })
  if (!opened.ok) throw new Error(opened.reason)
  const codec = label?.lock === undefined ? PLAIN_CODEC : lock.codec
  try {
    return await act(aDiary({ tables: idbTables(opened.value), codec }))
  } finally {
    opened.value.close()
    device.close()
  }
}

/** Fills each store with a word to search for; one row and one draft are broken, and one row was quarantined before. */
export async function fill(engine: Engine, lock: Lock): Promise<void> {
  const device = await openDeviceDatabase(engine)
  await device.choose('owner', OWNER)
  device.close()
  await withDiary(engine, lock, async (diary) => {
    await save(diary, 'a', { severity: 7, note: WORD })
    await save(diary, 'a', { severity: 4 })
    await save(diary, 'b', { severity: 3, note: WORD })
    await storeDraft(diary, {
      id: 'd1',
      kind: 'record',
      value: { note: WORD, seen: new Map([['x', undefined]]) },
    })
    await trashDraft(diary, { id: 'd2', kind: 'record', at: NOON, value: { note: WORD } })
    await storePart(diary, 'relief', { minutes: 30, word: WORD })
    await storeServerCopy(diary, 'k1', { file: WORD })
    const column = { shelf: 'columns', id: 'mark', at: NOON, content: plainContent(WORD) } as const
    const before = {
      table: 'rows',
      key: 'x',
      raw: { clientId: 'x', note: WORD },
      why: 'kind is wrong',
      at: 9,
    } as const
    const torn = {
      values: [
        ['severity', WORD],
        ['note', WORD],
      ],
      lost: [],
    }
    await diary.tables.write({
      rows: [aStoredRow('torn', { content: plainContent(torn) })],
      shelve: [column, { shelf: 'drafts', id: 'd3', at: NOON, content: WORD }],
      unreadable: [before],
    })
  })
}

/** Everything that a user can read, sorted where it has no order. */
export const readBack = (engine: Engine, lock: Lock) =>
  withDiary(engine, lock, async (diary) => {
    const rows = await readRowsOfKind(diary, 'record')
    const told = [await offeredDrafts(diary), await listTrashedDrafts(diary)]
    const aside = await Promise.all(
      (await diary.tables.unreadable()).map((one) => decodeQuarantined(diary.codec, one)),
    )
    return {
      rows,
      told,
      part: await readPart(diary, 'relief', (kept) => kept),
      known: await readServerCopy(diary, 'k1'),
      sync: await diary.tables.state('sync'),
      raws: await diary.tables
        .everyRow()
        .then((all) => all.map((raw) => ({ ...(raw as object), content: null }))),
      aside: aside.map(({ key, raw, why }) => JSON.stringify([key, raw, why])).sort(),
    }
  })

export const databases = async ({ indexedDB }: Engine): Promise<string[]> =>
  (await indexedDB.databases()).map(({ name }) => String(name)).sort()

/** The contents of all databases, as one text. */
export async function readDatabaseBytes(engine: Engine): Promise<string> {
  const names = (await databases(engine)).filter((name) => name !== 'reprieve-scratch')
  const texts = await Promise.all(names.map((name) => textOf(engine, name)))
  return texts.join('\n')
}

const textOf = (engine: Engine, name: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const opening = engine.indexedDB.open(name)
    opening.addEventListener('error', () => reject(new Error('not opened', { cause: opening.error })))
    opening.addEventListener('success', () => {
      const db = opening.result
      const transaction = db.transaction([...db.objectStoreNames], 'readonly')
      const asked = [...db.objectStoreNames].map((store) => transaction.objectStore(store).getAll())
      transaction.addEventListener('complete', () => {
        db.close()
        resolve(
          JSON.stringify(
            asked.map(({ result }) => result),
            asText,
          ),
        )
      })
    })
  })

const asText = (_key: string, value: unknown): unknown => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('latin1')
  return value instanceof Map ? [...value] : value
}

export const lockIt = (lock: Lock): MovePlan => ({
  who: ANNA,
  from: PLAIN_CODEC,
  to: { codec: lock.codec, lock: lock.record },
  choices: { owner: SEALED_OWNER },
  now: () => NOON,
})

export const openIt = (lock: Lock): MovePlan => ({
  who: ANNA,
  from: lock.codec,
  to: { codec: PLAIN_CODEC, lock: null },
  choices: { owner: OWNER },
  now: () => NOON,
})

export async function pass(engine: Engine, move: MovePlan) {
  const device = await openDeviceDatabase(engine)
  try {
    return await moveDiary({ ...move, device, engine })
  } finally {
    device.close()
  }
}
