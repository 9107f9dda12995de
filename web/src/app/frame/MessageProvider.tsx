import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { diaryOwner, useSessionStore } from '../../access/session.ts'
import { storageIsSilent } from '../../local/database/storageTimeout.ts'
import { useTextRescue } from '../../settings/saving/useTextRescue.ts'
import { useText } from '../../text/useText.tsx'
import { makeToastQueue, type ToastQueue, ToastsContext } from '../../ui/overlays/toasts.ts'
import { type ErrorMessages as Showing, errorText, MessagesContext } from '../../ui/overlays/useMessages.ts'
import './messageProvider.css'
import './storageSilence.css'

const loadDialog = async () => ({ default: (await import('./ErrorDialog.tsx')).ErrorDialog })
const ErrorDialog = lazy(loadDialog)
const loadRegion = async () => ({ default: (await import('../../ui/overlays/ToastRegion.tsx')).ToastRegion })
const ToastRegion = lazy(loadRegion)

const QUIET_MS = 1_000

interface Failed {
  words: string
  retry: () => void
}

/** Shows all messages of the app: toasts in turn, and the dialog that offers Retry. */
export function MessageProvider({ children }: { children: ReactNode }) {
  const text = useText()
  const common = useText('common')
  const [toasts] = useState(makeToastQueue)
  const [failed, setFailed] = useState<Failed | null>(null)
  const hasRegion = useRegion(toasts)
  useForgetting(toasts)
  const showing = useMemo<Showing>(() => {
    const words = { away: common('noDataConnection'), unknown: common('unknownError') }
    const showError: Showing['showError'] = (fault) => toasts.show({ message: errorText(fault, words) })
    return {
      showError,
      askRetry: (fault, retry) => {
        const open = (): void => setFailed({ words: errorText(fault, words), retry })
        // Offline its chunk may be unavailable: then at least the error is shown.
        loadDialog().then(open, () => showError(fault))
      },
    }
  }, [toasts, common])

  return (
    <ToastsContext value={toasts}>
      <MessagesContext value={showing}>{children}</MessagesContext>
      <div className="messages" data-react-aria-top-layer="true">
        <Suspense>
          {hasRegion && (
            <ToastRegion
              queue={toasts}
              okLabel={common('ok')}
              undoLabel={text('undo')}
              retryLabel={common('retry')}
            />
          )}
        </Suspense>
      </div>
      <StorageSilence />
      {failed !== null && (
        <Suspense>
          <ErrorDialog words={failed.words} onRetry={failed.retry} onClose={() => setFailed(null)} />
        </Suspense>
      )}
    </ToastsContext>
  )
}

/** Not in the initial bundle: the app opens without it. A failed fetch is tried again with the next message. */
function useRegion(toasts: ToastQueue): boolean {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    const load = (): Promise<void> =>
      loadRegion().then(
        () => setHere(true),
        () => undefined,
      )
    // Loaded after the home screen; an earlier message loads it immediately.
    const timer = setTimeout(() => void load(), QUIET_MS)
    const stop = toasts.subscribe(() => void load())
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [toasts])
  return isHere
}

/** Clears the messages when the person changes: the next one must not read them. */
function useForgetting(toasts: ToastQueue): void {
  const session = useSessionStore()
  useEffect(() => {
    const ownerNow = (): string => JSON.stringify(diaryOwner(session.current()))
    let owner = ownerNow()
    return session.subscribe(() => {
      if (ownerNow() !== owner) toasts.forget()
      owner = ownerNow()
    })
  }, [session, toasts])
}

/** Shown while the browser's storage does not answer: what happens, and how to copy or export the text. [LOCAL-39] */
function StorageSilence() {
  const isSilent = useSyncExternalStore(storageIsSilent.subscribe, storageIsSilent.current)
  const text = useText()
  const rescue = useTextRescue()
  return (
    // Always mounted, also when empty: some screen readers miss an alert that appears together with its text.
    <div role="alert" className="storage-silence" data-react-aria-top-layer="true">
      {isSilent && (
        <div className="note warn">
          <p>{text('storageSilentNote')}</p>
          <div className="storage-silence-ways">
            {rescue().map(({ label, onChoose }) => (
              // Plain buttons: they must render when nothing more can be loaded.
              <button key={label} type="button" className="button text" onClick={onChoose}>
                {label}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
