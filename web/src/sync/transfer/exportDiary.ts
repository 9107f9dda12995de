import { fileEntryFromRow } from '@reprieve/contract/sync/transfer/fileRow.ts'
import {
  ACCOUNT,
  SECTION_END,
  LAST_SECTION_END,
  entryLine,
  headLine,
  type MissingPart,
  openSection,
  type Section,
  SECTIONS,
} from '@reprieve/contract/sync/transfer/fileText.ts'
import { decodeQuarantined } from '../../local/lock/quarantineCodec.ts'
import { randomHex } from '../../local/randomHex.ts'
import { sweepUnmarked, type Diary } from '../../local/rows/rows.ts'
import { markIfSending, readSending, SENDING_STATE } from '../../local/rows/sendingState.ts'
import { readStoredRow } from '../../local/rows/storedRow.ts'
import { loadSyncState } from '../../local/rows/syncStateStore.ts'
import type { Raw, Shelf, Shelved, Unreadable } from '../../local/tables.ts'
import { letPageRespond } from '../../local/letPageRespond.ts'

/** The page holds at most this many characters; the browser keeps the rest, and may put it on the disk. */
const HELD = 1_000_000

type FileWriter = ReturnType<typeof fileWriter>

/** Writes a file piece by piece. Its first line is created last: only then is known what it lacks. [FILE-2] */
function fileWriter() {
  const done: Blob[] = []
  let texts: string[] = []
  let held = 0
  let isFirst = true
  const write = (text: string): void => {
    texts.push(text)
    held += text.length
    if (held >= HELD) settle()
  }
  const settle = (): void => {
    done.push(new Blob(texts))
    texts = []
    held = 0
  }
  return {
    open(section: Parameters<typeof openSection>[0]) {
      isFirst = true
      write(openSection(section))
    },
    entries(entries: readonly unknown[]) {
      if (entries.length === 0) return
      write((isFirst ? '' : ',\n') + entries.map(entryLine).join(',\n'))
      isFirst = false
    },
    close: (end: string): void => write(end),
    blob: (head: string): Blob => new Blob([head, ...done, ...texts], { type: 'application/json' }),
  }
}

/** `unsent`: what no server has; `set-aside`: what the server refused, and what could not be read. */
export type ExportWhich = 'all' | 'unsent' | 'set-aside'

