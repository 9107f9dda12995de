import { COLUMN_KINDS } from '@reprieve/contract/filters/rowFacts.ts'
import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import { SIGNAL_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { WEEK_MS } from '@reprieve/domain/time/instant.ts'
import { letPageRespond } from '../../local/letPageRespond.ts'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { untilAnswered } from '../../local/watch.ts'
import { openNotes, type NoteTexts } from './diaryNotes.ts'
import { openMeasures } from './measureColumns.ts'
import { readColumns, readRowPieces, updateColumns } from './readColumns.ts'
import { saveWhenIdle, type VisibilityWatch } from './saveWhenIdle.ts'
import { readStoredColumns, readDiaryRevision, type ReadStoredColumns } from './storedColumns.ts'

export type ColumnsState =
  | { is: 'loading'; read: number; total: number | null }
  | { is: 'read'; diary: DiaryColumns }
  | { is: 'failed'; fault: unknown }

export interface ColumnStore {
  /** The same object until something else is read. */
  current: () => ColumnsState
  subscribe: (listener: () => void) => () => void
  /** With every write that was reported so far. Rejects if the diary cannot be read. */
  upToDate: () => Promise<DiaryColumns>
  /** The notes, with every write that was reported so far. The same object until one of them changes. */
  notes: () => Promise<NoteTexts>
}

interface Options {
  pause?: () => Promise<void>
  /** Everything is read again in the background when no large change came for this long: a long pull brings many. */
  calmMs?: number
  quietMs?: number
  sight?: VisibilityWatch
}

const CALM_MS = 1_000
/** Even while they keep coming, everything is read after this time. */
const LONGEST_STORM_MS = 10_000
const LOOK_AGAIN_MS = 10
const NOT_READ: ColumnsState = { is: 'loading', read: 0, total: null }
/** Even so, everything is read from the rows themselves at this interval. */
const LONGEST_KEPT_MS = WEEK_MS

/** One store per open diary: after the first subscription it follows all writes, even without subscribers. */
export const getColumnStore = perDiary((diary: Diary): ColumnStore => openColumns(diary))

/** One read at a time, as in `watch`; the old columns stay until it is done. [COL-11] */
export function openColumns(diary: Diary, options: Options = {}): ColumnStore {
  const { pause = letPageRespond, calmMs = CALM_MS } = options
  const listeners = new Set<() => void>()
  const notes = openNotes(diary, () => readRowPieces(diary, COLUMN_KINDS, pause))
  const measures = openMeasures(diary)
  const told = new Set<string>()
  let seen: ColumnsState = NOT_READ
  /** Without what devices measured: this is what is stored. */
  let plain: DiaryColumns | null = null
  let readAt = 0
  let isOpened = false
  let isFirst = true
  let mustReadAll = true
  /** Changes so far of which it is unknown what they changed. */
  let storms = 0
  let isReading = false
  let lastFault: unknown = null

  const isBehind = (): boolean => mustReadAll || told.size > 0 || measures.isBehind()
  const show = (next: ColumnsState): void => {
    if (seen.is === 'read' && next.is === 'read' && seen.diary === next.diary) return
    seen = next
    for (const listener of listeners) listener()
  }
  const showRead = async (columns: DiaryColumns): Promise<void> => {
    await measures.catchUp()
    plain = columns
    show({ is: 'read', diary: measures.addTo(columns) })
  }
  const untilCalm = async (): Promise<void> => {
    for (let waited = 0; waited < LONGEST_STORM_MS; waited += calmMs) {
      const before = storms
      await new Promise((resolve) => setTimeout(resolve, calmMs))
      if (storms === before) return
    }
  }
  const readAll = async (): Promise<void> => {
    if (seen.is === 'read') await untilCalm()
    mustReadAll = false
    told.clear()
    try {
      const kept = isFirst ? await takeKept() : null
      isFirst = false
      const columns = kept?.diary ?? (await readRows())
      if (kept === null) keeper.cameFrom(null)
      readAt = kept?.readAt ?? diary.now()
      // Shown immediately, and read again in the background.
      mustReadAll ||= Math.abs(diary.now() - readAt) > LONGEST_KEPT_MS
      await showRead(columns)
    } catch (fault) {
      mustReadAll = true
      throw fault
    }
  }
  const readRows = async (): Promise<DiaryColumns> => {
    const reading = notes.startOver()
    const columns = await readColumns(diary, { pause, onProgress, onRows: reading.add })
    reading.done()
    return columns
  }
  const onProgress = (progress: { read: number; total: number | null }): void => {
    if (seen.is !== 'read') show({ is: 'loading', ...progress })
  }
  const takeKept = async (): Promise<ReadStoredColumns | null> => {
    const mark = await readDiaryRevision(diary)
    const kept = await readStoredColumns(diary, mark)
    if (kept === null) return null
    keeper.cameFrom(mark)
    notes.areStored(kept.notes)
    return kept
  }
  const readTold = async (before: DiaryColumns): Promise<void> => {
    const ids = [...told]
    told.clear()
    notes.follow(ids)
    try {
      await showRead(await updateColumns(diary, before, ids))
    } catch (fault) {
      for (const id of ids) told.add(id)
      throw fault
    }
  }
  const catchUp = async (isWanted: () => boolean): Promise<void> => {
    if (isReading) return
    isReading = true
    lastFault = null
    try {
      while (isBehind() && isWanted()) {
        const before = mustReadAll || seen.is !== 'read' ? null : plain
        await untilAnswered(() => (before === null ? readAll() : readTold(before)), isWanted)
        keeper.heard()
      }
    } catch (fault) {
      lastFault = fault
      // What was read before is better than nothing. Components that throw on a fault only come back if there is none.
      if (seen.is !== 'read') show(listeners.size > 0 ? { is: 'failed', fault } : NOT_READ)
    } finally {
      isReading = false
    }
  }
  const refresh = (): void => void catchUp(() => listeners.size > 0)

  const keeper = saveWhenIdle(diary, {
    // A full read runs only while there is a subscriber.
    catchUp: () => catchUp(() => listeners.size > 0 || !mustReadAll),
    current: () => (plain !== null && !isBehind() && !isReading ? { diary: plain, readAt } : null),
    notes: notes.toStore,
    missed: () => {
      mustReadAll = true
      refresh()
    },
    ...(options.quietMs !== undefined && { quietMs: options.quietMs }),
    ...(options.sight !== undefined && { sight: options.sight }),
  })
  const open = (): void => {
    isOpened = true
    diary.doorbell.listen((change, rows) => {
      keeper.heard()
      const areMeasured = change.includes(SIGNAL_KIND)
      if (areMeasured) measures.areTold()
      if (!change.some((kind) => COLUMN_KINDS.includes(kind))) return areMeasured ? refresh() : undefined
      if (rows === null) {
        mustReadAll = true
        storms += 1
      } else for (const id of rows) told.add(id)
      refresh()
    })
  }

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    if (!isOpened) open()
    refresh()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && seen.is === 'failed') seen = NOT_READ
    }
  }
  /** Another caller may be reading; and something may be written while this one reads. */
  const isCatchingUp = (): boolean => isReading || (isBehind() && lastFault === null)
  const upToDate = async (): Promise<DiaryColumns> => {
    const stop = subscribe(() => {})
    try {
      while (isCatchingUp()) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
        await catchUp(() => true)
      }
      if (seen.is === 'read' && lastFault === null) return seen.diary
      throw lastFault ?? new Error('the diary was not read')
    } finally {
      stop()
    }
  }

  const notesNow = async (): Promise<NoteTexts> => {
    await upToDate()
    return notes.read()
  }

  return { current: () => seen, subscribe, upToDate, notes: notesNow }
}
