import { readFileRow } from '@reprieve/contract/sync/transfer/fileRow.ts'
import {
  readFileText,
  type FileFault,
  type FileHead,
  type FileText,
} from '@reprieve/contract/sync/transfer/fileText.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { seeStamps } from '@reprieve/domain/sync/deviceClock.ts'
import { highestStamp, importRow, type FileRow } from '@reprieve/domain/sync/importRow.ts'
import { PROFILE_KIND, SETTINGS_KINDS } from '@reprieve/domain/sync/pushAct.ts'
import { loadSyncState } from '../../local/syncStateStore.ts'
import type { Diary } from '../../local/rows.ts'
import type { StorageFault } from '../../local/tables.ts'
import { aMoment } from './aMoment.ts'
import { diaryText, type TextFault } from './diaryText.ts'
import type { Incoming } from './incoming.ts'
import { putAsides } from './putAsides.ts'
import { putRows, type Importing, type PutOutcome } from './putRows.ts'
import { putThings, type PutThings } from './putThings.ts'
import { tidyImports } from './undoNote.ts'

const DAY_MS = 86_400_000
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
    await aMoment()
  })
  if (!read.ok) return read
  const { head, sections, hasAccount } = read.value
  const rows = new Map<string, FileRow>()
  const bad: unknown[] = []
  for (const [index, raw] of sections.rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await aMoment()
    const row = readFileRow(raw, now + AHEAD_ALLOWED_MS)
    if (!row.ok || rows.has(row.value.clientId)) bad.push(raw)
    else rows.set(row.value.clientId, row.value)
  }
  return ok({ head, sections, hasAccount, rows: [...rows.values()], bad })
}

export type ImportOutcome = PutOutcome & PutThings

/** Imports into the open diary, whoever owns it. Safe to interrupt and to repeat. [LOCAL-29] */
export async function importDiary(
  diary: Diary,
  { rows, sections }: DiaryFile,
  importing: Importing,
): Promise<Result<ImportOutcome, StorageFault>> {
  await tidyImports(diary)
  const { state } = await loadSyncState(diary)
  const isOwn = state.epoch !== null && state.epoch === importing.whose
  if (!isOwn) {
    const asides = await putAsides(diary, rows, importing)
    if (!asides.ok) return asides
  }
  const put = await putRows(
    diary,
    rows.map((row) => incomingOf(row, isOwn)),
    importing,
  )
  if (!put.ok) return put
  if (put.value.isCancelled) return ok({ ...put.value, drafts: 0, trash: 0 })
  const things = await putThings(diary, sections, importing)
  return things.ok ? ok({ ...put.value, ...things.value }) : things
}

const ONE_OF_A_KIND: readonly string[] = [PROFILE_KIND, ...SETTINGS_KINDS]

/** A diary has only one of these: that of another person, or of another time, does not replace it. */
const isOneOfItsKind = ({ kind }: FileRow): boolean => ONE_OF_A_KIND.includes(kind)

const incomingOf = (file: FileRow, isOwn: boolean): Incoming => ({
  clientId: file.clientId,
  wasSent: file.sent,
  put: (mine, state) => {
    const { row, is } = importRow(mine, file, { fillsOnly: !isOwn && isOneOfItsKind(file) })
    if (row === mine) return { row, state, is }
    // The next write must have a stamp above all imported ones. [SYNC-2]
    const seen = { ...state, clock: seeStamps(state.clock, [highestStamp(file.groups)]) }
    if (mine !== undefined) return { row, state: seen, is }
    const begun = beginRow(seen, file)
    return { row: { ...row, localId: begun.row.localId }, state: begun.state, is }
  },
})