interface ExportOptions {
  which: ExportWhich
  /** Which parts of the diary are not on this device, for readers of the file. [FILE-4] */
  lacks?: readonly MissingPart[]
  /** How many rows are written so far. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

const AT_ONCE = 250

/** Which shelves are included: unsaved drafts are part of what a logout deletes (D17). */
const SHELVES: Record<ExportWhich, readonly (Section & Shelf)[]> = {
  all: ['drafts', 'trash', 'history', 'parts', 'chats'],
  unsent: ['drafts'],
  'set-aside': [],
}

/**
 * The diary as a file in this app's own format: complete, and without changing the diary. It needs no network and no
 * account. [LOCAL-29]
 */
export const exportRows = async (diary: Diary, asked: ExportOptions): Promise<Blob> =>
  (await makeFile(diary, asked, null)).blob

/** Yields the entries of the account piece by piece, and returns what could not be fetched. */
export type AccountEntries = AsyncGenerator<readonly unknown[], readonly MissingPart[]>

/** Also includes what the server stores of the user: whatever fails there, the diary is complete. [FILE-2] */
export const exportWithAccount = (
  diary: Diary,
  asked: ExportOptions,
  account: AccountEntries,
): Promise<ExportedFile> => makeFile(diary, asked, account)

export interface ExportedFile {
  blob: Blob
  missing: readonly MissingPart[]
}

async function makeFile(
  diary: Diary,
  asked: ExportOptions,
  account: AccountEntries | null,
): Promise<ExportedFile> {
  const { which, signal, lacks = [] } = asked
  const writer = fileWriter()
  const { state } = await loadSyncState(diary)
  const head = { exportedAt: diary.now(), whose: state.epoch ?? randomHex(16), which }
  const broken: unknown[] = []
  let done = 0
  const onProgress = (count: number): void => {
    done = count
    asked.onProgress?.(count)
  }
  for (const section of SECTIONS) {
    signal?.throwIfAborted()
    writer.open(section)
    if (section === 'rows') broken.push(...(await writeRows(diary, { ...asked, onProgress }, writer)))
    else if (section === 'unreadable') writer.entries([...(await setAsideIn(diary)), ...broken])
    else if (SHELVES[which].includes(section)) writer.entries(await thingsOn(diary, section, broken))
    writer.close(section === SECTIONS.at(-1) && account === null ? LAST_SECTION_END : SECTION_END)
  }
  if (account === null)
    return {
      blob: writer.blob(headLine(lacks.length === 0 ? head : { ...head, missing: lacks })),
      missing: lacks,
    }
  writer.open(ACCOUNT)
  let piece = await account.next()
  for (; piece.done !== true; piece = await account.next()) {
    signal?.throwIfAborted()
    writer.entries(piece.value)
    onProgress(done + piece.value.length)
  }
  signal?.throwIfAborted()
  writer.close(LAST_SECTION_END)
  const missing = [...lacks, ...piece.value]
  return { blob: writer.blob(headLine({ ...head, missing })), missing }
}

/** As it was found, even if the lock has encrypted it since. [LOCK-9] */
const setAsideIn = async ({ tables, codec }: Diary): Promise<Unreadable[]> =>
  Promise.all((await tables.unreadable()).map((one) => decodeQuarantined(codec, one)))

export const exportName = (now: number): string => `reprieve-${new Date(now).toISOString().slice(0, 10)}.json`

/** Returns the rows that do not parse. */
async function writeRows(
  diary: Diary,
  { which, onProgress, signal }: ExportOptions,
  writer: FileWriter,
): Promise<Unreadable[]> {
  const broken: Unreadable[] = []
  let done = 0
  const sending = await readSending(diary.tables, await diary.tables.state(SENDING_STATE), diary.now)
  for await (const raws of piecesOf(diary, which)) {
    signal?.throwIfAborted()
    const entries: unknown[] = []
    for (const raw of raws) {
      const read = await readStoredRow(raw, diary.codec)
      if (!read.ok) broken.push(brokenRow(diary, raw, read.reason))
      else if (which !== 'set-aside' || read.value.row.setAside !== null)
        entries.push(fileEntryFromRow(markIfSending(read.value, sending).row))
    }
    writer.entries(entries)
    done += entries.length
    onProgress?.(done)
    await letPageRespond()
  }
  return broken
}

async function* piecesOf(diary: Diary, which: ExportWhich): AsyncGenerator<Raw[]> {
  if (which !== 'all') {
    // First: rows that no index finds are then quarantined, or exported as they are. [LOCAL-26]
    const stuck = which === 'unsent' ? await sweepUnmarked(diary) : []
    const dirty = await diary.tables.dirtyRows()
    for (let from = 0; from < dirty.length; from += AT_ONCE) yield dirty.slice(from, from + AT_ONCE)
    if (stuck.length > 0) yield stuck
    return
  }
  let piece: Raw[] = []
  do {
    piece = await diary.tables.rowsAfter(piece.at(-1), AT_ONCE)
    yield piece
  } while (piece.length === AT_ONCE)
}

const brokenRow = ({ now }: Diary, raw: Raw, why: string): Unreadable => ({
  table: 'rows',
  key: (raw as { clientId?: unknown } | null)?.clientId ?? null,
  raw,
  why,
  at: now(),
})

async function thingsOn(diary: Diary, shelf: Shelf, broken: unknown[]): Promise<unknown[]> {
  const things: unknown[] = []
  for (const raw of (await diary.tables.shelf(shelf)) as Shelved[]) {
    const { id, at } = raw
    const content = await diary.codec.decode({ table: shelf, id }, raw.content)
    if (content.ok) things.push({ id, at, content: content.value ?? null })
    else broken.push({ table: 'shelves', key: [shelf, id], raw, why: content.reason, at: diary.now() })
  }
  return things
}
