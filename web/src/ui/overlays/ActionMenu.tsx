import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { Menu, MenuItem, Popover } from 'react-aria-components'
import { DiaryIcon } from '../icons/DiaryIcon.tsx'
import './actionMenu.css'
import '../controls/iconButton.css'

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

interface MenuAction {
  label: string
  icon: ReactNode
  isDanger?: boolean
  onAction: () => void
}

/** Which item has the focus when the menu opens; true for the menu itself. */
type FirstFocus = 'first' | 'last' | true

interface ActionMenuOverlayProps {
  id: string
  label: string
  actions: readonly MenuAction[]
  trigger: RefObject<HTMLElement | null>
  focus: FirstFocus
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

function ActionMenuOverlay(props: ActionMenuOverlayProps) {
  const { id, label, actions, trigger, focus, isOpen, onOpenChange } = props
  return (
    <Popover
      className="action-popover"
      placement="bottom end"
      aria-label={label}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Menu
        id={id}
        className="action-menu"
        aria-label={label}
        autoFocus={focus}
        onClose={() => onOpenChange(false)}
      >
        {actions.map(({ label: action, icon, isDanger, onAction }) => (
          <MenuItem
            key={action}
            id={action}
            textValue={action}
            className={isDanger === true ? 'action-item danger' : 'action-item'}
            onAction={onAction}
          >
            {icon}
            {action}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
