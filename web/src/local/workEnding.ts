import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { DraftKeeper } from './draftKeeper.ts'
import type { StorageFault } from './tables.ts'
import { onItsWay } from './underWay.ts'

type TakeBack = () => Promise<unknown>

export interface WorkEnding<T, Saved, Fault> {
  /** It is being saved, or is saved: what is changed from now on would be in nothing that is kept. */
  isSaving: () => boolean
  /** The person has written something. */
  touch: () => void
  save: (now: T) => Promise<Result<Saved, Fault | StorageFault>>
  /** Gives what takes it back; null where it was saved meanwhile, and there is nothing to throw away. */
  discard: (now: T) => Promise<Result<TakeBack | null, StorageFault>>
}

export interface WorkEndingOptions<T, Saved, Fault> {
  keeper: Pick<DraftKeeper<unknown>, 'hold' | 'release'>
  clock: () => number
  /** What is there from an earlier visit was written before anything else could be saved. */
  isKept: boolean
  save: (now: T, since: number) => Promise<Result<Saved, Fault | StorageFault>>
  throwAway: (now: T) => Promise<Result<undefined, StorageFault>>
  takeBack: (now: T) => Promise<unknown>
  /** What no browser should throw. */
  report: (fault: unknown) => void
}

/**
 * The end of what is written in one editor. There are several ways to it, and on a slow disk one is still under way
 * when the next is pressed: two saves would make two of one. [REC-23]
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
      // Whatever it is, the person must hear that nothing is saved.
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
      // A page that begins anew waits for it.
      saving ??= onItsWay(saveNow(now))
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
