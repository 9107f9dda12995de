import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { delayByTimer, type Timer } from '../device/timer.ts'
import { trackWrite } from '../local/database/pendingWrites.ts'
import { endDraft, storeDraft } from '../local/drafts.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'

const QUIET_MS = 200
/** A person who dictates or drags never pauses: the draft is written after this time anyway. */
const MOST_MS = 2_000

type DraftWriteResult = Result<undefined, StorageFault>

/** Where and how the draft of one form is stored. */
export interface FormDraft<Value> {
  id: string
  /** The draft already exists from an earlier visit. */
  isKept: boolean
  kind: string
  /** In a format that other app versions can read too. */
  encode: (value: Value) => unknown
}

export interface DraftWriterOptions<Value> extends FormDraft<Value> {
  isWorthKeeping: (value: Value) => boolean
  /** A background write failed: the person must learn that the draft exists only in this page. */
  onFault: (fault: StorageFault) => void
  later?: Timer | undefined
}

export interface DraftWriter<Value> {
  /** Writes the draft once the person has paused for a moment. */
  keep: (value: Value) => void
  /** Writes immediately: the page is hidden, or the person leaves. Returns the result of the last write. */
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

/** Saves one draft while the person edits it. [REC-23, REF-13] */
export function openDraftWriter<Value>(diary: Diary, options: DraftWriterOptions<Value>): DraftWriter<Value> {
  const { id, kind, encode, onFault, later = delayByTimer } = options
  let isKept = options.isKept
  let isHeld = false
  let waiting: { value: Value } | null = null
  let waitsSince = 0
  let callOff = (): void => {}
  let last: Promise<DraftWriteResult> = Promise.resolve(ok(undefined))

  const write = async (next: { value: Value }): Promise<DraftWriteResult> => {
    const isWorthKeeping = options.isWorthKeeping(next.value)
    if (!isWorthKeeping && !isKept) return ok(undefined)
    const writing = isWorthKeeping
      ? storeDraft(diary, { id, kind, value: encode(next.value) })
      : endDraft(diary, id)
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
    keep: (value) => {
      if (waiting === null) waitsSince = diary.now()
      waiting = { value }
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
