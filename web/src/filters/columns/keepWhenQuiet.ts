import type { Diary } from '../../local/rows.ts'
import { columnKeeper, stateMark, type KeptColumns, type StateMark } from './columnShelf.ts'

/**
 * Twice so long nothing was rung before the columns are kept: what another tab wrote is in the state at once, and its ring
 * comes a little later. Kept in between, columns without it would pass for those of that state.
 */
const QUIET_MS = 1_500
const LONGEST_WAIT_MS = 2_000

/** Tells whether the page is seen, each time that it changes; returns what ends it. */
export type Sight = (look: (isSeen: boolean) => void) => () => void

export interface Keeping {
  /** Up to date with all that was heard, also where nobody looks. */
  catchUp: () => Promise<void>
  /** Null where they are out of date, or not read yet. */
  current: () => KeptColumns | null
  /** Something was written that nobody told of. */
  missed: () => void
  quietMs?: number
  sight?: Sight
}

export interface QuietKeeper {
  /** Something was rung, or read. */
  heard: () => void
  /** What was read is what is kept for this state; null where it was read from the rows. */
  cameFrom: (mark: StateMark) => void
}

/** Keeps the columns on the device when nothing has happened for a while, and when the page is left. [COL-12] */
export function keepWhenQuiet(diary: Diary, keeping: Keeping): QuietKeeper {
  const { catchUp, current, missed, quietMs = QUIET_MS, sight = pageSight } = keeping
  const keep = columnKeeper(diary)
  let timer: ReturnType<typeof setTimeout> | undefined
  let heardSoFar = 0
  let quiet: StateMark = null
  let kept: StateMark = null
  /** For which state the columns were whole, after how many rings. */
  let settled: { mark: StateMark; heard: number } = { mark: null, heard: -1 }

  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void orLetGo(() => settle(false)), quietMs)
  }
  const settle = async (isLeaving: boolean): Promise<void> => {
    await catchUp()
    const heard = heardSoFar
    const mark = await stateMark(diary)
    const columns = current()
    if (columns === null || mark === null || heard !== heardSoFar) return
    if (mark !== quiet && !isLeaving) {
      quiet = mark
      return later()
    }
    settled = { mark, heard }
    if (mark === kept) return
    if (!isLeaving) await untilIdle()
    await keep(columns, mark)
    kept = mark
  }
  /** A page that was frozen hears nothing: where the state has moved all the same, all is read anew. [COL-11] */
  const lookAgain = async (): Promise<void> => {
    const { mark, heard } = settled
    const now = await stateMark(diary)
    if (heard === heardSoFar && now !== mark) missed()
  }
  /** The diary was closed under it, or there is no room: what is kept is only there to save time. */
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

const pageSight: Sight = (look) => {
  if (typeof document === 'undefined') return () => undefined
  const tell = (): void => look(document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
