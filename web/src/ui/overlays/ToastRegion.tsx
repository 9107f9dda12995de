import { type FocusEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from 'react-aria-components'
import { Icon } from '../icons/Icon.tsx'
import { type ShownToast, toastDuration, type Toast, type ToastQueue } from './toasts.ts'
import './toast.css'

interface Words {
  okLabel: string
  undoLabel: string
  retryLabel: string
}

/** Replaces the library's toasts: those interrupt as an alert dialog, and a saved record is no emergency. */
export function ToastRegion({ queue, ...words }: Words & { queue: ToastQueue }) {
  const shown = useSyncExternalStore(queue.subscribe, queue.shown)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const cameFrom = useRef<HTMLElement | null>(null)
  useToastTimers(queue, shown, isHovered || isFocused)

  const enter = ({ relatedTarget }: FocusEvent): void => {
    if (!isFocused && relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget
    setFocused(true)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false)
  }
  const close = (closed: Toast): void => {
    // The pressed button disappears with its toast, and the focus would fall to the top of the page.
    if (isFocused) cameFrom.current?.focus()
    setHovered(false)
    queue.close(closed)
  }

  return (
    // While a dialog is open the library hides the rest of the page; this attribute keeps the toasts announced.
    <div
      className="toast"
      data-shown={shown.length > 0}
      data-react-aria-top-layer="true"
      // Not onPointerEnter: Firefox fires that when a toast appears under a resting pointer. [UI-9]
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={leave}
    >
      {/* Always mounted, also when empty: some screen readers do not announce a status that appears together with
          its text. Of two toasts only the new one is announced. */}
      <div role="status" aria-atomic="false" className="unseen">
        {shown.map(({ key, toast }) => (
          <p key={key}>{toast.message}</p>
        ))}
      </div>
      {shown.map(({ key, toast }) => (
        <ToastRow key={key} {...words} toast={toast} onClose={() => close(toast)} />
      ))}
    </div>
  )
}

interface ToastRowProps extends Words {
  toast: Toast
  onClose: () => void
}

function ToastRow({ toast, okLabel, undoLabel, retryLabel, onClose }: ToastRowProps) {
  const message = useId()
  const act = toast.undo ?? toast.retry
  return (
    <div className="toast-row">
      {toast.isDone === true && <Icon name="check" isSmall />}
      <p id={message} aria-hidden="true">
        {toast.message}
      </p>
      <div className="toast-buttons">
        {act !== undefined && (
          <Button
            className="toast-button"
            aria-describedby={message}
            onPress={() => {
              onClose()
              act()
            }}
          >
            {toast.undo === undefined ? retryLabel : undoLabel}
          </Button>
        )}
        <Button className="toast-button" aria-describedby={message} onPress={onClose}>
          {okLabel}
        </Button>
      </div>
    </div>
  )
}

/** Each toast has its own timer, independent of the others; after a hold all of them start again. */
function useToastTimers(queue: ToastQueue, shown: readonly ShownToast[], isHeld: boolean): void {
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    const timed = isHeld ? [] : shown
    for (const [key, timer] of running) {
      if (timed.some((one) => one.key === key)) continue
      clearTimeout(timer)
      running.delete(key)
    }
    for (const { key, toast } of timed) {
      if (!running.has(key))
        running.set(
          key,
          setTimeout(() => queue.close(toast), toastDuration(toast)),
        )
    }
  }, [queue, shown, isHeld])
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running.values()) clearTimeout(timer)
      running.clear()
    }
  }, [])
}
