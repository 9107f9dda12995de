import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { endDraft } from './drafts.ts'
import type { Diary } from './rows.ts'
import type { StorageFault } from './tables.ts'
import { onItsWay } from './underWay.ts'

const QUIET_MS = 200
/** Who dictates, or drags without a stop, is never still: what they wrote must not wait for that. */
const MOST_MS = 2_000

/** Does it later; returns what calls it off. */
export type Later = (act: () => void, ms: number) => () => void

type DraftWriteResult = Result<undefined, StorageFault>

export interface DraftKeeper<Work> {
  /** Kept once the person has been still for a moment. */
  keep: (work: Work) => void
  /** At once: the page is hidden, or the person leaves. Tells how the last write went. */
  flush: () => Promise<DraftWriteResult>
  /**
   * Before a save, which ends the draft. The newest draft is written first, so that a save which the storage or the end
   * of the page cuts off loses no word. [LOCAL-38] When it resolves nothing is under way, and nothing will be written: a
   * draft that is written after its save would be offered beside it.
   */
  hold: () => Promise<void>
  /** After a save that failed. */
  release: () => void
}

export interface KeptDraft {
  id: string
  /** The draft is there from an earlier visit. */
  isKept?: boolean
  /** A write that nobody waits for went wrong: the person must be told that the draft is in this page alone. */
  onFault: (fault: StorageFault) => void
  later?: Later
}

/** What a draft of this kind is. */
export interface DraftOf<Work> {
  isWorthKeeping: (work: Work) => boolean
  write: (work: Work) => Promise<DraftWriteResult>
}

const byTimer: Later = (act, ms) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** Keeps one draft up to date while it is written in. [REC-23, REF-13] */
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
    // What nobody foresaw is told as well: else the person writes on in a page that keeps nothing.
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
    last = onItsWay(last.then(writeNext, writeNext))
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
