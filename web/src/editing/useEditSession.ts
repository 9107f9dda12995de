import { useEffect, useState, useSyncExternalStore } from 'react'
import { unsavedWork } from '../device/unsavedWork.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useTextOnScreen } from '../ui/fields/textOnScreen.ts'
import { openEditSession, type EditActions, type EditForm, type EditState } from './editSession.ts'

/** An edit session as a screen shows it. */
export interface Editor<Value, Saved, Fault>
  extends EditActions<Value, Saved, Fault>, Omit<EditState<Value>, 'isSaved'> {
  /** Leaving now would lose something. */
  isDirty: boolean
}

/** Opens the form once; a screen shows another form under another key. */
export function useEditSession<Value, Saved, Fault>(
  diary: Diary,
  form: EditForm<Value, Saved, Fault>,
): Editor<Value, Saved, Fault> {
  const [session] = useState(() => openEditSession(diary, form))
  const { isSaved, ...state } = useSyncExternalStore(session.subscribe, session.current)
  const { change, save, keepForLater, discard } = session
  const isDirty = !isSaved && form.isDirty(state.value)
  useFlushedOnLeaving(keepForLater)
  // The page is not reloaded while there is unsaved input.
  useEffect(() => (isDirty ? unsavedWork.hold() : undefined), [isDirty])
  useTextOnScreen(() => (isDirty ? form.toText(state.value) : ''))
  return { ...state, isDirty, change, save, keepForLater, discard }
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
