import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { trackWrite } from './database/pendingWrites.ts'
import type { DraftKeeper } from './draftKeeper.ts'
import type { StorageFault } from './tables.ts'

type TakeBack = () => Promise<unknown>

export interface WorkEnding<T, Saved, Fault> {
  /** A save is running or done: changes from now on would not be stored anywhere. */
  isSaving: () => boolean
  /** The person has changed something. */
  touch: () => void
  save: (now: T) => Promise<Result<Saved, Fault | StorageFault>>
  /** Returns a function that undoes it; null if the work was saved meanwhile and there is nothing to discard. */
  discard: (now: T) => Promise<Result<TakeBack | null, StorageFault>>
}

export interface WorkEndingOptions<T, Saved, Fault> {
  keeper: Pick<DraftKeeper<unknown>, 'hold' | 'release'>
  clock: () => number
  /** A draft from an earlier visit counts as written before anything else could be saved. */
  isKept: boolean
  save: (now: T, since: number) => Promise<Result<Saved, Fault | StorageFault>>
  throwAway: (now: T) => Promise<Result<undefined, StorageFault>>
  takeBack: (now: T) => Promise<unknown>
  /** Unexpected errors. */
  report: (fault: unknown) => void
}

/**
 * Ends the work in one editor. There are several ways to end it, and on a slow disk one may still be running when the
 * user starts the next: two saves would create two records. [REC-23]
 */
export function openWorkEnding<T, Saved, Fault>(
  ended: WorkEndingOptions<T, Saved, Fault>,
): WorkEnding<T, Saved, Fault> {
  const { keeper, clock, report } = ended
  let since: number | null = ended.isKept ? 0 : null
  let saving: Promise<Result<Saved, Fault | StorageFault>> | null = null

  const attempt = async (now: T): Promise<Result<Saved, Fault | StorageFault>> => {
    await keeper.hold()
    return ended.save(now, since ?? 0)
  }
  const saveNow = async (now: T): Promise<Result<Saved, Fault | StorageFault>> => {
    const saved = await attempt(now).catch((fault: unknown) => {
      // Whatever the error is, the user must learn that nothing is saved.
      report(fault)
      return err('storage-gone' as const)
    })
    if (saved.ok) return saved
    saving = null
    keeper.release()
    return saved
  }

  return {
    isSaving: () => saving !== null,
    touch: () => {
      since ??= clock()
    },
    save: (now) => {
      // A page reload waits for it.
      saving ??= trackWrite(saveNow(now))
      return saving
    },
    discard: async (now) => {
      const saved = await saving
      if (saved?.ok === true) return ok(null)
      await keeper.hold()
      const thrown = await ended.throwAway(now)
      if (!thrown.ok) keeper.release()
      return thrown.ok ? ok(() => ended.takeBack(now)) : thrown
    },
  }
}
