import { useEffect, useState } from 'react'
import { useWrittenText } from './writtenText.ts'

/** What an editor writes into: drafts while it goes on, and the ways to its end. */
interface OpenWork<T, Saved, Kept, Discarded> {
  keeper: { keep: (now: T) => void; flush: () => Promise<Kept> }
  ending: {
    isSaving: () => boolean
    touch: () => void
    save: (now: T) => Promise<Saved>
    discard: (now: T) => Promise<Discarded>
  }
}

interface WorkOptions<T, Saved, Kept, Discarded> {
  first: T
  /** Called once. `onLost`: a draft could not be written. */
  open: (onLost: () => void) => OpenWork<T, Saved, Kept, Discarded>
  asksBeforeLeaving: (now: T) => boolean
  /** What a person takes along where it can't be saved. [LOCAL-39] */
  toText: (now: T) => string
  /** The save takes so long that the person must hear of it; gives the call that ends it. */
  noteSilence: () => () => void
  /** While there is something that a reload would take from under the person; gives the call that ends it. */
  hold: () => () => void
}

export interface Work<T, Saved, Kept, Discarded> {
  now: T
  /** There is something that leaving would lose. */
  asks: boolean
  /** It takes so long that it is said: most saves are done before anybody could read it. */
  isSaving: boolean
  /** What is written lies in this page alone. */
  isDraftLost: boolean
  change: (next: T) => void
  save: () => Promise<Saved>
  keepForLater: () => Promise<Kept>
  discard: () => Promise<Discarded>
}

const SLOW_MS = 300
const SILENT_MS = 4_000

/** What is being written on a screen, from the first touch to the end of it. */
export function useWork<T, Saved extends { ok: boolean }, Kept, Discarded>(
  begun: WorkOptions<T, Saved, Kept, Discarded>,
): Work<T, Saved, Kept, Discarded> {
  const { hold, toText, noteSilence } = begun
  const [now, setNow] = useState(begun.first)
  const [isSaving, setSaving] = useState(false)
  const [isDraftLost, setDraftLost] = useState(false)
  const [{ keeper, ending }] = useState(() => begun.open(() => setDraftLost(true)))
  const [isSaved, setSaved] = useState(false)
  useFlushedOnLeaving(keeper.flush)
  const asks = !isSaved && begun.asksBeforeLeaving(now)
  useEffect(() => (asks ? hold() : undefined), [asks, hold])
  useWrittenText(() => (asks ? toText(now) : ''))

  return {
    now,
    asks,
    isSaving,
    isDraftLost,
    change: (next) => {
      if (ending.isSaving()) return
      ending.touch()
      setNow(next)
      setDraftLost(false)
      keeper.keep(next)
    },
    save: async () => {
      const slow = setTimeout(() => setSaving(true), SLOW_MS)
      let endSilence = (): void => {}
      const silent = setTimeout(() => (endSilence = noteSilence()), SILENT_MS)
      const saved = await ending.save(now)
      clearTimeout(slow)
      clearTimeout(silent)
      endSilence()
      setSaving(false)
      setSaved(saved.ok)
      return saved
    },
    keepForLater: keeper.flush,
    discard: () => ending.discard(now),
  }
}

/** A tab that is closed or put away gives no second chance. */
export function useFlushedOnLeaving(flush: () => Promise<unknown>): void {
  useEffect(() => {
    const flushNow = (): void => void flush()
    const flushWhenHidden = (): void => void (document.hidden && flushNow())
    // In pagehide WebKit writes nothing any more. Whoever leaves lets go of the field first, or is asked to stay.
    document.addEventListener('focusout', flushNow)
    addEventListener('beforeunload', flushNow)
    addEventListener('pagehide', flushNow)
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      flushNow()
      document.removeEventListener('focusout', flushNow)
      removeEventListener('beforeunload', flushNow)
      removeEventListener('pagehide', flushNow)
      document.removeEventListener('visibilitychange', flushWhenHidden)
    }
  }, [flush])
}
