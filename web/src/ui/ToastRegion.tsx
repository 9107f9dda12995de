import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { Button } from 'react-aria-components'
import { Icon } from './Icon.tsx'
import './toast.css'
import { timeOf, type Toast, type ToastQueue } from './toastQueue.ts'

interface ToastRegionProps {
  queue: ToastQueue
  okLabel: string
  undoLabel: string
}

/** Our own and not the library's: that one interrupts as an alert dialog, and a saved record is no alarm. */
export function ToastRegion({ queue, okLabel, undoLabel }: ToastRegionProps) {
  const toast = useSyncExternalStore(queue.subscribe, queue.current)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const cameFrom = useRef<HTMLElement | null>(null)
  const isHeld = isHovered || isFocused

  useEffect(() => {
    if (toast === null || isHeld) return
    const timer = setTimeout(() => queue.close(toast), timeOf(toast))
    return () => clearTimeout(timer)
  }, [queue, toast, isHeld])

  const enter = ({ relatedTarget }: FocusEvent): void => {
    if (!isFocused && relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget
    setFocused(true)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false)
  }
  const close = (closed: Toast): void => {
    // The pressed button goes away with its message, and the focus would fall to the top of the page.
    if (isFocused) cameFrom.current?.focus()
    setHovered(false)
    queue.close(closed)
  }

  return (
    // Where a dialog is open the library hides the rest of the page; this mark keeps the messages heard.
    <div
      className="toast"
      data-shown={toast !== null}
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={leave}
    >
      {toast?.isDone === true && <Icon name="check" isSmall />}
      {/* Always there, also empty: a status that comes with its words is not announced everywhere. */}
      <p role="status">{toast?.message}</p>
      {toast !== null && (
        <div className="toast-buttons">
          {toast.undo !== undefined && (
            <Button
              className="toast-button"
              onPress={() => {
                close(toast)
                toast.undo?.()
              }}
            >
              {undoLabel}
            </Button>
          )}
          <Button className="toast-button" onPress={() => close(toast)}>
            {okLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
