import { useEffect, useState } from 'react'
import { useTextOnScreen } from './fields/textOnScreen.ts'

/** What an editor writes to: drafts while editing, and the actions that end it. */
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
  /** Called once. `onLost` is called if a draft could not be written. */
  open: (onLost: () => void) => OpenWork<T, Saved, Kept, Discarded>
  asksBeforeLeaving: (now: T) => boolean
  /** The text that a person can copy if it cannot be saved. [LOCAL-39] */
  toText: (now: T) => string
  /** Reports that the save takes too long; returns the function that ends the report. */
  noteSilence: () => () => void
  /** Prevents reloads while there is unsaved input; returns the function that ends this. */
  hold: () => () => void
}

export interface Work<T, Saved, Kept, Discarded> {
  now: T
  /** Leaving now would lose something. */
  asks: boolean
  /** The save takes long enough to be shown: most saves end before anybody could read it. */
  isSaving: boolean
  /** The draft could not be written: the input exists only in this page. */
  isDraftLost: boolean
  change: (next: T) => void
  save: () => Promise<Saved>
  keepForLater: () => Promise<Kept>
  discard: () => Promise<Discarded>
}

const SLOW_MS = 300
const SILENT_MS = 4_000

/** The state of what is being edited on a screen, from the first change to its end. */
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
  useTextOnScreen(() => (asks ? toText(now) : ''))

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

/** Writes drafts before the tab is closed or hidden: there is no later chance. */
export function useFlushedOnLeaving(flush: () => Promise<unknown>): void {
  useEffect(() => {
    const flushNow = (): void => void flush()
    const flushWhenHidden = (): void => void (document.hidden && flushNow())
    // WebKit no longer writes in pagehide. A person who leaves blurs the field first, or is asked to stay.
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
