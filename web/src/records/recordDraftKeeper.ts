import { asksBeforeLeaving } from '@reprieve/domain/records/leaveRecord.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { endDraft } from '../local/drafts.ts'
import type { Diary } from '../local/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { keepRecordDraft, type InWork } from './recordDraft.ts'

const QUIET_MS = 200
/** Who dictates, or drags without a stop, is never still: what they wrote must not wait for that. */
const MOST_MS = 2_000

/** Does it later; returns what calls it off. */
export type Later = (act: () => void, ms: number) => () => void

export interface DraftKeeper {
  /** Kept once the person has been still for a moment. */
  keep: (inWork: InWork) => void
  /** At once: the page is hidden, or the person leaves. Tells how the last write went. */
  flush: () => Promise<Result<undefined, StorageFault>>
  /**
   * Before a save, which ends the draft: nothing is under way when it resolves, and nothing will be written. A draft
   * that is written after its save would be offered as a second record.
   */
  hold: () => Promise<void>
  /** After a save that failed. */
  release: () => void
}

export interface Kept {
  id: string
  /** The draft is there from an earlier visit. */
  isKept?: boolean
  /** A write that nobody waits for went wrong: the person must be told that the draft is in this page alone. */
  onFault: (fault: StorageFault) => void
  later?: Later
}

const byTimer: Later = (act, ms) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** Keeps one draft up to date while it is written in. [REC-23] */
export function openDraftKeeper(diary: Diary, asked: Kept): DraftKeeper {
  const { id, onFault, later = byTimer } = asked
  let isKept = asked.isKept ?? false
  let isHeld = false
  let waiting: InWork | null = null
  let waitsSince = 0
  let callOff = (): void => {}
  let last: Promise<Result<undefined, StorageFault>> = Promise.resolve(ok(undefined))

  const write = async (inWork: InWork): Promise<Result<undefined, StorageFault>> => {
    const isWorthKeeping = asksBeforeLeaving(inWork.opened, inWork.record)
    if (!isWorthKeeping && !isKept) return ok(undefined)
    const writing = isWorthKeeping ? keepRecordDraft(diary, { id, ...inWork }) : endDraft(diary, id)
    // What nobody foresaw is told as well: else the person writes on in a page that keeps nothing.
    const written = await writing.catch(() => err('storage-gone' as const))
    if (written.ok) isKept = isWorthKeeping
    else waiting ??= inWork
    return written
  }
  const writeWaiting = (): Promise<Result<undefined, StorageFault>> => {
    callOff()
    const next = waiting
    if (next === null || isHeld) return last
    waiting = null
    const writeNext = () => write(next)
    last = last.then(writeNext, writeNext)
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
    keep: (inWork) => {
      if (waiting === null) waitsSince = diary.now()
      waiting = inWork
      schedule()
    },
    flush: writeWaiting,
    hold: async () => {
      isHeld = true
      callOff()
      await last
    },
    release: () => {
      isHeld = false
      schedule()
    },
  }
}
