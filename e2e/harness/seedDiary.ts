import type { Page } from '@playwright/test'
import { newClientId, seedClientId } from '@reprieve/contract/ids.ts'

const DAY_MS = 86_400_000
const NOON_MS = 12 * 3_600_000
/** Day numbers of the index start here. */
const FIRST_DAY_MS = Date.UTC(1900, 0, 1)
/** Far above the ids that the app assigns meanwhile. */
const FIRST_LOCAL_ID = 100_000
const DEVICE = '5eed5eed5eed'

/** A record, or the reflection of a day. */
export interface Seed {
  daysAgo: number
  severity?: number
  score?: number
  /** Keys of built-in locations, such as `head`. */
  locations?: readonly { key: string; text: string }[]
  note?: string
}

/** Writes them directly into the diary of a device; the app has it open and has not read it for results yet. */
export async function seedDiary(page: Page, seeds: readonly Seed[], now = Date.now()): Promise<void> {
  const rows = seeds.map((seed, at) => rowOf(seed, { localId: FIRST_LOCAL_ID + at, now }))
  await putRows(page, rows)
}

/** Writes rows in their stored format to the device of this page. */
export async function putRows(page: Page, rows: readonly object[]): Promise<void> {
  await page.evaluate(`(async () => {
    const done = (asked) => new Promise((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    const found = (await indexedDB.databases()).find(({ name }) => /^reprieve-[0-9a-f]{12,}$/.test(name))
    const db = await done(indexedDB.open(found.name))
    const change = db.transaction('rows', 'readwrite')
    for (const row of ${JSON.stringify(rows)}) change.objectStore('rows').put(row)
    await new Promise((resolve, reject) => {
      change.oncomplete = resolve
      change.onabort = reject
    })
    db.close()
  })()`)
}

/** Noon of that day in the time zone of the tests, but never in the future. */
function momentOf(daysAgo: number, now: number): { timing: number; time_offset: number } {
  const time_offset = -new Date(now).getTimezoneOffset() * 60_000
  const day = Math.floor((now + time_offset) / DAY_MS) - daysAgo
  return { timing: Math.min(now, day * DAY_MS + NOON_MS - time_offset), time_offset }
}

function rowOf(seed: Seed, { localId, now }: { localId: number; now: number }): object {
  const { daysAgo, severity = null, score, locations = [], note = '' } = seed
  const timing = momentOf(daysAgo, now)
  const isRecord = score === undefined
  const meta = { created: timing.timing, updated_local: timing.timing }
  const values: [string, object][] = [
    ['timing', timing],
    ['note', { notes: note }],
    ['deleted', { deleted: 0 }],
    ['meta', { pain_record_type: isRecord ? 'PainRecord' : 'DailyReflection', ...meta }],
    ...(isRecord ? recordValues(severity, locations) : ([['score', { score }]] as [string, object][])),
  ]
  const day = Math.floor((timing.timing - FIRST_DAY_MS) / DAY_MS) + 1
  return seededRow({ kind: isRecord ? 'record' : 'reflection', localId, day, at: timing.timing, values })
}

interface SeededRow {
  kind: string
  localId: number
  day: number
  at: number
  values: readonly [string, object][]
}

/** Written on this device at that moment, and not sent to the server yet. */
export function seededRow({ kind, localId, day, at, values }: SeededRow): object {
  const stamp = `${at.toString(16).padStart(12, '0')}-0000-${DEVICE}`
  return {
    clientId: newClientId(at),
    kind,
    localId,
    idOnServer: null,
    rev: 1,
    ver: 1,
    dirty: 1,
    sent: 0,
    day,
    stamps: values.map(([group]) => [group, stamp]),
    pend: [],
    refusals: 0,
    setAside: null,
    content: { codec: 'plain', value: { values, lost: [] } },
  }
}

const recordValues = (
  severity: number | null,
  locations: NonNullable<Seed['locations']>,
): [string, object][] => [
  ['severity', { severity }],
  [
    'location',
    {
      location: locations.map(({ text }) => text),
      refs: locations.map(({ key, text }) => ({
        client_id: seedClientId('list_field', 'location', key),
        text,
      })),
    },
  ],
]
