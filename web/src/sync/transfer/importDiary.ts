import { seedClientId } from '@reprieve/contract/ids.ts'
import { reflectionToGroups } from '@reprieve/contract/reflections/reflectionWire.ts'
import { readFileRow } from '@reprieve/contract/sync/transfer/fileRow.ts'
import {
  ACCOUNT,
  SECTION_END,
  LAST_SECTION_END,
  type FileFault,
  type FileHead,
  type FileText,
  openSection,
  readFileText,
} from '@reprieve/contract/sync/transfer/fileText.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { observeStamps } from '@reprieve/domain/sync/deviceClock.ts'
import { highestStamp, importRow, type FileRow } from '@reprieve/domain/sync/importRow.ts'
import { isDeleted } from '@reprieve/domain/sync/localRow.ts'
import { PROFILE_KIND, SETTINGS_KINDS } from '@reprieve/domain/sync/pushAct.ts'
import { stampDevice } from '@reprieve/domain/sync/stamp.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { encodeForShelf } from '../../local/drafts.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { loadSyncState } from '../../local/rows/syncStateStore.ts'
import type { Shelved, StorageFault } from '../../local/tables.ts'
import { CONFLICT_LOSER_KIND, findPulledConflictLosers } from '../../reflections/conflictLoserTable.ts'
import { type ImportOptions, importRows, type IncomingRow, type RowImportOutcome } from './importRows.ts'
import { importShelves, type ShelfImportCounts } from './importShelves.ts'
import { type NotedThing, makeShelvedNote, removeExpiredImports } from './importUndoNotes.ts'
import { letPageRespond } from '../../local/letPageRespond.ts'
import { readStoredRows } from '../../local/rows/storedRow.ts'

const KIND = 'reflection'

/**
 * If two devices wrote a reflection for the same day independently, the conflict loser is shown once (SYNC 1.1): a file
 * may bring such a conflict as well as a server. Written before the rows, so that a crash leaves a question too many
 * and not one too few. [REF-12]
 */
async function putAsides(
  diary: Diary,
  rows: readonly FileRow[],
  { importId, name, whose }: ImportOptions,
): Promise<Result<undefined, StorageFault>> {
  const asides = await asidesOf(
    diary,
    rows.filter(({ kind }) => kind === KIND),
  )
  if (asides.length === 0) return ok(undefined)
  const things = asides.map(({ shelf, id, at }): NotedThing => [shelf, id, at])
  const note = { importId, name, whose, rows: [], things }
  const written = await diary.tables.write({
    shelve: [...asides, await makeShelvedNote(diary, note, { piece: -2, at: diary.now() })],
  })
  if (written.ok) {
    diary.doorbell.ring(['drafts'])
    return written
  }
  // Shelves have no revision, so no other tab can have written first.
  if (written.reason === 'changed') throw new Error('a shelf was refused as changed')
  return { ok: false, reason: written.reason }
}

async function asidesOf(diary: Diary, files: readonly FileRow[]): Promise<Shelved[]> {
  const raws = await diary.tables.rows(files.map(({ clientId }) => clientId))
  const { loaded } = await readStoredRows(diary, raws)
  const here = new Map(loaded.map(({ row }) => [row.clientId, row]))
  const there = new Set((await diary.tables.shelf('drafts')).map((raw) => (raw as Shelved).id))
  const asides: Shelved[] = []
  for (const file of files) {
    const mine = here.get(file.clientId)
    if (mine === undefined || mine.kind !== KIND || isDeleted(mine)) continue
    const stamp = highestStamp(file.groups)
    // On the same device, the later one is an edit of the earlier one, and no conflict.
    if (stampDevice(stamp) === stampDevice(highestStamp(mine.groups))) continue
    const id = seedClientId('aside', file.clientId, stamp)
    const after = [importRow(mine, file).row]
    const before = new Map([[mine.clientId, { ...mine, idOnServer: null }]])
    const items = [{ ...file, idOnServer: 0 }]
    const [loser] = there.has(id) ? [] : findPulledConflictLosers({ before, items, after })
    if (loser === undefined) continue
    const draft = { id, kind: CONFLICT_LOSER_KIND, at: diary.now(), value: [...reflectionToGroups(loser)] }
    asides.push(await encodeForShelf(diary, 'drafts', draft))
  }
  return asides
}

const LARGEST_DIARY = 100 * 1024 * 1024

type TextFault = 'too-large' | 'unreadable-file'

/** No entry can contain it: a line break inside a string is escaped. */
const ACCOUNT_BEGINS = SECTION_END + openSection(ACCOUNT)

const FIRST_LINE = 10_000

