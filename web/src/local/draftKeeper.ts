import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { trackWrite } from './database/pendingWrites.ts'
import { endDraft } from './drafts.ts'
import type { Diary } from './rows/rows.ts'
import type { StorageFault } from './tables.ts'

const QUIET_MS = 200
/** A person who dictates or drags never pauses: the draft is written after this time anyway. */
const MOST_MS = 2_000

/** Runs `act` later; returns a function that cancels it. */
export type Later = (act: () => void, ms: number) => () => void

type DraftWriteResult = Result<undefined, StorageFault>

export interface DraftKeeper<Work> {
  /** Writes the draft once the person has paused for a moment. */
  keep: (work: Work) => void
  /** Writes at once: the page is hidden, or the person leaves. Returns the result of the last write. */
  flush: () => Promise<DraftWriteResult>
  /**
   * Call before a save, which ends the draft. Writes the newest draft first, so that a save that the storage or the end
   * of the page interrupts loses nothing. [LOCAL-38] After it resolves, no write is pending or will start: a draft
   * written after its save would be offered beside the saved record.
   */
  hold: () => Promise<void>
  /** Call after a save that failed. */
  release: () => void
}

export interface KeptDraft {
  id: string
  /** The draft already exists from an earlier visit. */
  isKept?: boolean
  /** A background write failed: the person must learn that the draft exists only in this page. */
  onFault: (fault: StorageFault) => void
  later?: Later
}

/** How drafts of one kind are judged and written. */
export interface DraftOf<Work> {
  isWorthKeeping: (work: Work) => boolean
  write: (work: Work) => Promise<DraftWriteResult>
}

const byTimer: Later = (act, ms) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** Saves one draft while the person edits it. [REC-23, REF-13] */
export function openDraftKeeper<Work>(diary: Diary, asked: KeptDraft & DraftOf<Work>): DraftKeeper<Work> {
  const { id, onFault, later = byTimer } = asked
  let isKept = asked.isKept ?? false
  let isHeld = false
  let waiting: { work: Work } | null = null
  let waitsSince = 0
  let callOff = (): void => {}
  let last: Promise<DraftWriteResult> = Promise.resolve(ok(undefined))

  const write = async (next: { work: Work }): Promise<DraftWriteResult> => {
    const isWorthKeeping = asked.isWorthKeeping(next.work)
    if (!isWorthKeeping && !isKept) return ok(undefined)
    const writing = isWorthKeeping ? asked.write(next.work) : endDraft(diary, id)
    // Unexpected errors are reported too: otherwise the person goes on writing in a page that saves nothing.
    const written = await writing.catch(() => err('storage-gone' as const))
    if (written.ok) isKept = isWorthKeeping
    else waiting ??= next
    return written
  }
  const writeWaiting = (): Promise<DraftWriteResult> => {
    callOff()
    const next = waiting
    if (next === null || isHeld) return last
    waiting = null
    const writeNext = () => write(next)
    last = trackWrite(last.then(writeNext, writeNext))
    return last
  }
  const schedule = (): void => {
    callOff()
    if (isHeld || waiting === null) return
    const left = Math.max(0, waitsSince + MOST_MS - diary.now())
    callOff = later(
      () => void writeWaiting().then((written) => written.ok || onFault(written.reason)),
      Math.min(QUIET_MS, left),
    )
  }

  return {
    keep: (work) => {
      if (waiting === null) waitsSince = diary.now()
      waiting = { work }
      schedule()
    },
    flush: writeWaiting,
    hold: async () => {
      const written = writeWaiting()
      isHeld = true
      await written
    },
    release: () => {
      isHeld = false
      schedule()
    },
  }
}
