/** A page of any engine; only what is needed to read its storage directly. */
interface StorePage {
  evaluate: <T>(expression: string) => Promise<T>
}

/** The content of this device's diary, read directly from storage. */
export interface DiarySummary {
  /** One per record, in the order of creation. */
  severities: number[]
  unreadable: number
}

export async function readDiarySummary(page: StorePage): Promise<DiarySummary> {
  const { rows, unreadable } = await readDiary(page)
  const inOrder = rows
    .filter(({ kind }) => kind === 'record')
    .sort((a, b) => Number(a.localId) - Number(b.localId))
  return { severities: inOrder.map((row) => Number(valueIn(row, 'severity'))), unreadable: unreadable.length }
}

/** A record or a reflection as stored. */
export interface StoredRow {
  clientId: string
  kind: 'record' | 'reflection'
  localId: number | null
  /** The severity of the pain, or the score of the day. */
  says: number
  isDeleted: boolean
  /** A part of it is not on the server yet. */
  waits: boolean
  stamps: Record<string, string>
  /** All its texts and numbers, by their names in the API. */
  tells: Record<string, unknown>
}

/** The rows of the diary, and the device id in the stamps of its writes. */
export interface StoredRows {
  device: string
  rows: StoredRow[]
  unreadable: number
}

export async function readStoredRows(page: StorePage): Promise<StoredRows> {
  const { rows, unreadable, device } = await readDiary(page)
  const told = rows.filter(({ kind }) => kind === 'record' || kind === 'reflection')
  return { device, rows: told.map(keptRow), unreadable: unreadable.length }
}

function keptRow(row: Row): StoredRow {
  const { clientId, localId, dirty } = row
  const kind = row.kind as StoredRow['kind']
  return {
    clientId,
    kind,
    localId,
    says: Number(valueIn(row, kind === 'record' ? 'severity' : 'score')),
    isDeleted: valueIn(row, 'deleted') === 1,
    waits: dirty === 1,
    stamps: Object.fromEntries(row.stamps),
    tells: Object.assign({}, ...row.content.value.values.map(([, group]) => group)) as Record<
      string,
      unknown
    >,
  }
}

interface Row {
  clientId: string
  kind: string
  localId: number | null
  dirty: 0 | 1
  stamps: [string, string][]
  content: { value: { values: [string, unknown][] } }
}

/** These groups have one number, under their own name. */
function valueIn({ content }: Row, name: 'severity' | 'score' | 'deleted'): unknown {
  const [, group] = content.value.values.find(([each]) => each === name) ?? []
  return (group as Record<string, unknown> | undefined)?.[name]
}

type StoredDiary = { rows: Row[]; unreadable: unknown[]; device: string }

const readDiary = (page: StorePage): Promise<StoredDiary> => page.evaluate<StoredDiary>(READ_DIARY)

/** How much of the diary a device has pulled from the server. */
export interface PullProgress {
  rows: number
  cursor: number
}

export const readPullProgress = (page: StorePage): Promise<PullProgress> =>
  page.evaluate<PullProgress>(READ_PLACE)

// A string, because it runs in the page. Databases of people have long random names; that of the device has a short
// one.
const OPEN_DIARY = `
  const done = (asked) => new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  const found = (await indexedDB.databases()).filter(({ name }) => /^reprieve-[0-9a-f]{12,}$/.test(name))
  if (found.length !== 1) throw new Error('There are ' + found.length + ' diaries')
  const db = await done(indexedDB.open(found[0].name))`

const READ_DIARY = `(async () => {
  ${OPEN_DIARY}
  const stores = db.transaction(['rows', 'unreadable', 'states'])
  const all = (store) => done(stores.objectStore(store).getAll())
  const [rows, unreadable, states] = await Promise.all([all('rows'), all('unreadable'), all('states')])
  db.close()
  const device = states.find(({ name }) => name === 'sync')?.value.clock.device ?? ''
  return { rows, unreadable, device }
})()`

const READ_PLACE = `(async () => {
  ${OPEN_DIARY}
  const stores = db.transaction(['rows', 'states'])
  const records = stores.objectStore('rows').index('kindDay').count(IDBKeyRange.bound(['record'], ['record', []]))
  const [rows, state] = await Promise.all([done(records), done(stores.objectStore('states').get('sync'))])
  db.close()
  return { rows, cursor: state?.value.cursor ?? 0 }
})()`
