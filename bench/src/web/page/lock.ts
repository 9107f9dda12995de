import { newClientId } from '@reprieve/contract/ids.ts'
import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import { openDiary, type OpenDiary } from '@reprieve/web/src/access/diary.ts'
import { getColumnStore } from '@reprieve/web/src/filters/columns/columnStore.ts'
import { openDeviceDatabase, type DiaryOwner } from '@reprieve/web/src/local/database/deviceDatabase.ts'
import { openKeyring, type Keyring } from '@reprieve/web/src/local/lock/keyring.ts'
import { openCodec } from '@reprieve/web/src/local/lock/lockCodec.ts'
import { moveDiary, type DiaryMove } from '@reprieve/web/src/local/lock/moveDiary.ts'
import { makeLock, newRecovery, unlock } from '@reprieve/web/src/local/lock/unlockWays.ts'
import { countRecords, latestRecords } from '@reprieve/web/src/records/readRecords.ts'
import { recordDay } from '@reprieve/web/src/records/recordDay.ts'
import { saveNewRecord } from '@reprieve/web/src/records/recordTable.ts'
import { measureAlternating, type Pairs } from '../../measure/measureAlternating.ts'
import type { Cost, LockTimes } from '../pageWork.ts'
import { fillDiary } from './benchDiary.ts'
import { measureTime } from './measureTime.ts'
import { PLAIN_CODEC } from '@reprieve/web/src/local/database/idbTables.ts'

/** As many as home shows. */
const SHOWN = 3
/** The app stores the columns after three seconds without a change. */
const KEPT_AFTER_MS = 6_000
const PASSPHRASE = 'seven boats behind the mill'

/**
 * Two diaries of the same size, one of them encrypted: measures alternately what a start reads, what the results
 * read, and a save.
 */
export async function lockTimes(count: number, rounds: number): Promise<LockTimes> {
  const [plain, sealed] = [await filled(count), await filled(count)]
  const secrets = [
    { by: 'passphrase', passphrase: PASSPHRASE },
    { by: 'recovery', secret: newRecovery().secret },
  ] as const
  const made = await makeLock(secrets)
  if (!made.ok) throw new Error(made.reason)
  const { record, dek } = made.value
  const codec = await openCodec(record, dek)
  if (!codec.ok) throw new Error(codec.reason)
  // Both diaries are copied once: a freshly copied database is read faster than one that grew.
  await movedTo(plain, { codec: PLAIN_CODEC, lock: null })
  const { ms: pass } = await measureTime(() => movedTo(sealed, { codec: codec.value, lock: record }))
  const { ms: passphrase } = await measureTime(() => unlock(record, secrets[0]))
  const keyring = openKeyring()
  await keyring.take(record, dek)

  const inTurn = <T>(act: (who: DiaryOwner) => Promise<T>): Promise<Pairs<T>> =>
    measureAlternating(rounds, { floor: () => act(plain), ours: () => act(sealed) })
  const start = (who: DiaryOwner): Promise<Cost> => costIn({ who, keyring }, readHome)
  // The first run of each is only a warm-up.
  await start(plain)
  await start(sealed)
  const starts = await inTurn(start)
  const fromRows = await inTurn(async (who) => {
    await dropColumns({ who, keyring })
    return costIn({ who, keyring }, readColumns)
  })
  await keepColumns({ who: plain, keyring })
  await keepColumns({ who: sealed, keyring })
  const asKept = await inTurn((who) => costIn({ who, keyring }, readColumns))
  const saves = await inTurn((who) =>
    withOpen({ who, keyring }, async (diary) => {
      await saveOne(diary)
      return (await measureTime(() => saveOne(diary))).ms
    }),
  )
  return { starts, fromRows, asKept, saves, pass, passphrase }
}

interface DiaryAccess {
  who: DiaryOwner
  keyring: Keyring
}

async function filled(count: number): Promise<DiaryOwner> {
  const who: DiaryOwner = { is: 'user', id: newClientId(Date.now()) }
  await withOpen({ who, keyring: openKeyring() }, (diary) => fillDiary(diary, count))
  return who
}

async function movedTo(who: DiaryOwner, to: DiaryMove['to']): Promise<void> {
  const device = await openDeviceDatabase()
  const moved = await moveDiary({ device, who, from: PLAIN_CODEC, to, choices: {}, now: Date.now })
  device.close()
  if (!moved.ok) throw new Error(`not moved: ${moved.reason}`)
}

async function open({ who, keyring }: DiaryAccess): Promise<OpenDiary> {
  const device = await openDeviceDatabase()
  const opened = await openDiary({ device, keyring, who, dayOf: recordDay, onGone: () => undefined })
  device.close()
  if (!opened.ok) throw new Error(`The diary cannot be opened: ${opened.reason}`)
  return opened.value
}

async function withOpen<T>(opened: DiaryAccess, act: (diary: OpenDiary) => Promise<T>): Promise<T> {
  const diary = await open(opened)
  try {
    return await act(diary)
  } finally {
    diary.close()
  }
}

/** Includes opening the database, as at a start. */
async function costIn(opened: DiaryAccess, act: (diary: OpenDiary) => Promise<unknown>): Promise<Cost> {
  let diary: OpenDiary | null = null
  const before = await globalThis.benchCpu()
  const { ms } = await measureTime(async () => {
    diary = await open(opened)
    await act(diary)
  })
  const cpu = (await globalThis.benchCpu()) - before
  ;(diary as OpenDiary | null)?.close()
  return { ms, cpu }
}

const readHome = (diary: OpenDiary) => Promise.all([latestRecords(diary, SHOWN), countRecords(diary)])

function readColumns(diary: OpenDiary): Promise<number> {
  const store = getColumnStore(diary)
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const seen = store.current()
      if (seen.is === 'failed') reject(new Error('The columns cannot be read', { cause: seen.fault }))
      if (seen.is === 'read') resolve(seen.diary.entries.count)
    }
    store.subscribe(look)
    look()
  })
}

const dropColumns = (opened: DiaryAccess): Promise<void> =>
  withOpen(opened, async ({ tables }) => {
    const ids = (await tables.shelf('columns')).map((raw) => String((raw as { id?: unknown }).id))
    await tables.write({ unshelve: ids.map((id) => ({ shelf: 'columns', id })) })
  })

const keepColumns = (opened: DiaryAccess): Promise<void> =>
  withOpen(opened, async (diary) => {
    await readColumns(diary)
    await new Promise((resolve) => setTimeout(resolve, KEPT_AFTER_MS))
  })

async function saveOne(diary: OpenDiary): Promise<void> {
  const saved = await saveNewRecord(diary, { ...emptyRecord({ at: Date.now(), offset: 0 }), severity: 7 })
  if (!saved.ok) throw new Error(`Not saved: ${saved.reason}`)
}
