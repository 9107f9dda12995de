import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import './actionMenu.css'
import { ActionMenuOverlay, type FirstFocus, type MenuAction } from './ActionMenuOverlay.tsx'
import { DiaryIcon } from './DiaryIcon.tsx'
import './iconButton.css'

/** With the key down, and not by the click that follows it: only then the library knows it for a key. */
const KEYS: Record<string, FirstFocus> = { Enter: 'first', ' ': 'first', ArrowDown: 'first', ArrowUp: 'last' }

/**
 * Three dots; what they hide is said by the label: "Edit, duplicate or delete". A long list has one in each card, so
 * until it is first opened there is nothing of it but a plain button.
 */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [focus, setFocus] = useState<FirstFocus | null>(null)
  const open = (button: HTMLElement, on: FirstFocus): void => {
    // Not every browser gives the focus to what is pressed, and the menu gives it back to who had it.
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

/** A click that no pointer made is one of a screen reader. */
const isByVoice = (detail: number): boolean => detail === 0