/** By its first line: without an account part to leave out, a large file stays too large, and is not read at all. */
async function saysAccount(file: Blob): Promise<boolean> {
  const start = await file
    .slice(0, FIRST_LINE)
    .text()
    .catch(() => '')
  return /^[^\n]*"missing":\[/.test(start)
}

/**
 * The text of a file up to the end of the diary. The account part follows and may be as large as years of reports: the
 * text only says that it is there. [FILE-3]
 */
export async function diaryText(
  file: Blob,
  largest: number = LARGEST_DIARY,
): Promise<Result<string, TextFault>> {
  if (file.size > largest && !(await saysAccount(file))) return err('too-large')
  const decoder = new TextDecoder()
  const reader = file.stream().getReader()
  const pieces: string[] = []
  let bytes = 0
  let tail = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      const seen = tail + decoder.decode(value, { stream: !done })
      const begins = seen.indexOf(ACCOUNT_BEGINS)
      const first = begins === -1 ? undefined : seen[begins + ACCOUNT_BEGINS.length]
      if (first !== undefined) {
        void reader.cancel().catch(() => undefined)
        const entry = first === '\n' ? '' : '{}'
        return ok([...pieces, seen.slice(0, begins), ACCOUNT_BEGINS, entry, LAST_SECTION_END].join(''))
      }
      bytes += value?.length ?? 0
      if (bytes > largest) return err('too-large')
      // The marker may span two pieces.
      const ready = done ? seen.length : Math.max(0, seen.length - ACCOUNT_BEGINS.length)
      pieces.push(seen.slice(0, ready))
      tail = seen.slice(ready)
      if (done) return ok(pieces.join(''))
    }
  } catch {
    return err('unreadable-file')
  }
}

/** Allows for a device whose clock is most of a year ahead; later stamps are not valid. */
const AHEAD_ALLOWED_MS = 400 * DAY_MS
const ROWS_AT_ONCE = 500

/** A file that was read and not yet imported. */
export interface DiaryFile {
  head: FileHead
  rows: FileRow[]
  /** Entries that are not valid rows, unchanged. */
  bad: unknown[]
  sections: FileText['sections']
  /** The file also has an account part, which is not imported. [FILE-3] */
  hasAccount: boolean
}

export type ReadFault = FileFault | TextFault

/** Reads only; writes nothing. */
export async function readDiaryFile(
  file: Blob,
  { now, onProgress }: { now: number; onProgress?: (done: number) => void },
): Promise<Result<DiaryFile, ReadFault>> {
  const text = await diaryText(file)
  if (!text.ok) return text
  const read = await readFileText(text.value, async (done) => {
    onProgress?.(done)
    await letPageRespond()
  })
  if (!read.ok) return read
  const { head, sections, hasAccount } = read.value
  const rows = new Map<string, FileRow>()
  const bad: unknown[] = []
  for (const [index, raw] of sections.rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await letPageRespond()
    const row = readFileRow(raw, now + AHEAD_ALLOWED_MS)
    if (!row.ok || rows.has(row.value.clientId)) bad.push(raw)
    else rows.set(row.value.clientId, row.value)
  }
  return ok({ head, sections, hasAccount, rows: [...rows.values()], bad })
}

export type ImportOutcome = RowImportOutcome & ShelfImportCounts

/** Imports into the open diary, no matter who owns it. Safe to interrupt and to repeat. [LOCAL-29] */
export async function importDiary(
  diary: Diary,
  { rows, sections }: DiaryFile,
  importing: ImportOptions,
): Promise<Result<ImportOutcome, StorageFault>> {
  await removeExpiredImports(diary)
  const { state } = await loadSyncState(diary)
  const isOwn = state.epoch !== null && state.epoch === importing.whose
  if (!isOwn) {
    const asides = await putAsides(diary, rows, importing)
    if (!asides.ok) return asides
  }
  const put = await importRows(
    diary,
    rows.map((row) => incomingOf(row, isOwn)),
    importing,
  )
  if (!put.ok) return put
  if (put.value.isCancelled) return ok({ ...put.value, drafts: 0, trash: 0 })
  const things = await importShelves(diary, sections, importing)
  return things.ok ? ok({ ...put.value, ...things.value }) : things
}

const ONE_OF_A_KIND: readonly string[] = [PROFILE_KIND, ...SETTINGS_KINDS]

/** A diary has only one of these: that of another person, or of another time, does not replace it. */
const isOneOfItsKind = ({ kind }: FileRow): boolean => ONE_OF_A_KIND.includes(kind)

const incomingOf = (file: FileRow, isOwn: boolean): IncomingRow => ({
  clientId: file.clientId,
  wasSent: file.sent,
  put: (mine, state) => {
    const { row, is } = importRow(mine, file, { fillsOnly: !isOwn && isOneOfItsKind(file) })
    if (row === mine) return { row, state, is }
    // The next write must have a stamp above all imported ones. [SYNC-2]
    const seen = { ...state, clock: observeStamps(state.clock, [highestStamp(file.groups)]) }
    if (mine !== undefined) return { row, state: seen, is }
    const begun = beginRow(seen, file)
    return { row: { ...row, localId: begun.row.localId }, state: begun.state, is }
  },
})
