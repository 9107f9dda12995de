import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { makeObservable, type Observable } from '../device/observable.ts'
import type { Timer } from '../device/timer.ts'
import { trackWrite } from '../local/database/pendingWrites.ts'
import { noteSilence } from '../local/database/storageTimeout.ts'
import { restoreTrashedDraft, trashDraft, type Draft } from '../local/drafts.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { openDraftWriter, type DraftWriter, type FormDraft } from './draftWriter.ts'

/** An editor as its area describes it. */
export interface EditForm<Value, Saved, Fault> {
  /** The value at the start: from a draft, from what is stored, or empty. */
  first: Value
  /** Null if nothing is stored before the form is saved. */
  draft: FormDraft<Value> | null
  /** Restores a discarded draft, if not under its own id. */
  takeBack?: (value: Value) => Promise<unknown>
  /** Leaving now would lose something: the draft is worth keeping, and the person is asked. */
  isDirty: (value: Value) => boolean
  /** What a change brings along with it. */
  adjust?: (before: Value, next: Value) => Value
  /** Writes the row, the clock and the end of the draft in one transaction. `since`: when the first change was made. */
  save: (value: Value, since: number) => Promise<Result<Saved, Fault | StorageFault>>
  /** The text that a person can copy if it cannot be saved. [LOCAL-39] */
  toText: (value: Value) => string
}

export interface EditState<Value> {
  value: Value
  /** The save takes long enough to be shown: most saves end before anybody could read it. */
  isSaving: boolean
  isSaved: boolean
  /** The draft could not be written: the input exists only in this page. */
  isDraftLost: boolean
}

/** The actions of an editor, from the first change to its end. */
export interface EditActions<Value, Saved, Fault> {
  /** Ignored while a save is running or done: the change would not be stored anywhere. */
  change: (next: Value) => void
  save: () => Promise<Result<Saved, Fault | StorageFault>>
  keepForLater: () => Promise<Result<undefined, StorageFault>>
  /** Returns a function that undoes it; null if the value was saved meanwhile and there is nothing to discard. */
  discard: () => Promise<Result<(() => Promise<unknown>) | null, StorageFault>>
}

export interface EditSession<Value, Saved, Fault>
  extends EditActions<Value, Saved, Fault>, Pick<Observable<EditState<Value>>, 'current' | 'subscribe'> {}

interface EditSessionOptions {
  /** Unexpected errors. */
  report?: (fault: unknown) => void
  later?: Timer
}

const NO_DRAFT: DraftWriter<unknown> = {
  keep: () => {},
  flush: () => Promise.resolve(ok(undefined)),
  hold: () => Promise.resolve(),
  release: () => {},
}

const SLOW_MS = 300
const SILENT_MS = 4_000

/**
 * One thing being edited. There are several ways to end it, and on a slow disk one may still be running when the user
 * starts the next: two saves would create two records. [REC-23]
 */
export function openEditSession<Value, Saved, Fault>(
  diary: Diary,
  form: EditForm<Value, Saved, Fault>,
  { report = (fault) => reportError(fault), later }: EditSessionOptions = {},
): EditSession<Value, Saved, Fault> {
  const { draft } = form
  const state = makeObservable<EditState<Value>>({
    value: form.first,
    isSaving: false,
    isSaved: false,
    isDraftLost: false,
  })
  const become = (part: Partial<EditState<Value>>): void => state.become({ ...state.current(), ...part })
  const writer =
    draft === null
      ? NO_DRAFT
      : openDraftWriter<Value>(diary, {
          ...draft,
          isWorthKeeping: form.isDirty,
          onFault: () => become({ isDraftLost: true }),
          later,
        })
  // A draft from an earlier visit counts as written before anything else could be saved.
  let since: number | null = draft?.isKept === true ? 0 : null
  let saving: Promise<Result<Saved, Fault | StorageFault>> | null = null

  const attempt = async (value: Value): Promise<Result<Saved, Fault | StorageFault>> => {
    await writer.hold()
    return form.save(value, since ?? 0)
  }
  const saveNow = async (value: Value): Promise<Result<Saved, Fault | StorageFault>> => {
    const endNotice = noticeSlowSave(() => become({ isSaving: true }))
    const saved = await attempt(value).catch((fault: unknown) => {
      // Whatever the error is, the user must learn that nothing is saved.
      report(fault)
      return err('storage-gone' as const)
    })
    endNotice()
    become({ isSaving: false, isSaved: saved.ok })
    if (saved.ok) return saved
    saving = null
    writer.release()
    return saved
  }
  const encodedDraft = ({ id, kind, encode }: FormDraft<Value>, value: Value): Draft => ({
    id,
    kind,
    at: diary.now(),
    value: encode(value),
  })

  return {
    current: state.current,
    subscribe: state.subscribe,
    change: (next) => {
      if (saving !== null) return
      since ??= diary.now()
      const { value: before } = state.current()
      const value = form.adjust === undefined ? next : form.adjust(before, next)
      become({ value, isDraftLost: false })
      writer.keep(value)
    },
    save: () => {
      // A page reload waits for it.
      saving ??= trackWrite(saveNow(state.current().value))
      return saving
    },
    keepForLater: writer.flush,
    discard: async () => {
      const saved = await saving
      if (saved?.ok === true || draft === null) return ok(null)
      const { value } = state.current()
      await writer.hold()
      const thrown = await trashDraft(diary, encodedDraft(draft, value))
      if (!thrown.ok) {
        writer.release()
        return thrown
      }
      return ok(() => form.takeBack?.(value) ?? restoreTrashedDraft(diary, encodedDraft(draft, value)))
    },
  }
}

/** Returns the function that ends it. [LOCAL-39] */
function noticeSlowSave(onSlow: () => void): () => void {
  const slow = setTimeout(onSlow, SLOW_MS)
  let endSilence = (): void => {}
  const silent = setTimeout(() => (endSilence = noteSilence()), SILENT_MS)
  return () => {
    clearTimeout(slow)
    clearTimeout(silent)
    endSilence()
  }
}
