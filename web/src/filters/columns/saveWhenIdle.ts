import type { Diary } from '../../local/rows/rows.ts'
import {
  makeColumnWriter,
  readDiaryRevision,
  type StoredColumns,
  type StoredNotes,
  type DiaryRevision,
} from './storedColumns.ts'

/**
 * The columns are stored after twice this time without a change: another tab's write is in the state immediately, but
 * its notification arrives a little later. Columns stored in between would count as those of that state without
 * containing the write.
 */
const QUIET_MS = 1_500
const LONGEST_WAIT_MS = 2_000

/** Reports whether the page is visible, on each change; returns a function that stops it. */
export type VisibilityWatch = (look: (isSeen: boolean) => void) => () => void

export interface IdleSaveOptions {
  /** Applies all reported changes, even without subscribers. */
  catchUp: () => Promise<void>
  /** Null if they are outdated or not read yet. */
  current: () => StoredColumns | null
  /** The notes of the same state. */
  notes: () => Promise<StoredNotes>
  /** Something was written without a notification. */
  missed: () => void
  quietMs?: number
  sight?: VisibilityWatch
}

export interface IdleSaver {
  /** A change was reported or read. */
  heard: () => void
  /** The columns were loaded from storage for this state; null if they were read from the rows. */
  cameFrom: (mark: DiaryRevision) => void
}

/** Stores the columns when nothing has happened for a while, and when the page is left. [COL-12] */
export function saveWhenIdle(diary: Diary, keeping: IdleSaveOptions): IdleSaver {
  const { catchUp, current, notes, missed, quietMs = QUIET_MS, sight = pageSight } = keeping
  const keep = makeColumnWriter(diary)
  let timer: ReturnType<typeof setTimeout> | undefined
  let heardSoFar = 0
  let quiet: DiaryRevision = null
  let kept: DiaryRevision = null
  /** The state for which the columns were complete, and the number of notifications until then. */
  let settled: { mark: DiaryRevision; heard: number } = { mark: null, heard: -1 }

  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void orLetGo(() => settle(false)), quietMs)
  }
  const settle = async (isLeaving: boolean): Promise<void> => {
    await catchUp()
    const heard = heardSoFar
    const mark = await readDiaryRevision(diary)
    const columns = current()
    if (columns === null || mark === null || heard !== heardSoFar) return
    if (mark !== quiet && !isLeaving) {
      quiet = mark
      return later()
    }
    settled = { mark, heard }
    if (mark === kept) return
    if (!isLeaving) await untilIdle()
    const texts = await notes()
    // Something was written meanwhile: the notes may be those of a later state.
    if (heard !== heardSoFar) return
    await keep(columns, texts, mark)
    kept = mark
  }
  /**
   * A frozen page receives no notifications: if the state has moved nevertheless, everything is read again. [COL-11]
   */
  const lookAgain = async (): Promise<void> => {
    const { mark, heard } = settled
    const now = await readDiaryRevision(diary)
    if (heard === heardSoFar && now !== mark) missed()
  }
  /** The diary was closed meanwhile, or there is no room: the stored columns only save time. */
  const orLetGo = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch {
      clearTimeout(timer)
      stopSeeing()
    }
  }
  const stopSeeing = sight((isSeen) => void orLetGo(() => (isSeen ? lookAgain() : settle(true))))

  return {
    heard: () => {
      heardSoFar += 1
      quiet = null
      later()
    },
    cameFrom: (mark) => {
      kept = mark
      settled = { mark, heard: heardSoFar }
    },
  }
}

const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
    else resolve()
  })

const pageSight: VisibilityWatch = (look) => {
  if (typeof document === 'undefined') return () => undefined
  const tell = (): void => look(document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
