import { HEADERS } from '@reprieve/contract/headers.ts'
import { type Ask, send } from '@reprieve/web/src/api/ask.ts'
import { makeRows } from '@reprieve/web/src/local/database/personSchema.ts'
import type { Diary } from '@reprieve/web/src/local/rows/rows.ts'
import { countRecords } from '@reprieve/web/src/records/readRecords.ts'
import { PASS_LIMITS } from '@reprieve/web/src/sync/pass/syncPass.ts'
import { runSync } from '@reprieve/web/src/sync/runSync.ts'
import { sampleRow } from '../../people/sampleRecord.ts'
import type { Caller, FloorIndexing, PageWork } from '../pageWork.ts'
import { fillDiary, openNewDiary } from './benchDiary.ts'
import { measureTime } from './measureTime.ts'
import { openRawStore } from './rawStore.ts'

const EVERYTHING = 1_000_000

export async function firstSync(caller: Caller): ReturnType<PageWork['firstSync']> {
  const diary = await openNewDiary()
  const { ms, value: requests } = await measureTime(() => syncOnce(diary, caller))
  const count = await countRecords(diary)
  diary.close()
  return { ms, count, requests }
}

export async function push(caller: Caller, count: number): ReturnType<PageWork['push']> {
  const diary = await openNewDiary()
  // Not the first sync of this device: the existing rows are pulled before the measurement.
  await syncOnce(diary, caller)
  await fillDiary(diary, count)
  const { ms, value: requests } = await measureTime(() => syncOnce(diary, caller))
  const waiting = await diary.tables.countDirty()
  diary.close()
  return { ms, waiting, requests }
}

export async function idleSync(caller: Caller): ReturnType<PageWork['idleSync']> {
  const diary = await openNewDiary()
  await syncOnce(diary, caller)
  const requests = await syncOnce(diary, caller)
  diary.close()
  return requests
}

/** Returns the number of requests. */
async function syncOnce(diary: Diary, caller: Caller): Promise<number> {
  let requests = 0
  const ask: Ask = (name, request, how) => {
    requests += 1
    return send(name, { request, caller: { language: 'en', signedIn: caller }, ...(how && { how }) })
  }
  const end = await runSync({
    diary,
    ask,
    background: false,
    limits: PASS_LIMITS,
    note: () => undefined,
    onAnswered: () => undefined,
  })
  if (end.is !== 'done') throw new Error(`The sync ended with ${JSON.stringify(end)}`)
  return requests
}

export async function firstFetch(
  floor: string,
  caller: Caller,
  kept: FloorIndexing,
): ReturnType<PageWork['firstFetch']> {
  const raw = await openFloor(kept)
  const { ms, value: count } = await measureTime(async () => {
    const body = { cursor: 0, limit: EVERYTHING }
    const { records } = (await postTo(`${floor}/floor/page`, caller, body)) as { records: FloorRow[] }
    await raw.put(
      ...records.map((record, turn) => ({ ...record, clientId: record.client_id, ...pulled(turn) })),
    )
    return records.length
  })
  raw.close()
  return { ms, count }
}

export async function post(
  floor: string,
  { caller, count }: { caller: Caller; count: number },
  kept: FloorIndexing,
): ReturnType<PageWork['post']> {
  const raw = await openFloor(kept)
  const rows = Array.from({ length: count }, (_, turn) => sampleRow(turn))
  await raw.put(...rows.map((row, turn) => ({ ...row, ...waiting(turn) })))
  const { ms } = await measureTime(async () => {
    await postTo(`${floor}/floor/insert`, caller, { rows })
    await raw.put(...rows.map((row, turn) => ({ ...row, ...sent(turn) })))
  })
  raw.close()
  return { ms }
}

type FloorRow = { client_id: string }

/** With the indexes by which the app finds rows, or without any; without them nothing could be shown. */
const openFloor = (kept: FloorIndexing) =>
  openRawStore(freshName(), kept === 'indexed' ? (fresh) => makeRows(fresh) : undefined)

/** The indexed fields of a row that was pulled, one that is not sent yet, and one that was sent. */
const pulled = (turn: number) => ({ dirty: 0, kind: 'record', day: turn, idOnServer: turn })
const waiting = (turn: number) => ({ dirty: 1, kind: 'record', day: turn, localId: turn })
const sent = (turn: number) => ({ ...pulled(turn), localId: turn })

const freshName = (): string => `bench-${crypto.randomUUID()}`

async function postTo(url: string, caller: Caller, body: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.userId]: String(caller.userId) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The floor answered ${answer.status}`)
  return answer.json()
}
