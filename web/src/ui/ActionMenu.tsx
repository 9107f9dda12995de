import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import './actionMenu.css'
import { ActionMenuOverlay, type FirstFocus, type MenuAction } from './ActionMenuOverlay.tsx'
import { DiaryIcon } from './DiaryIcon.tsx'
import './iconButton.css'

/** Keys open the menu on keydown, not on the click that follows: only then does the library see keyboard use. */
const KEYS: Record<string, FirstFocus> = { Enter: 'first', ' ': 'first', ArrowDown: 'first', ArrowUp: 'last' }

/**
 * A three-dot button; its label says what the menu holds: "Edit, duplicate or delete". A long list has one in each
 * card, so until it is first opened it is only a plain button.
 */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [focus, setFocus] = useState<FirstFocus | null>(null)
  const open = (button: HTMLElement, on: FirstFocus): void => {
    // Not every browser focuses a pressed button, and the menu returns the focus to the element that had it.
    button.focus({ preventScroll: true })
    setFocus(on)
    setOpen(true)
  }
  const press = ({ currentTarget, detail }: MouseEvent<HTMLElement>): void =>
    open(currentTarget, isByVoice(detail) ? 'first' : true)
  const pressKey = (event: KeyboardEvent<HTMLElement>): void => {
    const on = KEYS[event.key]
    if (on === undefined) return
    event.preventDefault()
    open(event.currentTarget, on)
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="icon-button opens-menu"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-pressed={isOpen || undefined}
        onClick={press}
        onKeyDown={pressKey}
      >
        <DiaryIcon name="more" />
      </button>
      {focus !== null && (
        <ActionMenuOverlay
          id={id}
          label={label}
          actions={actions}
          trigger={trigger}
          focus={focus}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  )
}

/** A click without a pointer comes from a screen reader. */
const isByVoice = (detail: number): boolean => detail === 0
